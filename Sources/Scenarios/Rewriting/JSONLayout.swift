import LocatedJSON

/// How somebody laid out a JSON file, so that what is added looks like the rest.
struct JSONLayout {
  private let bytes: [UInt8]
  /// What ends a line: LF, or CR LF.
  let newline: String
  /// By what each level is set in.
  let unit: String
  /// Whether everything stands on one line.
  let isCompact: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    newline = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    isCompact = lines.count <= 1
    let indents = lines.map { $0.prefix { $0 == 0x20 || $0 == 0x09 } }
    unit = indents.first { !$0.isEmpty }.map { String(decoding: $0.prefix(8), as: UTF8.self) } ?? "  "
  }

  /// By how much the line is set in on which a byte stands.
  func indent(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// The bytes of a range as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a value stands on one line.
  func isOnOneLine(_ value: JSONValue) -> Bool { value.position.line == value.end.line }
}
