import LocatedJSON

/// Walks over a line of a snapshot.
struct PlaywrightScanner {
  private let line: TextLine
  private let file: String
  private(set) var index: Int

  init(_ line: TextLine, file: String) {
    self.line = line
    self.file = file
    index = line.bytes.startIndex
  }

  var next: UInt8? { index < line.bytes.endIndex ? line.bytes[index] : nil }
  var isAtEnd: Bool { index >= line.bytes.endIndex }
  var position: TextPosition { line.position(of: index) }

  func failure(_ expected: String) -> Diagnostic {
    let rest = line.bytes[min(index, line.bytes.endIndex)...]
    return Diagnostic(
      file: file, position: position, expected: expected,
      found: rest.isEmpty ? "the end of the line" : Quotation.quoted(rest.text))
  }

  mutating func skipBlanks() {
    while next?.isBlank == true { index += 1 }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard line.bytes[index...].begins(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Letters, digits, hyphens and underscores.
  mutating func readWord() -> String {
    let word = line.bytes[index...].prefix {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    index = word.endIndex
    return word.text
  }

  mutating func readRest() -> String {
    let rest = line.bytes[index...].trimmed
    index = line.bytes.endIndex
    return rest.text
  }

  /// Reads `[name]` or `[name=value]`.
  mutating func readAttribute() throws(Diagnostic) -> (name: String, value: String?)? {
    let start = index
    guard skip("[") else { return nil }
    guard let end = line.bytes[index...].firstIndex(of: UInt8(ascii: "]")) else {
      index = start
      throw failure("an attribute that ends with ']'")
    }
    let name = readWord()
    guard !name.isEmpty else { throw failure("an attribute's name") }
    var value: String?
    if skip("=") {
      value = line.bytes[index..<max(index, end)].text
    } else if index != end {
      throw failure("'=' or ']'")
    }
    index = end + 1
    return (name, value)
  }

  /// Reads a pattern between slashes, which are escaped in it.
  mutating func readPattern() throws(Diagnostic) -> String {
    let start = index
    index += 1
    var isEscaped = false
    while let byte = next {
      if byte == UInt8(ascii: "/"), !isEscaped {
        let pattern = line.bytes[(start + 1)..<index].text
        index += 1
        return pattern
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      index += 1
    }
    index = start
    throw failure("a pattern that ends with '/'")
  }

  /// Reads what YAML has in quotes of either kind; nil where no quote is here.
  mutating func readYAMLQuoted() throws(Diagnostic) -> String? {
    if next == UInt8(ascii: "\"") { return try readDoubleQuoted() }
    guard next == UInt8(ascii: "'") else { return nil }
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == UInt8(ascii: "'") {
        guard next == byte else { return String(decoding: text, as: UTF8.self) }
        index += 1
      }
      text.append(byte)
    }
    index = start
    throw failure("a closing quote")
  }

  /// Reads a text with the escapes of JSON and YAML.
  mutating func readDoubleQuoted() throws(Diagnostic) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try readEscape(into: &text)
      default: text.append(byte)
      }
    }
    index = start
    throw failure("a closing quote")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(Diagnostic) {
    guard let byte = next else { throw failure("a character behind '\\'") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "0"): break
    case UInt8(ascii: "u"): try readScalar(digits: 4, into: &text)
    case UInt8(ascii: "x"): try readScalar(digits: 2, into: &text)
    default: text.append(byte)
    }
  }

  private mutating func readScalar(digits: Int, into text: inout [UInt8]) throws(Diagnostic) {
    var number = try readHex(digits)
    // Two escapes are one scalar above U+FFFF.
    if (0xD800...0xDBFF).contains(number), skip("\\u") {
      let low = try readHex(4)
      guard (0xDC00...0xDFFF).contains(low) else { throw failure("the second half of a character") }
      number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(number) else { throw failure("a character") }
    text += String(scalar).utf8
  }

  private mutating func readHex(_ count: Int) throws(Diagnostic) -> UInt32 {
    let digits = line.bytes[index...].prefix(count)
    guard digits.count == count, digits.first != UInt8(ascii: "+"),
      let number = UInt32(digits.text, radix: 16)
    else { throw failure("\(count) hexadecimal digits") }
    index = digits.endIndex
    return number
  }
}
