import LocatedJSON

/// The `id` of a component of the same file.
struct ComponentReferenceKind: ValueKind {
  var expectation: String { "the id of a component" }
  var placeholder: String { "" }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard let name = json.string else { return decoding.mismatch(json, expected: expectation) }
    decoding.facts.componentUses.append(.init(name: name, place: decoding.place(of: json)))
    return name
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { .object(["type": "string"]) }
}
