import LocatedJSON
import SemanticTree

/// A value with the place where it is written.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var source: SourceLocation
}

/// A kind that keeps where its values are written.
package struct LocatedKind<Base: ValueKind>: ValueKind {
  package var base: Base

  package init(_ base: Base) { self.base = base }

  package var expectation: String { base.expectation }
  package var placeholder: Located<Base.Value> {
    Located(value: base.placeholder, source: SourceLocation(file: "", line: 1))
  }

  package func accepts(_ json: JSONValue) -> Bool { base.accepts(json) }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Located<Base.Value>? {
    base.decode(json, decoding).map { Located(value: $0, source: decoding.source(of: json)) }
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode { base.schema(definitions) }

  package func node(of value: Located<Base.Value>) -> SchemaNode? { base.node(of: value.value) }
}
