import LocatedJSON

/// A piece of JSON that is written, with its members in a fixed order.
package enum SchemaNode: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([SchemaNode])
  case object([SchemaMember])

  /// An object with members in the order given.
  package static func object(_ members: KeyValuePairs<String, SchemaNode>) -> SchemaNode {
    .object(members.map { SchemaMember(key: $0.key, value: $0.value) })
  }

  /// JSON that is already text; nil where it is none.
  package init?(_ text: String) {
    guard let json = try? JSONReader.read(Array(text.utf8), file: "") else { return nil }
    self.init(json)
  }

  private init(_ json: JSONValue) {
    switch json.content {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { SchemaNode($0) })
    case .object(let object):
      self = .object(object.members.map { SchemaMember(key: $0.key, value: SchemaNode($0.value)) })
    }
  }

  /// A reference to a shared definition.
  package static func reference(_ definition: String) -> SchemaNode {
    ["$ref": .string("#/$defs/\(definition)")]
  }

  /// The node with another member at its end; anything but an object is left as it is.
  package func adding(_ key: String, _ value: SchemaNode?) -> SchemaNode {
    guard case .object(let members) = self, let value else { return self }
    return .object(members + [SchemaMember(key: key, value: value)])
  }
}

package struct SchemaMember: Hashable, Sendable {
  package var key: String
  package var value: SchemaNode

  package init(key: String, value: SchemaNode) {
    self.key = key
    self.value = value
  }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, SchemaNode)...) {
    self = .object(elements.map { SchemaMember(key: $0.0, value: $0.1) })
  }
}
