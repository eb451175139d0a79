import LocatedJSON
import Scenarios
import SemanticTree

/// A column of a list of symbols.
enum SymbolColumn: String, CaseIterable {
  case symbol, description, locale, os, confidence, source

  static let required: [SymbolColumn] = [.symbol, .description, .locale, .os]

  /// The values of the last column but one; words that were derived are no evidence.
  static let grades: [SymbolGrade] = [
    .device, .verified, .verifiedOnce, .reported, .unclear, .noDescription,
  ]

  /// No device says more of a symbol.
  private static let longestText = 500

  /// Controls, ends of lines and what turns the direction of a text round.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  /// What should stand in the column in place of a text; nil where the text is fine.
  func problem(with text: String) -> String? {
    if text.unicodeScalars.contains(where: Self.isInvisible) { return "text without control characters" }
    if text.count > Self.longestText { return "at most \(Self.longestText) characters" }
    switch self {
    case .symbol:
      return text.wholeMatch(of: /[A-Za-z0-9._-]+/) == nil
        ? "the name of a symbol, of letters, digits and dots" : nil
    case .locale:
      return text.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*/) == nil
        ? "a language such as de or pt-BR" : nil
    case .os:
      return text.isEmpty || text.wholeMatch(of: /any|(iOS|iPadOS) [0-9]{1,3}(\.[0-9]{1,3}){0,2}/) != nil
        ? nil : "a system such as iOS 26.1, or any"
    case .confidence:
      let known = text.isEmpty || Self.grades.contains { $0.rawValue == text }
      return known ? nil : "one of \(Quotation.alternatives(Self.grades.map(\.rawValue)))"
    case .description, .source: return nil
    }
  }
}

/// The first line of a list of symbols.
struct SymbolListHeading {
  let columns: [SymbolColumn]

  static let expectation =
    "a heading with the columns \(SymbolColumn.allCases.map(\.rawValue).joined(separator: ", "))"

  /// - Throws: each name that is unknown or repeated, and the columns that are missing.
  init(_ line: SymbolListLine, file: String) throws(ScenarioError) {
    var columns: [SymbolColumn] = []
    var problems: [Diagnostic] = []
    for (name, position) in line.fields {
      if let column = SymbolColumn(rawValue: name.lowercased()), !columns.contains(column) {
        columns.append(column)
      } else {
        problems.append(Self.wrong(name, at: position, in: file, isRepeated: columns.has(name)))
      }
      // A file that is no list has as many columns as it likes.
      if problems.count > SymbolColumn.allCases.count { break }
    }
    let missing = SymbolColumn.required.filter { !columns.contains($0) }.map(\.rawValue)
    if !missing.isEmpty {
      problems.append(
        Diagnostic(
          file: file, position: line.start, expected: Self.expectation,
          found: "none called \(Quotation.alternatives(missing))"))
    }
    guard problems.isEmpty else { throw ScenarioError(problems) }
    self.columns = columns
  }

  private static func wrong(
    _ name: String, at position: TextPosition, in file: String, isRepeated: Bool
  ) -> Diagnostic {
    let known = SymbolColumn.allCases.map(\.rawValue)
    return Diagnostic(
      file: file, position: position,
      expected: isRepeated ? "each column once" : "one of the columns \(known.joined(separator: ", "))",
      found: Quotation.quoted(name),
      suggestion: isRepeated ? nil : NearestName.suggestion(for: name, in: known))
  }
}

extension [SymbolColumn] {
  fileprivate func has(_ name: String) -> Bool { contains { $0.rawValue == name.lowercased() } }
}

/// A row with the place where it is written.
struct LocatedRow: Hashable {
  var value: SymbolRow
  var source: SourceLocation
}

extension SymbolRow {
  /// A row of checked values: locales with hyphens, an empty system as `any`, what has no confidence from a device.
  init(_ values: [SymbolColumn: String]) {
    let os = values[.os] ?? ""
    let confidence = values[.confidence] ?? ""
    self.init(
      symbol: values[.symbol] ?? "", description: values[.description] ?? "",
      locale: String((values[.locale] ?? "").map { $0 == "_" ? "-" : $0 }), os: os.isEmpty ? "any" : os,
      grade: SymbolGrade(rawValue: confidence) ?? .device, source: values[.source] ?? "")
  }
}
