/// Finds the first byte that is not UTF-8 (RFC 3629: shortest forms only, no surrogates, up to U+10FFFF).
package enum UTF8Validation {
  package static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      guard let length = sequenceLength(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
    guard let form = form(of: bytes[index]) else { return nil }
    guard index + form.length <= bytes.count else { return nil }
    for place in 1..<form.length {
      let allowed = place == 1 ? form.second : 0x80...0xBF
      guard allowed.contains(bytes[index + place]) else { return nil }
    }
    return form.length
  }

  /// The length of the sequence that a byte starts, and what its second byte may be.
  private static func form(of first: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    default: nil
    }
  }
}
