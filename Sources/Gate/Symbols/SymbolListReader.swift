import LocatedJSON
import Scenarios
import SemanticTree

/// Reads a list of what a device calls its symbols: tab-separated columns under a heading that names them.
///
/// `symbol`, `description`, `locale` and `os` must be there, `confidence` and `source` may be; their order is free.
/// Lines end in LF or CR LF; a byte-order mark and blank lines are passed over.
struct SymbolListReader {
  /// How the file is named to the reader.
  private let file: String
  private var problems: [Diagnostic] = []

  /// Who has so many mistakes has one mistake many times.
  private static let mostProblems = 100
  /// In bytes; a device's list of all its symbols in one language has less than a hundredth of that.
  static let longestFile = 4 << 20

  /// The rows of a file with their places.
  ///
  /// - Throws: everything that is wrong with it, each with its place.
  static func rows(of path: String, named name: String) throws(ScenarioError) -> [LocatedRow] {
    try rows(in: try InputFile.bytes(of: path, named: name), named: name)
  }

  /// The rows of a file's content.
  static func rows(in bytes: [UInt8], named name: String) throws(ScenarioError) -> [LocatedRow] {
    var reader = SymbolListReader(file: name)
    let rows = reader.read(bytes)
    guard reader.problems.isEmpty else { throw ScenarioError(reader.problems) }
    return rows
  }

  private init(file: String) { self.file = file }

  private mutating func read(_ bytes: [UInt8]) -> [LocatedRow] {
    guard bytes.count <= Self.longestFile else {
      report(nil, "a list of at most \(Self.longestFile) bytes", "a longer one")
      return []
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var heading: SymbolListHeading?
    var rows: [LocatedRow] = []
    for (index, bytes) in content.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard problems.count < Self.mostProblems else { break }
      guard let line = line(bytes, number: index + 1), !line.isBlank else { continue }
      if let heading {
        if let row = row(line, heading) { rows.append(row) }
      } else {
        guard let found = self.heading(line) else { return [] }
        heading = found
      }
    }
    if heading == nil, problems.isEmpty { report(.start, SymbolListHeading.expectation, "an empty file") }
    return rows
  }

  // MARK: Lines

  /// A line as text, without the CR of a line from Windows; nil and a problem where it is none.
  private mutating func line(_ bytes: ArraySlice<UInt8>, number: Int) -> SymbolListLine? {
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var text = ""
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
      case .emptyInput: return SymbolListLine(number: number, text: text)
      case .error:
        let column = text.unicodeScalars.count + 1
        report(TextPosition(line: number, column: column, offset: 0), "text in UTF-8", "bytes that are none")
        return nil
      }
    }
  }

  private mutating func heading(_ line: SymbolListLine) -> SymbolListHeading? {
    do {
      return try SymbolListHeading(line, file: file)
    } catch {
      problems += error.diagnostics
      return nil
    }
  }

  private mutating func row(_ line: SymbolListLine, _ heading: SymbolListHeading) -> LocatedRow? {
    let fields = line.fields
    guard fields.count == heading.columns.count else {
      report(line.start, "\(heading.columns.count) columns as in the heading", "\(fields.count)")
      return nil
    }
    let known = problems.count
    var values: [SymbolColumn: String] = [:]
    for (column, field) in zip(heading.columns, fields) {
      if let problem = column.problem(with: field.text) {
        report(field.position, problem, Quotation.quoted(field.text))
      }
      values[column] = field.text
    }
    let row = SymbolRow(values)
    if row.description.isEmpty, row.grade != .noDescription, problems.count == known {
      let column = heading.columns.firstIndex(of: .description) ?? 0
      report(
        fields[column].position, "the words that are spoken", "none",
        "write 'no-description' into the column 'confidence' where the device has none")
    }
    guard problems.count == known else { return nil }
    return LocatedRow(value: row, source: SourceLocation(file: file, line: line.number, column: 1))
  }

  private mutating func report(
    _ position: TextPosition?, _ expected: String, _ found: String, _ suggestion: String? = nil
  ) {
    problems.append(
      Diagnostic(
        file: file, position: position, expected: expected, found: found, suggestion: suggestion))
  }
}

/// A line of a list, with its place in the file.
struct SymbolListLine {
  var number: Int
  var text: String

  var start: TextPosition { TextPosition(line: number, column: 1, offset: 0) }
  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// What stands between the tabs, without blanks around it.
  var fields: [(text: String, position: TextPosition)] {
    var column = 1
    return text.split(separator: "\t", omittingEmptySubsequences: false).map { field in
      defer { column += field.unicodeScalars.count + 1 }
      return (field.trimmed, TextPosition(line: number, column: column, offset: 0))
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
