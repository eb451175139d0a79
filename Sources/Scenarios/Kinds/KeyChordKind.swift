import LocatedJSON
import VoiceOver

/// A key with what is held beside it: `tab`, `shift+tab`, `vo+right`, `a`.
struct KeyChordKind: ValueKind {
  private static let modifiers = ["vo", "control", "option", "shift", "command", "tab"]

  var expectation: String {
    "a key (a character, or \(Quotation.alternatives(KeyChord.namedKeys))), with what is held before a plus sign "
      + "(\(Quotation.alternatives(KeyChordKind.modifiers)))"
  }
  var placeholder: KeyChord { KeyChord("space") }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> KeyChord? {
    guard let text = json.string else { return decoding.mismatch(json, expected: expectation) }
    if let chord = KeyChord(text) { return chord }
    let last = text.split(separator: "+").last.map(String.init) ?? text
    return decoding.mismatch(
      json, expected: expectation, suggestion: decoding.suggestion(for: last, in: KeyChord.namedKeys))
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["type": "string", "minLength": .number(1)])
  }
}
