import Foundation
import Scenarios
import SemanticTree

/// Why a project's list of symbols is not written.
public struct SymbolFileRefusal: Error, CustomStringConvertible {
  public let description: String
}

/// What a project knows of the words that its users' devices have for symbols: the nearest `.a11ysim/symbols.tsv`
/// above an input, up to the project's folder.
public struct ProjectSymbols: Sendable {
  /// Where the list lies in its folder.
  public static let file = ".a11ysim/symbols.tsv"

  private let project: Project
  private let path: String
  private let exists: Bool

  /// The list that holds for a file or folder, or the place for one in the project's folder.
  public init(for input: String) {
    project = Project(of: input)
    let places = project.folders(above: input).map { $0.appending(pathComponent: Self.file) }
    let found = places.first(where: FileManager.default.fileExists)
    exists = found != nil
    path = found ?? project.absolute(Self.file)
  }

  /// The list's path, relative to the project.
  public var name: String { project.relative(path) }

  /// The project's own list, where it has one.
  ///
  /// - Throws: everything that is wrong with the list.
  public func rows() throws(ScenarioError) -> [SymbolRow] {
    exists ? try SymbolListReader.rows(of: path, named: name).map(\.value) : []
  }

  /// What symbols are called in the project.
  ///
  /// - Throws: everything that is wrong with the list.
  public func catalogue() throws(ScenarioError) -> SymbolCatalogue {
    guard exists else { return .shared }
    let rows = try SymbolListReader.rows(of: path, named: name)
    _ = try SymbolMerge(rows, with: [], replaces: false)
    return SymbolCatalogue.shared.adding(rows.map(\.value))
  }

  /// What a merge came to.
  public struct Outcome: Hashable, Sendable {
    /// How many rows are new, how many have other words or a better grade than before, and how many there are now.
    public var added, replaced, total: Int
  }

  /// Takes the rows of a device's list into the project's, which is sorted and written whole or not at all.
  ///
  /// - Parameter replaces: whether new words go before known ones; else they are conflicts.
  /// - Throws: a `ScenarioError` with all that is wrong with a list and with all conflicts, or
  ///   `SymbolFileRefusal`; the project's list is as it was then.
  public func merge(_ list: String, replaces: Bool) throws -> Outcome {
    let new = try SymbolListReader.rows(of: list, named: list)
    // A list that is wrong by itself must not cost a folder.
    _ = try SymbolMerge([], with: new, replaces: false)
    let lock = try FolderLock(path.parentFolder)
    defer { lock.release() }
    // Another process may have made it since.
    let isThere = FileManager.default.fileExists(atPath: path)
    let known = isThere ? try SymbolListReader.rows(of: path, named: name) : []
    let merge = try SymbolMerge(known, with: new, replaces: replaces)
    let rows = merge.sorted
    if rows != known.map(\.value) || !isThere { try write(rows) }
    return Outcome(added: merge.added, replaced: merge.replaced, total: rows.count)
  }

  private func write(_ rows: [SymbolRow]) throws {
    let heading = SymbolColumn.allCases.map(\.rawValue)
    let lines =
      [heading]
      + rows.map { row in
        [row.symbol, row.description, row.locale, row.os, row.grade.rawValue, row.source]
      }
    let text = lines.map { $0.joined(separator: "\t") + "\n" }.joined()
    guard text.utf8.count <= SymbolListReader.longestFile else {
      throw SymbolFileRefusal(
        description:
          "'\(name)' would be longer than \(SymbolListReader.longestFile) bytes; nothing was written")
    }
    do {
      // A link stays one.
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw SymbolFileRefusal(description: "'\(name)' could not be written")
    }
  }
}
