import LocatedJSON

/// Writes a JSON value for people and machines: keys in their order, two spaces for each level, lists of
/// numbers on one line.
enum JSONPrinter {
  static func text(_ content: JSONValue.Content) -> String {
    var text = ""
    write(content, indent: 0, into: &text)
    return text + "\n"
  }

  private static func write(_ content: JSONValue.Content, indent: Int, into text: inout String) {
    switch content {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? NumberText.of(value) : "0"
    case .string(let value): writeString(value, into: &text)
    case .array(let values) where content.isCoordinates:
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        write(value.content, indent: indent, into: &text)
      }
      text += "]"
    case .array(let values):
      writeParts(values, "[", "]", indent: indent, into: &text) { value, text in
        write(value.content, indent: indent + 1, into: &text)
      }
    case .object(let object):
      writeParts(object.members, "{", "}", indent: indent, into: &text) { member, text in
        writeString(member.key, into: &text)
        text += ": "
        write(member.value.content, indent: indent + 1, into: &text)
      }
    }
  }

  private static func writeParts<Part>(
    _ parts: [Part], _ start: String, _ end: String, indent: Int, into text: inout String,
    _ write: (Part, inout String) -> Void
  ) {
    text += start
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indent + 1)
      write(part, &text)
    }
    if !parts.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += end
  }

  private static func writeString(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue.Content {
  /// An object of these members, in this order; nil ones are left out.
  static func members(_ members: KeyValuePairs<String, JSONValue.Content?>) -> JSONValue.Content {
    .object(
      JSONObject(
        members.compactMap { key, content in
          content.map { JSONMember(key: key, keyPosition: .start, value: JSONValue($0, at: .start)) }
        }))
  }

  static func list(_ contents: [JSONValue.Content]) -> JSONValue.Content {
    .array(contents.map { JSONValue($0, at: .start) })
  }

  /// Whether it is a list of numbers and of lists of such.
  fileprivate var isCoordinates: Bool {
    guard case .array(let values) = self else { return false }
    return values.allSatisfy { $0.number != nil || $0.array != nil && $0.content.isCoordinates }
  }
}
