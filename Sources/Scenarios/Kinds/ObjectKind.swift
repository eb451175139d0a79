import LocatedJSON

/// An object of known keys, made into a type of its own.
package struct ObjectKind<Value: Sendable>: ValueKind {
  /// The name of its definition in the schema.
  package var definition: String
  package var shape: Shape
  package var build: @Sendable (Properties) -> Value

  /// - Parameter name: how a diagnostic calls the object, such as `a font`.
  package init(
    _ definition: String, _ name: String, _ properties: [any AnyProperty],
    build: @escaping @Sendable (Properties) -> Value
  ) {
    self.definition = definition
    shape = Shape(name: name, properties: properties)
    self.build = build
  }

  package var expectation: String { "an object with \(Quotation.alternatives(shape.properties.map(\.name)))" }
  package var placeholder: Value { build(Properties()) }

  package func accepts(_ json: JSONValue) -> Bool { json.object != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Value? {
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    return build(shape.decode(object, at: json, decoding))
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: definition) { shape.schema(definitions) }
  }
}
