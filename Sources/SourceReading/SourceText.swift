import Foundation
import SwiftParser
import SwiftSyntax

/// A file of the user's, parsed, with what is to be changed in its copy.
final class SourceText {
  let name: String
  let tree: SourceFileSyntax
  let places: SourceLocationConverter
  private let text: String
  private let bytes: [UInt8]
  private var edits: [Edit] = []

  /// Bytes of the file with what stands in the copy in their place.
  struct Edit {
    var start: Int
    var end: Int
    var text: String
  }

  init(_ bytes: [UInt8], name: String) {
    self.name = name
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: name, tree: tree)
  }

  // MARK: Places

  func line(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let place = places.location(for: position)
    return (place.line, place.column)
  }

  /// What is written at a node, without what surrounds it.
  func text(of node: some SyntaxProtocol) -> String { node.trimmedDescription }

  /// The white space that a line begins with, counted from 1.
  func indent(ofLine line: Int) -> String {
    guard lineStarts.indices.contains(line - 1) else { return "" }
    let blanks = bytes[lineStarts[line - 1]...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// How the file ends its lines.
  var lineEnd: String { text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  // MARK: The copy

  func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, with: text)
  }

  /// Puts a text in place of another; lines that it takes away follow it, so that what comes after keeps its line.
  func replace(_ start: AbsolutePosition, _ end: AbsolutePosition, with text: String) {
    let newline = UInt8(ascii: "\n")
    let lines = bytes[start.utf8Offset..<end.utf8Offset].count { $0 == newline }
    let lost = max(0, lines - text.utf8.count { $0 == newline })
    edits.append(
      Edit(
        start: start.utf8Offset, end: end.utf8Offset, text: text + String(repeating: "\n", count: lost)))
  }

  func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(start: position.utf8Offset, end: position.utf8Offset, text: text))
  }

  /// Takes bytes out without moving what follows: line ends stay, everything else becomes spaces where something
  /// follows on the line.
  func blank(_ start: Int, _ end: Int, leaving text: String = "") {
    edits.append(
      Edit(start: start, end: end, text: text + SourceText.blanks(bytes[start..<end], after: text)))
  }

  private static func blanks(_ range: ArraySlice<UInt8>, after text: String) -> String {
    let newline = UInt8(ascii: "\n")
    let rest = range.dropFirst(text.utf8.count)
    let kept = rest.map { $0 == newline ? newline : UInt8(ascii: " ") }
    // A short range that a longer text replaces still keeps its line ends.
    let lost = range.prefix(text.utf8.count).filter { $0 == newline }
    return String(decoding: kept + lost, as: UTF8.self)
  }

  /// The edits that count: of two that overlap, the one that begins first, and of those the longest.
  private var effectiveEdits: [Edit] {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.start, -left.element.end, left.offset)
        < (right.element.start, -right.element.end, right.offset)
    }
    var position = 0
    return ordered.map(\.element).filter { edit in
      guard edit.start >= position else { return false }
      position = edit.end
      return true
    }
  }

  /// The file with all edits.
  func copy() -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in effectiveEdits {
      result += bytes[position..<edit.start]
      result += Array(edit.text.utf8)
      position = edit.end
    }
    return result + bytes[position...]
  }

  /// The place in the file that a place of the copy comes from; nil behind the file's end.
  ///
  /// Lines are the same in both, so only what is changed on the line counts.
  func offset(ofCopyLine line: Int, column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    var wanted = start + column - 1
    for edit in effectiveEdits where edit.end >= start {
      let lengthOfText = edit.text.utf8.count
      guard edit.start < wanted, !edit.text.contains("\n"), edit.start >= start else { break }
      if wanted < edit.start + lengthOfText { return edit.start }
      wanted += edit.end - edit.start - lengthOfText
    }
    return min(wanted, bytes.count)
  }

  /// Where a place of the file comes to stand in the copy: in the same line, with the columns of the copy.
  func placeInCopy(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let place = line(of: position)
    let offset = position.utf8Offset
    let start = lineStarts[place.line - 1]
    var column = place.column
    for edit in effectiveEdits where edit.end >= start && edit.end <= offset {
      let written = edit.text.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      column += written - (edit.end - max(edit.start, start))
    }
    return (place.line, column)
  }

  private lazy var lineStarts: [Int] = {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    return starts
  }()
}
