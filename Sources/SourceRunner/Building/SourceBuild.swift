import Foundation
import SemanticTree
import SourceMessages

/// A user's files, compiled: what can be shown of them, and the library that shows it.
public struct SourceBuild: Sendable {
  public var library: URL
  public var plan: SourcePlan
  /// The files in the order of the plan's numbers.
  public var files: [SourceFile]

  /// The folder of the project that the files belong to, where its catalogues are looked for. Nil where that is the
  /// user's home, which no code of others is to read.
  public var projectFolder: String? {
    let root = ProjectIndex.root(above: files[0].path)
    return UserHome.isExposed(by: root) ? nil : root
  }

  private static let planName = "plan.json"

  /// A finished build; nil where the folder holds none.
  init?(in folder: URL, _ files: [SourceFile]) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.planName)),
      let plan = try? JSONDecoder().decode(SourcePlan.self, from: data),
      plan.copies.count == files.count + 1,
      plan.previews.allSatisfy({ files.indices.contains($0.file) }),
      plan.removals.allSatisfy({ files.indices.contains($0.file) })
    else { return nil }
    library = folder.appendingPathComponent(Self.libraryName)
    guard
      Self.size(of: library)
        == (try? String(contentsOf: folder.appendingPathComponent(Self.sizeName), encoding: .utf8))
    else { return nil }
    (self.plan, self.files) = (plan, files)
  }

  private static let libraryName = "libUserSource.\(Installation.libraryExtension)"
  /// A library of another size than it was made with was damaged.
  private static let sizeName = "size.txt"

  private static func size(of library: URL) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
    return (attributes?[.size] as? NSNumber).map { "\($0)" }
  }

  /// Puts a plan beside the library that was made by it.
  static func write(_ plan: SourcePlan, to folder: URL) throws {
    let size = size(of: folder.appendingPathComponent(libraryName)) ?? ""
    try Data(size.utf8).write(to: folder.appendingPathComponent(sizeName))
    try JSONEncoder().encode(plan).write(to: folder.appendingPathComponent(planName))
  }

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
  /// Whether files of the same project that declare what is missing are compiled too.
  public var findsCompanions = true

  public init(_ installation: Installation) {
    self.installation = installation
    cache = BuildCache()
  }

  /// - Throws: `SourceError`.
  public func build(_ files: [SourceFile]) throws -> SourceBuild {
    let named = try key(of: files)
    let all = files + cache.companions(for: named)
    let wanted = try key(of: all)
    if let folder = cache.build(for: wanted), let known = SourceBuild(in: folder, all), isValid(known) {
      return known
    }
    let draft = try cache.draft()
    var work = BuildWork(files, in: draft, self)
    do {
      try work.run()
      let made = try key(of: work.files)
      // Another run may have made the same meanwhile, and have it open.
      if let folder = cache.build(for: made), let known = SourceBuild(in: folder, work.files), isValid(known)
      {
        try? FileManager.default.removeItem(at: draft)
        return known
      }
      let folder = try cache.keep(draft, as: made)
      try cache.note(companions: Array(work.files.dropFirst(files.count)), for: named)
      guard let build = SourceBuild(in: folder, work.files) else {
        throw SourceError.notStarted("the build in \(folder.path) cannot be read")
      }
      return build
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw error
    }
  }

  /// What was missing may have come since: in another file, or in a catalogue.
  private func isValid(_ build: SourceBuild) -> Bool {
    if build.plan.removals.isEmpty { return true }
    let attributes = try? FileManager.default.attributesOfItem(atPath: build.library.path)
    guard let made = attributes?[.modificationDate] as? Date else { return false }
    return !ProjectIndex.isChanged(around: build.files[0].path, since: made)
  }

  /// In bytes. The compiler takes minutes and gigabytes for generated files of more.
  private static let longestFile = 2 << 20

  private static func tooLong(_ file: SourceFile, _ count: Int) -> SourceProblem {
    SourceProblem(
      file: file.name, line: 1, column: 1,
      message: "the file has \(count) bytes, and \(longestFile) are the most that is compiled here; "
        + "keep generated code apart from views")
  }

  private func key(of files: [SourceFile]) throws -> String {
    var key = ContentKey()
    key.add("\(languageMode) \(findsCompanions)")
    for part in [installation.runtime, installation.frontEnd, installation.compiler] { key.add(fileAt: part) }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file.contentPath) else {
        throw SourceError.notRead([SourceProblem(file: file.name, message: "the file cannot be read")])
      }
      guard data.count <= Self.longestFile else {
        throw SourceError.notRead([Self.tooLong(file, data.count)])
      }
      key.add(file.name)
      key.add(data)
    }
    return key.name
  }
}
