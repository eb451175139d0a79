/// A whole schema.
package enum SchemaDocument {
  /// The text of the schema of files of a shape (JSON Schema draft 2020-12), with a newline at its end.
  ///
  /// - Parameter alternatives: keys of which a file has one.
  package static func text(
    of shape: Shape, title: String, summary: String, oneOf alternatives: [String] = []
  ) -> String {
    let definitions = SchemaDefinitions()
    let root = shape.schema(definitions)
    let document = SchemaNode.object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string(title),
      "description": .string(summary),
    ])
    let choices = alternatives.map { SchemaNode.object(["required": .array([.string($0)])]) }
    let whole = merge(document, root).adding("oneOf", choices.isEmpty ? nil : .array(choices))
    return SchemaText.of(whole.adding("$defs", definitions.all)) + "\n"
  }

  private static func merge(_ first: SchemaNode, _ second: SchemaNode) -> SchemaNode {
    guard case .object(let members) = second else { return first }
    return members.reduce(first) { $0.adding($1.key, $1.value) }
  }
}
