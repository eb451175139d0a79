/// Text from outside as Markdown that shows it and does nothing else.
enum MarkdownText {
  /// Nobody is to be notified because of a label, so an invisible character parts the sign from the name.
  private static let silentAt = "@\u{2060}"

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += silentAt
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text for a place where Markdown is not read, such as a `summary` tag.
  static func escapedHTML(_ text: String) -> String {
    let parts = XMLText.escaped(PlainText.line(text)).split(separator: "@", omittingEmptySubsequences: false)
    return parts.joined(separator: silentAt)
  }
}
