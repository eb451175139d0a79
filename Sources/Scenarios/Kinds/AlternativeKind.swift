import LocatedJSON

/// Two ways to write the same, told apart by their outer form: a short one and a full one.
package struct AlternativeKind<Short: ValueKind, Full: ValueKind>: ValueKind where Short.Value == Full.Value {
  package var short: Short
  package var full: Full

  package init(_ short: Short, or full: Full) {
    self.short = short
    self.full = full
  }

  package var expectation: String { "\(short.expectation), or \(full.expectation)" }
  package var placeholder: Short.Value { short.placeholder }

  package func accepts(_ json: JSONValue) -> Bool { short.accepts(json) || full.accepts(json) }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Short.Value? {
    if short.accepts(json) { return short.decode(json, decoding) }
    if full.accepts(json) { return full.decode(json, decoding) }
    return decoding.mismatch(json, expected: expectation)
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["anyOf": [short.schema(definitions), full.schema(definitions)]])
  }

  package func node(of value: Short.Value) -> SchemaNode? { short.node(of: value) ?? full.node(of: value) }
}
