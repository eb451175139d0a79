import LocatedJSON

/// A list of values of one kind.
package struct ListKind<Element: ValueKind>: ValueKind {
  package var element: Element
  /// How a diagnostic calls the whole, such as `a list of options`.
  package var name: String
  package var isEmptyAllowed: Bool

  package init(element: Element, name: String, isEmptyAllowed: Bool = true) {
    self.element = element
    self.name = name
    self.isEmptyAllowed = isEmptyAllowed
  }

  package var expectation: String { isEmptyAllowed ? name : "\(name) with at least one member" }
  package var placeholder: [Element.Value] { [] }

  package func accepts(_ json: JSONValue) -> Bool { json.array != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> [Element.Value]? {
    guard let elements = json.array, isEmptyAllowed || !elements.isEmpty else {
      let advice = element.accepts(json) ? "put it between [ and ]" : nil
      return decoding.mismatch(json, expected: expectation, suggestion: advice)
    }
    let values = elements.enumerated().map { index, value in
      decoding.at(.index(index)) { element.decode(value, decoding) }
    }
    return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    SchemaNode.object(["type": "array", "items": element.schema(definitions)])
      .adding("minItems", isEmptyAllowed ? nil : .number(1))
  }

  package func node(of value: [Element.Value]) -> SchemaNode? { value.isEmpty ? [] : nil }
}
