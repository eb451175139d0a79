/// The identity of what has no other, such as a failed expectation.
enum Digest {
  /// Twelve hexadecimal digits, the same for the same texts on every machine (64-bit FNV-1a).
  static func of(_ texts: String...) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash & 0xFFFF_FFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}
