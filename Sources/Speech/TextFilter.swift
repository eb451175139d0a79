/// Replaces characters that espeak-ng would take as commands, or that would make it crash, by spaces.
struct TextFilter {
  /// Leaves out symbols outside ASCII, such as emoji, see ``EspeakLibrary/failsOnSymbols(voice:)``.
  var dropsSymbols = false

  /// Returns the scalar, or a space for control characters (U+0001 starts a command), two unassigned Armenian
  /// code points and the private-use area that espeak-ng uses as marks, and noncharacters.
  func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0A: scalar
    case 0..<0x20, 0x7F..<0xA0, 0x0530, 0x0557, 0xE000...0xF8FF: " "
    case let value where value & 0xFFFE == 0xFFFE || value >= 0xF0000: " "
    case 0x80... where dropsSymbols && Self.isSymbol(scalar): " "
    default: scalar
    }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .format, .unassigned: true
    default: scalar.properties.isVariationSelector
    }
  }
}
