/// Walks over a file's bytes and knows the line and column at every step.
package struct JSONScanner {
  package let bytes: [UInt8]
  package private(set) var position = TextPosition.start

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte here, or nil at the end.
  package var next: UInt8? { byte(after: 0) }

  /// The byte at a distance from here, or nil behind the end.
  package func byte(after distance: Int) -> UInt8? {
    let index = position.offset + distance
    return index < bytes.count ? bytes[index] : nil
  }

  /// Steps over one byte.
  package mutating func advance() {
    guard let byte = next else { return }
    position.offset += 1
    let isLineEnd = byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n"))
    if isLineEnd {
      position.line += 1
      position.column = 1
    } else if !isInsideScalar {
      position.column += 1
    }
  }

  /// Steps over a number of bytes.
  package mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Steps over one byte if it is the one given.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    advance()
    return true
  }

  /// Steps over the four characters that JSON counts as white space.
  package mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { advance() }
  }

  /// The bytes from an offset up to here as text.
  package func text(from start: Int) -> String {
    String(decoding: bytes[start..<position.offset], as: UTF8.self)
  }

  /// True where the byte here continues the scalar of the byte before.
  private var isInsideScalar: Bool { next.map { $0 & 0xC0 == 0x80 } ?? false }
}

extension JSONScanner {
  /// What stands here, for a diagnostic.
  package var found: String {
    guard let first = next else { return "the end of the file" }
    if isWordPart(first) { return Quotation.quoted(word) }
    let rest = String(decoding: bytes[position.offset..<min(position.offset + 4, bytes.count)], as: UTF8.self)
    guard let scalar = rest.unicodeScalars.first else { return "nothing" }
    return scalar.properties.generalCategory == .control
      ? "the control character \(scalarName(scalar))" : Quotation.quoted(String(scalar))
  }

  /// The letters, digits and signs up to the next delimiter, at most 64 of them.
  var word: String {
    let rest = bytes[position.offset..<min(position.offset + 64, bytes.count)]
    return String(decoding: rest.prefix(while: isWordPart), as: UTF8.self)
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// `U+000A`.
  func scalarName(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
