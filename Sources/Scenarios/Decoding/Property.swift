import LocatedJSON

/// A key of an object that always has a value: the author's, or a default.
package struct Property<Kind: ValueKind>: AnyProperty {
  package var name: String
  package var kind: Kind
  /// Nil where the author must give a value.
  package var defaultValue: Kind.Value?
  package var summary: String

  /// A required property.
  package init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  /// A property with a default.
  package init(_ name: String, _ kind: Kind, default defaultValue: Kind.Value, _ summary: String) {
    self.init(name, kind, summary)
    self.defaultValue = defaultValue
  }

  package var isRequired: Bool { defaultValue == nil }
  package var defaultNode: SchemaNode? { defaultValue.flatMap(kind.node) }
}

/// A key of an object that may be left out.
package struct OptionalProperty<Kind: ValueKind>: AnyProperty {
  package var name: String
  package var kind: Kind
  package var summary: String
  package var isRequired: Bool { false }
  package var defaultNode: SchemaNode? { nil }

  package init(_ name: String, _ kind: Kind, _ summary: String) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }
}

/// A key of an object, whatever it holds.
package protocol AnyProperty: Sendable {
  associatedtype Kind: ValueKind
  var name: String { get }
  var kind: Kind { get }
  var isRequired: Bool { get }
  var defaultNode: SchemaNode? { get }
  /// One sentence for the schema.
  var summary: String { get }
}

extension AnyProperty {
  package func decode(_ json: JSONValue, _ decoding: Decoding) -> (any Sendable)? {
    kind.decode(json, decoding)
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    kind.schema(definitions).adding("description", .string(summary)).adding("default", defaultNode)
  }
}
