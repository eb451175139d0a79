import LocatedJSON

/// One of several objects, told apart by the key that each has: `{"set": …}`, `{"toggle": …}`.
struct UnionKind<Value: Sendable>: ValueKind {
  struct Variant: Sendable {
    /// Its first property's key tells the variant from the others.
    var shape: Shape
    /// The value, or nil after reporting what is wrong with the object as a whole.
    var build: @Sendable (Properties, JSONValue, Decoding) -> Value?
    /// Keys of which exactly one must be there; none where that is not asked for.
    var alternatives: [String]

    init(
      _ name: String, _ properties: [any AnyProperty], oneOf alternatives: [String] = [],
      build: @escaping @Sendable (Properties, JSONValue, Decoding) -> Value?
    ) {
      shape = Shape(name: name, properties: properties)
      self.build = build
      self.alternatives = alternatives
    }

    var key: String { shape.properties.first?.name ?? "" }

    func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
      let required = alternatives.map { SchemaNode.object(["required": [.string($0)]]) }
      return shape.schema(definitions).adding("oneOf", required.isEmpty ? nil : .array(required))
    }
  }

  var definition: String
  /// How a diagnostic calls any of them, such as `an action`.
  var name: String
  var placeholder: Value
  var variants: @Sendable () -> [Variant]

  var keys: [String] { variants().map(\.key) }
  var expectation: String { "\(name) with the key \(Quotation.alternatives(keys))" }

  func accepts(_ json: JSONValue) -> Bool { json.object != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Value? {
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    guard let variant = variants().first(where: { object[$0.key] != nil }) else {
      return reportNoVariant(object, at: json, decoding)
    }
    let count = decoding.mistakeCount
    let properties = variant.shape.decode(object, at: json, decoding)
    return decoding.mistakeCount == count ? variant.build(properties, json, decoding) : nil
  }

  private func reportNoVariant(_ object: JSONObject, at json: JSONValue, _ decoding: Decoding) -> Value? {
    for member in object.members {
      guard let suggestion = decoding.suggestion(for: member.key, in: keys) else { continue }
      decoding.report(
        at: member.keyPosition, expected: expectation, found: Quotation.quoted(member.key),
        suggestion: suggestion)
      return nil
    }
    let found = object.members.first.map { "one with the key \(Quotation.quoted($0.key))" }
    decoding.report(at: json.position, expected: expectation, found: found ?? json.summary)
    return nil
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: definition) {
      .object(["anyOf": .array(variants().map { $0.schema(definitions) })])
    }
  }
}
