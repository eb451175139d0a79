/// A list of values of one kind.
struct ListKind<Element: ValueKind>: ValueKind {
  var element: Element
  /// How a diagnostic calls the whole, such as `a list of options`.
  var name: String
  var isEmptyAllowed = true

  var expectation: String { isEmptyAllowed ? name : "\(name) with at least one member" }
  var placeholder: [Element.Value] { [] }

  func accepts(_ json: JSONValue) -> Bool { json.array != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> [Element.Value]? {
    guard let elements = json.array, isEmptyAllowed || !elements.isEmpty else {
      let advice = element.accepts(json) ? "put it between [ and ]" : nil
      return decoding.mismatch(json, expected: expectation, suggestion: advice)
    }
    let values = elements.enumerated().map { index, value in
      decoding.at(.index(index)) { element.decode(value, decoding) }
    }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    SchemaNode.object(["type": "array", "items": element.schema(definitions)])
      .adding("minItems", isEmptyAllowed ? nil : .number(1))
  }

  func node(of value: [Element.Value]) -> SchemaNode? { value.isEmpty ? [] : nil }
}
