/// An element of an XML document.
struct XMLTag {
  /// What is between its start and its end.
  enum Content {
    case none
    case text(String)
    case tags([XMLTag])
  }

  var name: String
  /// In the order in which they are written.
  var attributes: [(name: String, value: String)]
  var content: Content

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: Content = .none) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.content = content
  }

  /// A document with this element as its root.
  var document: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    text += "\(indent)<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(XMLText.escaped(attribute.value))\"" }
    switch content {
    case .none: text += "/>\n"
    case .text(let content): text += ">\(XMLText.escaped(content, keepsLines: true))</\(name)>\n"
    case .tags(let tags):
      text += ">\n"
      for tag in tags { tag.write(to: &text, indent: indent + "  ") }
      text += "\(indent)</\(name)>\n"
    }
  }
}

/// Text between tags and in attributes.
enum XMLText {
  /// - Parameter keepsLines: whether line breaks and tabs stay as they are; a reader makes spaces of them in an
  ///   attribute.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\n", "\t": escaped += keepsLines ? String(scalar) : "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// XML 1.0 has no way to write the others, not even escaped.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}
