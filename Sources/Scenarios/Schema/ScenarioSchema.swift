/// The JSON Schema of scenario files, made from the same catalogue that decodes them.
public enum ScenarioSchema {
  /// The schema's text (JSON Schema draft 2020-12), the same at every call, with a newline at its end.
  public static func json() -> String {
    let definitions = SchemaDefinitions()
    let root = ScenarioShape.shape.schema(definitions)
    let document = SchemaNode.object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "a11ysim scenario",
      "description": "A screen to be spoken and judged, with what is done to it and what is then expected.",
    ])
    return SchemaText.of(merge(document, root).adding("$defs", definitions.all)) + "\n"
  }

  private static func merge(_ first: SchemaNode, _ second: SchemaNode) -> SchemaNode {
    guard case .object(let members) = second else { return first }
    return members.reduce(first) { $0.adding($1.key, $1.value) }
  }
}
