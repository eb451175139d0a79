/// Text from outside as Markdown that shows it and does nothing else.
enum MarkdownText {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // Nobody is to be notified because of a label, so an invisible character parts the sign from the name.
      case "@": escaped += "@\u{2060}"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text for a place where Markdown is not read, such as a `summary` tag.
  static func escapedHTML(_ text: String) -> String { XMLText.escaped(PlainText.line(text)) }
}
