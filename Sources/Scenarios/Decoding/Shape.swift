import LocatedJSON

/// An object's known keys; decoding and schema both come from it.
package struct Shape: Sendable {
  /// How a diagnostic calls the object, such as `a font`.
  package var name: String
  package var properties: [any AnyProperty]

  package init(name: String, properties: [any AnyProperty]) {
    self.name = name
    self.properties = properties
  }

  /// The property of that key, or nil.
  package func property(named name: String) -> (any AnyProperty)? { properties.first { $0.name == name } }

  /// The values of the known keys; unknown and missing ones are reported.
  ///
  /// - Parameter extra: keys that somebody else reads.
  package func decode(_ object: JSONObject, at json: JSONValue, _ decoding: Decoding, extra: [String] = [])
    -> Properties
  {
    var result = Properties()
    for member in object.members where !extra.contains(member.key) {
      decoding.at(.key(member.key)) {
        guard let property = property(named: member.key) else {
          return reportUnknown(member, extra, decoding)
        }
        if let value = property.decode(member.value, decoding) { result.set(member.key, value) }
      }
    }
    for property in properties where property.isRequired && object[property.name] == nil {
      reportMissing(property, at: json, decoding)
    }
    return result
  }

  private func reportUnknown(_ member: JSONMember, _ extra: [String], _ decoding: Decoding) {
    let known = extra + properties.map(\.name)
    let suggestion = decoding.suggestion(for: member.key, in: known)
    decoding.report(
      at: member.keyPosition, expected: "a key of \(name)", found: Quotation.quoted(member.key),
      suggestion: suggestion ?? "known keys are \(known.joined(separator: ", "))")
  }

  private func reportMissing(_ property: any AnyProperty, at json: JSONValue, _ decoding: Decoding) {
    decoding.report(
      at: json.position, expected: "the key '\(property.name)' in \(name)", found: "none",
      suggestion: "give it \(property.kind.expectation)")
  }

  /// The schema of the keys, for an object that has no others.
  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    openSchema(definitions).adding("additionalProperties", false)
  }

  /// The schema of the keys, for an object that may have others.
  package func openSchema(_ definitions: SchemaDefinitions) -> SchemaNode {
    let required = properties.filter(\.isRequired).map { SchemaNode.string($0.name) }
    let members = properties.map { SchemaMember(key: $0.name, value: $0.schema(definitions)) }
    return SchemaNode.object(["type": "object", "properties": .object(members)])
      .adding("required", required.isEmpty ? nil : .array(required))
  }
}
