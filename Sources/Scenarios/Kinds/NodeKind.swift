import LocatedJSON
import SemanticTree

/// A component with everything inside it.
struct NodeKind: ValueKind {
  static let typeKey = "type"

  var expectation: String { "a component, which is an object with a 'type'" }
  var placeholder: ComponentNode {
    ComponentNode(
      type: "", source: SourceLocation(file: "", line: 0), lastLine: 0, jsonPath: JSONPath(),
      properties: Properties())
  }

  func accepts(_ json: JSONValue) -> Bool { json.object != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> ComponentNode? {
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    guard let type = type(of: object, json, decoding) else { return nil }
    noteIdentity(of: object, decoding)
    let properties = type.shape.decode(object, at: json, decoding, extra: [NodeKind.typeKey])
    return ComponentNode(
      type: type.name, source: decoding.source(of: json), lastLine: json.end.line, jsonPath: decoding.path,
      properties: properties)
  }

  private func type(of object: JSONObject, _ json: JSONValue, _ decoding: Decoding) -> ComponentType? {
    guard let value = object[NodeKind.typeKey] else {
      decoding.report(
        at: json.position, expected: "the key 'type' in a component", found: "none",
        suggestion: "known components are \(ComponentCatalogue.names.joined(separator: ", "))")
      return nil
    }
    return decoding.at(.key(NodeKind.typeKey)) { ComponentCatalogue.kind.decode(value, decoding) }
  }

  private func noteIdentity(of object: JSONObject, _ decoding: Decoding) {
    guard let value = object[Modifiers.id.name], let name = value.string else { return }
    decoding.at(.key(Modifiers.id.name)) {
      decoding.facts.identities.append(.init(name: name, place: decoding.place(of: value)))
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: "component") { ComponentSchema.node(definitions) }
  }
}
