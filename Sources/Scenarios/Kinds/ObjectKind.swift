/// An object of known keys, made into a type of its own.
struct ObjectKind<Value: Sendable>: ValueKind {
  /// The name of its definition in the schema.
  var definition: String
  var shape: Shape
  var build: @Sendable (Properties) -> Value

  /// - Parameter name: how a diagnostic calls the object, such as `a font`.
  init(
    _ definition: String, _ name: String, _ properties: [any AnyProperty],
    build: @escaping @Sendable (Properties) -> Value
  ) {
    self.definition = definition
    shape = Shape(name: name, properties: properties)
    self.build = build
  }

  var expectation: String { "an object with \(Quotation.alternatives(shape.properties.map(\.name)))" }
  var placeholder: Value { build(Properties()) }

  func accepts(_ json: JSONValue) -> Bool { json.object != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Value? {
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    return build(shape.decode(object, at: json, decoding))
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: definition) { shape.schema(definitions) }
  }
}
