/// The shared definitions that a schema refers to, each written once.
package final class SchemaDefinitions {
  private var nodes: [String: SchemaNode] = [:]

  package init() {}

  /// A reference to a definition, which is made on its first use.
  package func reference(to name: String, _ make: () -> SchemaNode) -> SchemaNode {
    if nodes[name] == nil {
      // A place-holder first, so that a definition may refer to itself.
      nodes[name] = .null
      nodes[name] = make()
    }
    return .reference(name)
  }

  /// All definitions by name.
  package var all: SchemaNode {
    .object(nodes.sorted { $0.key < $1.key }.map { SchemaMember(key: $0.key, value: $0.value) })
  }
}
