import LocatedJSON
import SemanticTree

/// The line of an element: its type, and its properties behind it.
struct DebugDescriptionLine {
  /// Where the type stands.
  let position: TextPosition
  /// How far the line is indented.
  let column: Int
  let type: String
  /// What is behind the type and the pointer.
  let properties: ArraySlice<UInt8>

  /// Nil where the line is not that of an element.
  init?(_ line: TextLine) {
    var rest = line.bytes.drop { $0 == 0x20 }
    if rest.begins(with: "→") { rest = rest.dropFirst("→".utf8.count) }
    let name = rest.prefix { $0.isLetter }
    guard name.first.map({ (0x41...0x5A).contains($0) }) == true else { return nil }
    position = line.position(of: name.startIndex)
    column = line.bytes[..<name.startIndex].scalarCount
    type = name.text
    rest = rest[name.endIndex...]
    if rest.begins(with: " (Main)") { rest = rest.dropFirst(" (Main)".utf8.count) }
    guard let properties = DebugDescriptionLine.properties(in: rest, of: type) else { return nil }
    self.properties = properties
  }

  /// What is behind the pointer, which is missing in some versions and stands before a colon in old ones.
  private static func properties(in rest: ArraySlice<UInt8>, of type: String) -> ArraySlice<UInt8>? {
    if rest.isBlank { return DumpRole(xcuiType: type) == nil ? nil : rest.trimmed }
    let isOld = rest.begins(with: " 0x")
    guard isOld || rest.begins(with: ", ") else { return nil }
    let behind = rest.dropFirst(isOld ? 1 : 2)
    guard behind.begins(with: "0x") else {
      return DebugDescriptionProperties.isStart(behind) ? behind : nil
    }
    let end = behind.drop { $0.isDigit || $0.isLetter }
    if isOld { return end.first == UInt8(ascii: ":") ? end.dropFirst().trimmed : nil }
    if end.isBlank { return end.trimmed }
    return end.begins(with: ", ") ? end.dropFirst(2) : nil
  }
}
