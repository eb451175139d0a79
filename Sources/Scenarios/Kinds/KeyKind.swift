import LocatedJSON

/// A key of a keyboard: a character that it types, or SwiftUI's name for one that types none.
struct KeyKind: ValueKind {
  static let names = [
    "space", "return", "escape", "delete", "deleteForward", "tab", "upArrow", "downArrow", "leftArrow",
    "rightArrow",
    "home", "end", "pageUp", "pageDown", "clear",
  ]

  var expectation: String { "a character or one of \(KeyKind.names.joined(separator: ", "))" }
  var placeholder: String { "space" }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard let name = json.string else { return decoding.mismatch(json, expected: expectation) }
    if name.count == 1 || KeyKind.names.contains(name) { return name }
    return decoding.mismatch(
      json, expected: expectation, suggestion: decoding.suggestion(for: name, in: KeyKind.names))
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object([
      "anyOf": [
        ["enum": .array(KeyKind.names.map { .string($0) })],
        ["type": "string", "maxLength": .number(1), "minLength": .number(1)],
      ]
    ])
  }
}
