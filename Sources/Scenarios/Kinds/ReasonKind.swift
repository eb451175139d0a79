import LocatedJSON

/// Why a finding is lived with, in words that tell somebody something.
package struct ReasonKind: ValueKind {
  private static let shortest = 10
  /// What people write to silence a tool; not reasons.
  private static let excuses = ["todo", "fixme", "temporary", "ignore", "later", "wip"]

  package init() {}

  package var expectation: String { "a reason of at least \(Self.shortest) characters that tells why" }
  package var placeholder: String { "" }

  package func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard let text = json.string, text.count >= Self.shortest, !isExcuse(text) else {
      return decoding.mismatch(json, expected: expectation)
    }
    return text
  }

  private func isExcuse(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return words.allSatisfy(Self.excuses.contains)
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["type": "string", "minLength": .number(Double(Self.shortest))])
  }
}
