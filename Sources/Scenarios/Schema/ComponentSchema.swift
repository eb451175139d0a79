/// The schema of a component: the keys that all share, and for each `type` its own.
enum ComponentSchema {
  static func node(_ definitions: SchemaDefinitions) -> SchemaNode {
    let names = SchemaNode.array(ComponentCatalogue.names.map { .string($0) })
    let type: SchemaNode = ["enum": names, "description": "The component's name."]
    let shared = Modifiers.all.map { SchemaMember(key: $0.name, value: $0.schema(definitions)) }
    return .object([
      "type": "object",
      "properties": .object([SchemaMember(key: NodeKind.typeKey, value: type)] + shared),
      "required": ["type"],
      "allOf": .array(ComponentCatalogue.types.map { rule(for: $0, definitions) }),
      "unevaluatedProperties": false,
    ])
  }

  private static func rule(for type: ComponentType, _ definitions: SchemaDefinitions) -> SchemaNode {
    let own = definitions.reference(to: "\(type.name)Component") {
      Shape(name: type.name, properties: type.properties).openSchema(definitions)
        .adding("description", .string(type.summary))
        .adding("examples", .array(type.examples.compactMap(SchemaNode.init)))
    }
    let isType: SchemaNode = ["properties": ["type": ["const": .string(type.name)]], "required": ["type"]]
    return ["if": isType, "then": own]
  }
}
