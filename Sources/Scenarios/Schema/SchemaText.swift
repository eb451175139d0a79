import LocatedJSON

/// Writes a node as JSON text, indented by two spaces; what is short and flat stands on one line.
package enum SchemaText {
  private static let longestLine = 100

  package static func of(_ node: SchemaNode, indent: String = "") -> String {
    switch node {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): NumberText.of(value)
    case .string(let text): quoted(text)
    case .array(let elements): array(elements, indent)
    case .object(let members): object(members, indent)
    }
  }

  private static func array(_ elements: [SchemaNode], _ indent: String) -> String {
    let onOneLine = "[" + elements.map { of($0) }.joined(separator: ", ") + "]"
    if elements.allSatisfy(isPlain), onOneLine.count + indent.count <= longestLine { return onOneLine }
    return block("[", elements.map { of($0, indent: indent + "  ") }, "]", indent)
  }

  private static func object(_ members: [SchemaMember], _ indent: String) -> String {
    guard !members.isEmpty else { return "{}" }
    let onOneLine = "{ " + members.map { "\(quoted($0.key)): \(of($0.value))" }.joined(separator: ", ") + " }"
    let isFlat = members.allSatisfy { isPlain($0.value) }
    if isFlat, onOneLine.count + indent.count <= longestLine { return onOneLine }
    return block(
      "{", members.map { "\(quoted($0.key)): \(of($0.value, indent: indent + "  "))" }, "}", indent)
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, _ indent: String) -> String {
    let body = lines.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(body)\n\(indent)\(close)"
  }

  private static func isPlain(_ node: SchemaNode) -> Bool {
    switch node {
    case .array, .object: false
    default: true
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\u{0}"..<" ": "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
