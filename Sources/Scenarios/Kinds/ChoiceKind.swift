import LocatedJSON

/// One of a few names.
package struct ChoiceKind<Option: Sendable>: ValueKind {
  /// In the order in which they are listed to the reader; never empty.
  package let options: [(name: String, value: Option)]
  package let placeholder: Option
  /// The name of its definition in the schema, for a long list that is used often.
  package var definition: String?

  package init(_ first: (name: String, value: Option), _ others: [(name: String, value: Option)]) {
    options = [first] + others
    placeholder = first.value
  }

  package var names: [String] { options.map(\.name) }

  /// Above this names are listed as such, not as a sentence.
  private static var longestSentence: Int { 8 }
  /// Above this a list does not help the reader who is told the nearest name.
  private static var longestList: Int { 16 }

  package var expectation: String {
    names.count <= Self.longestSentence
      ? Quotation.alternatives(names) : "one of \(names.joined(separator: ", "))"
  }

  package func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  package func decode(_ json: JSONValue, _ decoding: Decoding) -> Option? {
    guard let name = json.string else {
      return decoding.mismatch(json, expected: expectation, suggestion: adviceOnQuotes(json))
    }
    if let option = options.first(where: { $0.name == name }) { return option.value }
    guard let suggestion = decoding.suggestion(for: name, in: names) else {
      return decoding.mismatch(json, expected: expectation)
    }
    let expected = names.count <= Self.longestList ? expectation : "a known name"
    return decoding.mismatch(json, expected: expected, suggestion: suggestion)
  }

  private func adviceOnQuotes(_ json: JSONValue) -> String? {
    guard let number = json.number.map(NumberText.of), names.contains(number) else { return nil }
    return "write \"\(number)\""
  }

  package func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    let list = SchemaNode.object(["enum": .array(names.map { .string($0) })])
    guard let definition else { return list }
    return definitions.reference(to: definition) { list }
  }
}

extension ChoiceKind {
  /// The same choice, written once in the schema.
  package func defined(_ name: String) -> ChoiceKind {
    var copy = self
    copy.definition = name
    return copy
  }
}

extension ChoiceKind where Option: CaseIterable & RawRepresentable, Option.RawValue == String {
  /// Every case of an enumeration by its raw value.
  package init(_ fallback: Option) {
    let all = Option.allCases.map { (name: $0.rawValue, value: $0) }
    options = all
    placeholder = fallback
  }

  package func node(of value: Option) -> SchemaNode? { .string(value.rawValue) }
}
