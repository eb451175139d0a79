import Foundation
import SourceMessages
import SwiftIfConfig
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads a user's files and writes copies of them that compile against SemanticUI: the same lines, with what only
/// Apple's compiler knows written out, and an entry that hands the previews over.
public struct Preparation {
  private let request: SourcePreparation

  public init(_ request: SourcePreparation) { self.request = request }

  /// Writes the copies.
  ///
  /// - Parameter removals: what is left out of them.
  /// - Throws: what writing a file throws.
  public func run(leavingOut removals: [SourceRemoval] = []) throws -> SourceAnswer {
    switch rewritten(leavingOut: removals) {
    case .failure(let problems): return .problems(problems.list)
    case .success(let rewriting): return .plan(try write(rewriting, removals))
    }
  }

  /// The files as they are to be compiled.
  struct Rewriting {
    var sources: [SourceText]
    /// What is shown, in the order of files and lines.
    var shown: [FoundPreview]
    var needyViews: [String]
    var declarations: [TypeDeclaration]
  }

  func rewritten(leavingOut removals: [SourceRemoval]) -> Result<Rewriting, Problems> {
    read().map { sources in
      var previews: [FoundPreview] = []
      var views: [FoundPreview] = []
      var needy: [String] = []
      var declarations: [TypeDeclaration] = []
      for (file, source) in sources.enumerated() {
        let left = removals.filter { $0.file == file }
        let finder = Self.rewrite(source, file: file, leavingOut: left)
        declarations += finder.declarations
        guard file < request.shownCount else { continue }
        previews += finder.previews.filter { !$0.isCovered(by: left) }
        views += finder.views.filter { !$0.isCovered(by: left) }
        needy += finder.needyViews
      }
      return Rewriting(
        sources: sources, shown: Self.named(previews.isEmpty ? views : previews), needyViews: needy,
        declarations: declarations)
    }
  }

  private func write(_ rewriting: Rewriting, _ removals: [SourceRemoval]) throws -> SourcePlan {
    let names = CopyNames(request.files.map(\.name)).names
    for (file, source) in rewriting.sources.enumerated() {
      let own = rewriting.shown.filter { $0.description.file == file }
      let registrar = own.isEmpty ? "" : EntryText.registrar(own.map(\.expression), file)
      let ending = registrar + ImpliedImports(of: source.tree).text
      try write(source.copy() + Array(ending.utf8), to: names[file])
    }
    let files = Set(rewriting.shown.map(\.description.file)).sorted()
    try write(Array(EntryText.entry(files).utf8), to: EntryText.fileName)
    return SourcePlan(
      copies: names + [EntryText.fileName], previews: rewriting.shown.map(\.description), removals: removals,
      declarations: rewriting.declarations, needyViews: rewriting.needyViews)
  }

  // MARK: Reading

  struct Problems: Error { var list: [SourceProblem] }

  private func read() -> Result<[SourceText], Problems> {
    var problems: [SourceProblem] = []
    let sources = request.files.compactMap { file -> SourceText? in
      guard let data = FileManager.default.contents(atPath: file.contentPath) else {
        problems.append(SourceProblem(file: file.name, message: "the file cannot be read"))
        return nil
      }
      guard String(validating: data, as: UTF8.self) != nil else {
        problems.append(SourceProblem(file: file.name, message: "the file is not UTF-8; save it as UTF-8"))
        return nil
      }
      let source = SourceText(Array(data), name: file.name)
      problems += Self.syntaxErrors(of: source)
      return source
    }
    return problems.isEmpty ? .success(sources) : .failure(Problems(list: problems))
  }

  /// One of the files with the edits of its copy; nil where it cannot be read.
  func source(of file: Int, leavingOut removals: [SourceRemoval] = []) -> SourceText? {
    guard request.files.indices.contains(file),
      let data = FileManager.default.contents(atPath: request.files[file].contentPath)
    else { return nil }
    let source = SourceText(Array(data), name: request.files[file].name)
    _ = Self.rewrite(source, file: file, leavingOut: removals.filter { $0.file == file })
    return source
  }

  private static func syntaxErrors(of source: SourceText) -> [SourceProblem] {
    guard source.tree.hasError else { return [] }
    let found = ParseDiagnosticsGenerator.diagnostics(for: source.tree)
    return found.filter { $0.diagMessage.severity == .error }.map { diagnostic in
      let place = source.line(of: diagnostic.position)
      return SourceProblem(
        file: source.name, line: place.line, column: place.column, message: diagnostic.message)
    }
  }

  private static func rewrite(
    _ source: SourceText, file: Int, leavingOut removals: [SourceRemoval]
  ) -> PreviewFinder {
    let regions = source.tree.configuredRegions(in: IPhoneBuild())
    ConditionRewriter(source, regions).walk(source.tree)
    AvailabilityRewriter(source, regions).walk(source.tree)
    EntryRewriter(source, regions).walk(source.tree)
    SelectorRewriter(source, regions).walk(source.tree)
    let finder = PreviewFinder(source, file: file, regions)
    finder.walk(source.tree)
    for removal in removals { source.leaveOut(removal) }
    return finder
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: request.folder).appendingPathComponent(name))
  }

  // MARK: Names

  /// Two previews of one name in one file are told apart by a number.
  private static func named(_ previews: [FoundPreview]) -> [FoundPreview] {
    // A name that an author gave keeps it; only others are numbered around it.
    let given = Set(previews.map { "\($0.description.file)/\($0.description.name)" })
    var taken = Set<String>()
    return previews.map { preview in
      var preview = preview
      let key = "\(preview.description.file)/\(preview.description.name)"
      if taken.insert(key).inserted { return preview }
      let number = (2...).first { !given.contains("\(key) \($0)") && !taken.contains("\(key) \($0)") } ?? 2
      taken.insert("\(key) \(number)")
      preview.description.name += " \(number)"
      return preview
    }
  }
}

extension FoundPreview {
  func isCovered(by removals: [SourceRemoval]) -> Bool {
    removals.contains { $0.start <= range.lowerBound && $0.end >= range.upperBound }
  }
}

/// File names for the copies: those of the files, told apart where two are equal, because a module may not hold two
/// files of one name.
struct CopyNames {
  let names: [String]

  init(_ paths: [String]) {
    var seen: Set<String> = [EntryText.fileName.lowercased(), "a11ysimsupport.swift"]
    names = paths.map { path in
      let base = path.split(separator: "/").last.map(String.init) ?? path
      var name = base
      var number = 2
      while !seen.insert(name.lowercased()).inserted {
        name = base.replacingOccurrences(of: ".swift", with: "-\(number).swift")
        number += 1
      }
      return name
    }
  }
}

/// The code that hands previews to the host.
enum EntryText {
  static let fileName = "A11ysimEntry.swift"
  /// How many lines after the last of the file the first preview is named.
  static let linesBeforePreviews = 3

  /// Goes at the end of a copy, where what is private to the file can be named.
  static func registrar(_ previews: [String], _ file: Int) -> String {
    let rows = previews.map { "\n    SwiftUI._HostedPreview { \($0) }," }.joined()
    return "\n@MainActor func __a11ysimPreviews\(file)() -> [SwiftUI._HostedPreview] {\n  [\(rows)\n  ]\n}\n"
  }

  /// - Parameter files: the numbers of the files that have previews.
  static func entry(_ files: [Int]) -> String {
    let calls = files.map { "__a11ysimPreviews\($0)()" }.joined(separator: " + ")
    return """
      import SwiftUI

      @_cdecl("a11ysim_entry")
      public func __a11ysimEntry() -> Int32 {
        MainActor.assumeIsolated {
          _HostServer.serve(\(calls.isEmpty ? "[]" : calls))
        }
      }

      """
  }
}
