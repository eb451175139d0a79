/// How many columns characters take in a terminal.
///
/// The system's `wcwidth` depends on the locale and knows nothing of composed characters.
public enum CharacterWidth {
  /// 0 for marks and invisible characters, 2 for East Asian wide ones and emoji, else 1.
  public static func columns(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, columns(of: scalar))
    }
    return width
  }

  /// The columns that a text takes.
  public static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return scalar.value == 0xAD ? 1 : 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of wide and full-width characters in Unicode's EastAsianWidth.txt.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
