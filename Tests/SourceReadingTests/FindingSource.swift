import Foundation
import SourceMessages

@testable import SourceReading

/// A file in which marks stand for places: `‸` for that of a finding, `▸` for another.
struct FindingSource {
  let text: String
  let finding: SourcePlace
  /// Nil where there is none.
  let other: SourcePlace?

  init(_ marked: String) {
    text = marked.filter { $0 != "‸" && $0 != "▸" }
    finding = Self.place(of: "‸", without: "▸", in: marked) ?? SourcePlace(line: 1, column: 1)
    other = Self.place(of: "▸", without: "‸", in: marked)
  }

  private static func place(of mark: Character, without other: Character, in text: String) -> SourcePlace? {
    guard let end = text.firstIndex(of: mark) else { return nil }
    let lines = text[..<end].filter { $0 != other }.split(separator: "\n", omittingEmptySubsequences: false)
    return SourcePlace(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
  }

  /// Asks the front end with the text in a file.
  func asking<Answer>(_ question: (SourceFile) -> Answer) throws -> Answer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return question(SourceFile(path: file.path, name: "File.swift"))
  }

  func found(_ rule: String, _ kind: String = "") -> SourceFinding {
    SourceFinding(rule: rule, kind: kind, file: 0, line: finding.line, column: finding.column)
  }
}
