import LocatedJSON

/// A kind of value that a scenario can hold: how it is decoded, and how the schema describes it.
package protocol ValueKind<Value>: Sendable {
  associatedtype Value: Sendable

  /// What a diagnostic says is expected, such as `a number`.
  var expectation: String { get }

  /// Stands for a required value that is missing; a scenario with one is never handed out.
  var placeholder: Value { get }

  /// Whether the JSON has the outer form of this kind; tells the alternatives of a kind apart.
  func accepts(_ json: JSONValue) -> Bool

  /// The value, or nil after reporting what is wrong.
  func decode(_ json: JSONValue, _ decoding: Decoding) -> Value?

  /// The JSON Schema of this kind.
  func schema(_ definitions: SchemaDefinitions) -> SchemaNode

  /// How a default is written in the schema; nil where it cannot be.
  func node(of value: Value) -> SchemaNode?
}

extension ValueKind {
  package func node(of value: Value) -> SchemaNode? { nil }

  /// The same JSON, turned into another type; `transform` must not fail.
  package func map<Result: Sendable>(_ transform: @escaping @Sendable (Value) -> Result) -> MappedKind<
    Self, Result
  > {
    MappedKind(base: self, transform: transform)
  }
}

/// A kind whose values are made from another kind's.
package struct MappedKind<Base: ValueKind, Value: Sendable>: ValueKind {
  package var base: Base
  package var transform: @Sendable (Base.Value) -> Value

  package var expectation: String { base.expectation }
  package var placeholder: Value { transform(base.placeholder) }
  package func accepts(_ json: JSONValue) -> Bool { base.accepts(json) }
  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Value? {
    base.decode(json, decoding).map(transform)
  }
  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode { base.schema(definitions) }
}
