import SemanticTree

/// Colours as older files write them.
enum HexColor {
  /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for any other text.
  static func color(_ text: String) -> RGBA? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.utf8.dropFirst().compactMap(digit)
    guard digits.count == text.utf8.count - 1 else { return nil }
    let shares: [Double]
    switch digits.count {
    case 3, 4: shares = digits.map { Double($0 * 17) / 255 }
    case 6, 8:
      shares = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    default: return nil
    }
    return RGBA(red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count > 3 ? shares[3] : 1)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
