import Foundation
import SourceMessages

/// One build: files of the project are added and what is not known is left out until the compiler is content.
struct BuildWork {
  /// The named files, and then those that they need.
  private(set) var files: [SourceFile]
  private let namedCount: Int
  private let folder: URL
  private let compiler: SourceCompiler
  private let frontEnd: FrontEnd
  private let findsCompanions: Bool
  private var index: ProjectIndex?
  private var support = ProjectSupport()

  /// How often compiling is tried.
  private static let attempts = 40
  /// More files than these make a part of an app its whole.
  private static let mostCompanions = 40

  init(_ files: [SourceFile], in folder: URL, _ builder: SourceBuilder) {
    self.files = files
    self.folder = folder
    namedCount = files.count
    findsCompanions = builder.findsCompanions
    compiler = SourceCompiler(installation: builder.installation, languageMode: builder.languageMode)
    frontEnd = FrontEnd(builder.installation)
  }

  /// Leaves a library and its plan in the folder.
  ///
  /// - Throws: `SourceError`.
  mutating func run() throws {
    var known: [CompilerMessage] = []
    var plan = try frontEnd.plan(for: .prepare(preparation))
    for _ in 0..<Self.attempts {
      switch try compiler.compile(plan.copies + support.copies, in: folder) {
      case .library:
        plan.removals.removeAll { isOwnImport($0) }
        return try SourceBuild.write(plan, to: folder)
      case .errors(let errors):
        // A module that is missing hides the names that are missing.
        if !known.contains(where: { !$0.isOfModule }) { known += errors }
        guard let next = try nextPlan(after: plan, errors) else {
          throw failure(known, plan)
        }
        plan = next
      }
    }
    throw failure(known, plan)
  }

  private var preparation: SourcePreparation {
    SourcePreparation(files: files, shownCount: namedCount, folder: folder.path)
  }

  /// The next attempt; nil where there is nothing more to try.
  private mutating func nextPlan(after plan: SourcePlan, _ errors: [CompilerMessage]) throws -> SourcePlan? {
    // A module that is missing hides every other error.
    let modules = errors.filter(\.isOfModule)
    if modules.isEmpty, try isSupported(errors) { return plan }
    let added = modules.isEmpty ? companions(for: errors) : []
    files += added
    let wanted = !added.isEmpty ? [] : modules.isEmpty ? errors : modules
    let rescue = SourceRescue(preparation: preparation, removals: plan.removals, errors: wanted)
    let next = try frontEnd.plan(for: .rescue(rescue))
    return added.isEmpty && next.removals == plan.removals ? nil : next
  }

  private mutating func isSupported(_ errors: [CompilerMessage]) throws -> Bool {
    var support = support
    let isMore = try support.add(for: errors, of: project(), in: folder)
    self.support = support
    return isMore
  }

  /// The project around the files, read when it is first asked.
  private mutating func project() -> ProjectIndex {
    let found = index ?? ProjectIndex(around: files[0])
    index = found
    return found
  }

  private mutating func companions(for errors: [CompilerMessage]) -> [SourceFile] {
    guard findsCompanions, files.count - namedCount < Self.mostCompanions else { return [] }
    return Array(
      project().companions(for: errors, besides: files).prefix(
        Self.mostCompanions - (files.count - namedCount)))
  }

  /// What a module of the project declares is found by its files.
  private func isOwnImport(_ removal: SourceRemoval) -> Bool {
    guard removal.unit == .importing, let index else { return false }
    let module = removal.name.split(separator: " ").last?.split(separator: ".").first
    return module.map { index.isOwn(module: String($0)) } ?? false
  }

  private func failure(_ errors: [CompilerMessage], _ plan: SourcePlan) -> SourceError {
    let names = Dictionary(zip(plan.copies, files.map(\.name))) { first, _ in first }
    // The files of a module of the project's own were found without it.
    let own = Set(plan.removals.filter(isOwnImport).map(\.reason))
    let errors = errors.filter { !own.contains($0.text) }
    return .notCompiled(MissingNames(errors, named: names).description)
  }
}

extension CompilerMessage {
  fileprivate var isOfModule: Bool { text.hasPrefix("no such module") }
}
