import LocatedJSON
import VoiceOver

/// An item of the rotor: one of VoiceOver's, or the name of a rotor of the author's.
struct RotorItemKind: ValueKind {
  static let names = RotorItem.platform.map(\.name)

  var expectation: String { "\(Quotation.alternatives(RotorItemKind.names)), or the name of a custom rotor" }
  var placeholder: RotorItem { .headings }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> RotorItem? {
    guard let name = json.string, !name.isEmpty else { return decoding.mismatch(json, expected: expectation) }
    return RotorItem(name: name)
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object([
      "anyOf": [
        ["enum": .array(RotorItemKind.names.map { .string($0) })],
        ["type": "string", "minLength": .number(1)],
      ]
    ])
  }
}
