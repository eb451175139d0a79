import Foundation
import SemanticTree
import SourceMessages

/// A user's files, compiled: what can be shown of them, and the library that shows it.
public struct SourceBuild: Sendable {
  public var library: URL
  public var plan: SourcePlan
  /// The files in the order of the plan's numbers.
  public var files: [SourceFile]

  /// Where the user's types are declared; a name that several types share says nothing.
  public var declarations: [String: SourceLocation] {
    let places = plan.declarations.map { type in
      (type.name, SourceLocation(file: files[type.file].name, line: type.line, column: type.column))
    }
    let grouped = Dictionary(grouping: places, by: \.0)
    return grouped.compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }

  /// The compiler's names for the files, as source locations hold them, with the names that users know.
  public var fileNames: [String: String] {
    Dictionary(uniqueKeysWithValues: zip(plan.copies, files).map { ("UserSource/\($0)", $1.name) })
  }
}

/// Compiles a user's files once for each content.
public struct SourceBuilder: Sendable {
  let installation: Installation
  let cache: BuildCache
  /// The language mode of the user's module.
  public var languageMode = "5"

  /// How often something is taken out and compiling tried again.
  private static let attempts = 24
  private static let planName = "plan.json"

  public init(_ installation: Installation) {
    self.installation = installation
    cache = BuildCache()
  }

  /// - Throws: `SourceError`.
  public func build(_ files: [SourceFile]) throws -> SourceBuild {
    let key = try key(of: files)
    if let folder = cache.build(for: key), let known = build(in: folder, files) { return known }
    let folder = try cache.store(key) { try make(files, in: $0) }
    guard let build = build(in: folder, files) else {
      throw SourceError.notStarted("the build in \(folder.path) cannot be read")
    }
    return build
  }

  private func build(in folder: URL, _ files: [SourceFile]) -> SourceBuild? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.planName)),
      let plan = try? JSONDecoder().decode(SourcePlan.self, from: data)
    else { return nil }
    let library = folder.appendingPathComponent("libUserSource.\(Installation.libraryExtension)")
    return SourceBuild(library: library, plan: plan, files: files)
  }

  private func key(of files: [SourceFile]) throws -> String {
    var key = ContentKey()
    key.add(languageMode)
    for part in [installation.runtime, installation.frontEnd, installation.compiler] { key.add(fileAt: part) }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw SourceError.notRead([SourceProblem(file: file.name, message: "the file cannot be read")])
      }
      key.add(file.name)
      key.add(data)
    }
    return key.name
  }

  private func make(_ files: [SourceFile], in folder: URL) throws {
    let compiler = SourceCompiler(installation: installation, languageMode: languageMode)
    let frontEnd = FrontEnd(installation: installation)
    let preparation = SourcePreparation(files: files, folder: folder.path)
    var plan = try frontEnd.plan(for: .prepare(preparation))
    var firstErrors: [CompilerMessage] = []
    for _ in 0..<Self.attempts {
      switch try compiler.compile(plan.copies, in: folder) {
      case .library:
        try JSONEncoder().encode(plan).write(to: folder.appendingPathComponent(Self.planName))
        return
      case .errors(let errors):
        if firstErrors.isEmpty { firstErrors = errors }
        let rescue = SourceRescue(preparation: preparation, removals: plan.removals, errors: errors)
        let next = try frontEnd.plan(for: .rescue(rescue))
        guard next.removals != plan.removals else { throw failure(firstErrors, plan, files) }
        plan = next
      }
    }
    throw failure(firstErrors, plan, files)
  }

  private func failure(_ errors: [CompilerMessage], _ plan: SourcePlan, _ files: [SourceFile]) -> SourceError
  {
    let names = Dictionary(uniqueKeysWithValues: zip(plan.copies, files.map(\.name)))
    return .notCompiled(MissingNames(errors, named: names).description)
  }
}
