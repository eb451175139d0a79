/// A key of an object that always has a value: the author's, or a default.
struct Property<Kind: ValueKind>: AnyProperty {
  var name: String
  var kind: Kind
  /// Nil where the author must give a value.
  var defaultValue: Kind.Value?
  var summary: String

  /// A required property.
  init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  /// A property with a default.
  init(_ name: String, _ kind: Kind, default defaultValue: Kind.Value, _ summary: String) {
    self.init(name, kind, summary)
    self.defaultValue = defaultValue
  }

  var isRequired: Bool { defaultValue == nil }
  var defaultNode: SchemaNode? { defaultValue.flatMap(kind.node) }
}

/// A key of an object that may be left out.
struct OptionalProperty<Kind: ValueKind>: AnyProperty {
  var name: String
  var kind: Kind
  var summary: String
  var isRequired: Bool { false }
  var defaultNode: SchemaNode? { nil }

  init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

/// A key of an object, whatever it holds.
protocol AnyProperty: Sendable {
  associatedtype Kind: ValueKind
  var name: String { get }
  var kind: Kind { get }
  var isRequired: Bool { get }
  var defaultNode: SchemaNode? { get }
  /// One sentence for the schema.
  var summary: String { get }
}

extension AnyProperty {
  func decode(_ json: JSONValue, _ decoding: Decoding) -> (any Sendable)? { kind.decode(json, decoding) }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    kind.schema(definitions).adding("description", .string(summary)).adding("default", defaultNode)
  }
}
