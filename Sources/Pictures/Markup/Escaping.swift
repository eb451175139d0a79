/// Text from outside, made fit for markup.
enum Escaping {
  /// The text for between two tags.
  static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// The text for between the quotation marks of an attribute.
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || special.contains($0) || $0 > 0x7E }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static let special: Set<UInt8> = Set("&<>\"".utf8)

  /// What XML cannot hold even when it is escaped, and what would turn the text around it, is replaced.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xFFFE, 0x10000...0x10FFFF: !scalar.properties.isBidiControl
    default: false
    }
  }
}
