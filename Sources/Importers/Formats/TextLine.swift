import LocatedJSON

/// A line of a text file with its place.
///
/// Bytes and not characters, so that no accent or joiner in somebody's label can swallow the quote or comma
/// beside it.
struct TextLine {
  /// Without what ends the line.
  var bytes: ArraySlice<UInt8>
  /// Where the first byte stands.
  var start: TextPosition

  /// Where a byte of the line stands, by its index in `bytes`.
  func position(of index: Int) -> TextPosition {
    let before = bytes[bytes.startIndex..<min(max(index, bytes.startIndex), bytes.endIndex)]
    return TextPosition(
      line: start.line, column: start.column + before.scalarCount, offset: start.offset + before.count)
  }

  /// The lines of a text; they end at LF, CR or CR LF.
  static func lines(of bytes: [UInt8]) -> [TextLine] {
    var lines: [TextLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lines.append(line(lines.count, bytes[start..<index - 1]))
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      start = index
    }
    if start < bytes.count { lines.append(line(lines.count, bytes[start...])) }
    return lines
  }

  private static func line(_ count: Int, _ bytes: ArraySlice<UInt8>) -> TextLine {
    TextLine(bytes: bytes, start: TextPosition(line: count + 1, column: 1, offset: bytes.startIndex))
  }
}

extension ArraySlice<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  /// How many Unicode scalars the bytes are.
  var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }

  /// Without spaces and tabs at its ends.
  var trimmed: ArraySlice<UInt8> {
    guard let first = firstIndex(where: { !$0.isBlank }), let last = lastIndex(where: { !$0.isBlank }) else {
      return self[endIndex...]
    }
    return self[first...last]
  }

  /// Whether there is nothing but spaces and tabs.
  var isBlank: Bool { allSatisfy(\.isBlank) }

  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }

  func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }

  /// Where a text stands first; nil where it does not.
  func index(of text: StaticString) -> Int? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first, count >= wanted.count else { return nil }
      return (startIndex...endIndex - wanted.count).first { index in
        self[index] == first && self[index...].starts(with: wanted)
      }
    }
  }

  func contains(_ text: StaticString) -> Bool { index(of: text) != nil }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
