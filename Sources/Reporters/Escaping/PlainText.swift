/// Text from outside, made fit for one line of a terminal or a log.
package enum PlainText {
  /// The text with spaces for line breaks and tabs, and without anything that a terminal would obey.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(isControl(scalar) ? replacement(of: scalar) : scalar)
    }
    return String(line)
  }

  /// The text without what lies in its middle, where it has more characters than the limit.
  package static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit, text.count > limit else { return text }
    let end = limit / 3
    return "\(text.prefix(limit - end - 1))…\(text.suffix(end))"
  }

  /// The text with a full stop, unless it ends a sentence already.
  package static func sentence(_ text: String) -> String {
    let end = text.last ?? "."
    return ".!?…".contains(end) ? text : text + "."
  }

  /// The text with a capital letter first, in no language's own way. A name such as `secondaryLabel` stays as it is
  /// written.
  package static func capitalized(_ text: String) -> String {
    let word = text.prefix { !$0.isWhitespace }
    return word.contains(where: \.isUppercase) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || isLineSeparator(scalar)
      || scalar.properties.isBidiControl
  }

  private static func isLineSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x2028 || scalar.value == 0x2029
  }

  private static func replacement(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let isSpace = (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85 || isLineSeparator(scalar)
    return isSpace ? " " : "\u{FFFD}"
  }
}
