/// Two ways to write the same, told apart by their outer form: a short one and a full one.
struct AlternativeKind<Short: ValueKind, Full: ValueKind>: ValueKind where Short.Value == Full.Value {
  var short: Short
  var full: Full

  init(_ short: Short, or full: Full) {
    self.short = short
    self.full = full
  }

  var expectation: String { "\(short.expectation), or \(full.expectation)" }
  var placeholder: Short.Value { short.placeholder }

  func accepts(_ json: JSONValue) -> Bool { short.accepts(json) || full.accepts(json) }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Short.Value? {
    if short.accepts(json) { return short.decode(json, decoding) }
    if full.accepts(json) { return full.decode(json, decoding) }
    return decoding.mismatch(json, expected: expectation)
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["anyOf": [short.schema(definitions), full.schema(definitions)]])
  }

  func node(of value: Short.Value) -> SchemaNode? { short.node(of: value) ?? full.node(of: value) }
}
