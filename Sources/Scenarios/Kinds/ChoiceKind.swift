/// One of a few names.
struct ChoiceKind<Option: Sendable>: ValueKind {
  /// In the order in which they are listed to the reader; never empty.
  let options: [(name: String, value: Option)]
  let placeholder: Option

  init(_ first: (name: String, value: Option), _ others: [(name: String, value: Option)]) {
    options = [first] + others
    placeholder = first.value
  }

  var names: [String] { options.map(\.name) }

  var expectation: String {
    names.count <= 8 ? Quotation.alternatives(names) : "one of \(names.joined(separator: ", "))"
  }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Option? {
    guard let name = json.string else { return decoding.mismatch(json, expected: expectation) }
    if let option = options.first(where: { $0.name == name }) { return option.value }
    let suggestion = NearestName.suggestion(for: name, in: names)
    return decoding.mismatch(json, expected: expectation, suggestion: suggestion)
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["enum": .array(names.map { .string($0) })])
  }
}

extension ChoiceKind where Option: CaseIterable & RawRepresentable, Option.RawValue == String {
  /// Every case of an enumeration by its raw value.
  init(_ fallback: Option) {
    let all = Option.allCases.map { (name: $0.rawValue, value: $0) }
    options = all
    placeholder = fallback
  }

  func node(of value: Option) -> SchemaNode? { .string(value.rawValue) }
}
