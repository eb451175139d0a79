extension JSONReader {
  /// Reads a string; the opening quote is the next byte.
  mutating func readString() throws(Diagnostic) -> String {
    let start = scanner.position
    scanner.advance()
    var bytes: [UInt8] = []
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "\""):
        scanner.advance()
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): try bytes.append(contentsOf: readEscape())
      case 0..<0x20: throw controlCharacter(byte)
      default:
        bytes.append(byte)
        scanner.advance()
      }
      guard bytes.count <= limits.stringSize else { throw tooLong(start) }
    }
    throw failure(
      at: start, expected: "a string with a closing '\"'", found: "the end of the file",
      suggestion: "close the string")
  }

  private func controlCharacter(_ byte: UInt8) -> Diagnostic {
    let escapes: [UInt8: String] = [0x0A: "\\n", 0x0D: "\\r", 0x09: "\\t"]
    let digits = String(byte, radix: 16)
    let escape = escapes[byte] ?? "\\u00\(digits.count < 2 ? "0" : "")\(digits)"
    return failure(expected: "no control characters in a string", suggestion: "write \(escape)")
  }

  private func tooLong(_ start: TextPosition) -> Diagnostic {
    failure(at: start, expected: "at most \(limits.stringSize) bytes in a string", found: "more")
  }

  private mutating func readEscape() throws(Diagnostic) -> [UInt8] {
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
      UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    let start = scanner.position
    scanner.advance()
    if let byte = scanner.next, let meant = plain[byte] {
      scanner.advance()
      return [meant]
    }
    guard scanner.next == UInt8(ascii: "u") else {
      throw failure(
        at: start, expected: #"an escape (\" \\ \/ \b \f \n \r \t \u0000)"#,
        found: "'\\' and \(scanner.found)",
        suggestion: #"write \\ for a backslash"#)
    }
    return Array(String(try readUnicodeEscape(from: start)).utf8)
  }

  /// Reads `u` with its four digits, and a second escape where the first is half of a character.
  private mutating func readUnicodeEscape(from start: TextPosition) throws(Diagnostic) -> Unicode.Scalar {
    let first = try readCodeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let hasSecond = scanner.next == UInt8(ascii: "\\") && scanner.byte(after: 1) == UInt8(ascii: "u")
    guard first < 0xDC00, hasSecond else { throw loneSurrogate(first, at: start) }
    scanner.advance()
    let second = try readCodeUnit(from: start)
    guard (0xDC00...0xDFFF).contains(second) else { throw loneSurrogate(first, at: start) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Reads `u` and four hexadecimal digits.
  private mutating func readCodeUnit(from start: TextPosition) throws(Diagnostic) -> UInt16 {
    scanner.advance()
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = scanner.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure(at: start, expected: #"four hexadecimal digits after \u"#, found: scanner.found)
      }
      value = value << 4 | UInt16(digit)
      scanner.advance()
    }
    return value
  }

  private func loneSurrogate(_ unit: UInt16, at start: TextPosition) -> Diagnostic {
    failure(
      at: start, expected: "surrogates in pairs",
      found: "a lone \\u\(String(unit, radix: 16, uppercase: true))",
      suggestion: "write the character itself")
  }
}
