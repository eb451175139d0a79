import LocatedJSON

/// A value that a state can have: a string, null, true, false, a number or a list of strings.
struct StateValueKind: ValueKind {
  var expectation: String { "a string, null, true, false, a number or a list of strings" }
  var placeholder: StateValue { .text(nil) }

  private static let members = UniqueListKind(
    list: ListKind(element: StringKind(), name: "a list of strings"), identity: { $0 })

  func accepts(_ json: JSONValue) -> Bool { json.object == nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> StateValue? {
    switch json.content {
    case .null: return .text(nil)
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .string(let value): return .text(value)
    case .array: return StateValueKind.members.decode(json, decoding).map { .list($0) }
    case .object: return decoding.mismatch(json, expected: expectation)
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: "stateValue") {
      .object([
        "type": ["string", "null", "boolean", "number", "array"],
        "items": ["type": "string", "minLength": .number(1)], "uniqueItems": true,
      ])
    }
  }
}

/// As `StateValueKind`, but a string may show state.
struct ValueTemplateKind: ValueKind {
  var expectation: String { StateValueKind().expectation }
  var placeholder: ValueTemplate { .text(nil) }

  func accepts(_ json: JSONValue) -> Bool { json.object == nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> ValueTemplate? {
    if json.string != nil { return TextKind().decode(json, decoding).map { .text($0) } }
    switch StateValueKind().decode(json, decoding) {
    case .text: return .text(nil)
    case .list(let members): return .list(members)
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case nil: return nil
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { StateValueKind().schema(definitions) }
}
