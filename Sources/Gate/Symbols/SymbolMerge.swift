import LocatedJSON
import Scenarios
import SemanticTree

/// A list of symbols put together with another.
struct SymbolMerge {
  /// Rows about the same thing: a symbol in a language on a system.
  private struct Key: Hashable {
    var symbol, locale, os: String

    init(_ row: SymbolRow) {
      symbol = row.symbol
      locale = row.locale.lowercased()
      os = row.os
    }
  }

  private(set) var added = 0
  private(set) var replaced = 0
  private var rows: [Key: LocatedRow] = [:]
  private var conflicts: [Diagnostic] = []

  /// Takes in what is known, then what is new.
  ///
  /// - Parameter replaces: whether new words go before known ones.
  /// - Throws: each new row that says otherwise than another; nothing is put together then.
  init(
    _ known: [LocatedRow], with new: [LocatedRow], replaces: Bool
  ) throws(ScenarioError) {
    try take(known)
    let before = rows
    rows = [:]
    try take(new)
    for row in new where rows[Key(row.value)]?.source == row.source {
      settle(row, with: before[Key(row.value)], replaces)
    }
    guard conflicts.isEmpty else { throw ScenarioError(Array(conflicts.prefix(100))) }
    rows.merge(before) { new, _ in new }
  }

  /// The rows in the order of the file.
  var sorted: [SymbolRow] {
    rows.values.map(\.value).sorted { ($0.symbol, $0.locale, $0.os) < ($1.symbol, $1.locale, $1.os) }
  }

  /// Takes in a list by itself, in which nothing may be said twice in different words.
  private mutating func take(_ list: [LocatedRow]) throws(ScenarioError) {
    for row in list {
      let key = Key(row.value)
      guard let other = rows[key] else {
        rows[key] = row
        continue
      }
      if !row.value.sounds(like: other.value) { conflicts.append(conflict(row, other)) }
    }
    guard conflicts.isEmpty else { throw ScenarioError(Array(conflicts.prefix(100))) }
  }

  /// Keeps of two rows that say the same the one that is known, unless only the new one is from a device.
  private mutating func settle(_ new: LocatedRow, with known: LocatedRow?, _ replaces: Bool) {
    guard let known else {
      added += 1
      return
    }
    let isSame = new.value.sounds(like: known.value)
    if isSame, new.value.grade != .device || known.value.grade == .device {
      rows[Key(new.value)] = known
    } else if isSame || replaces {
      replaced += 1
    } else {
      var conflict = conflict(new, known)
      conflict.suggestion = "'--replace' takes the new words"
      conflicts.append(conflict)
    }
  }

  private func conflict(_ row: LocatedRow, _ other: LocatedRow) -> Diagnostic {
    Diagnostic(
      file: row.source.file, position: TextPosition(line: row.source.line, column: 1, offset: 0),
      expected: "for \(row.value.symbol) the words of \(other.source), \(other.value.quoted)",
      found: row.value.quoted)
  }
}

extension SymbolRow {
  /// Capitals are not audible.
  fileprivate func sounds(like other: SymbolRow) -> Bool {
    description.lowercased() == other.description.lowercased()
  }

  fileprivate var quoted: String { description.isEmpty ? "none" : Quotation.quoted(description) }
}
