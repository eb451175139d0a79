import LocatedJSON

/// One option of a dropdown, a picker or a chip group.
public struct ChoiceOption: Hashable, Sendable {
  /// What the bound state holds while the option is chosen.
  public var value: String
  /// What the option shows.
  public var label: TextTemplate
}

/// An option: a string that is both value and label, or an object with both.
struct OptionKind: ValueKind {
  private static let value = Property("value", StringKind(), "What the bound state holds for this option.")
  private static let label = Property("label", TextKind(), "What the option shows.")
  private static let full = ObjectKind("option", "an option", [value, label]) {
    ChoiceOption(value: $0[value], label: $0[label])
  }
  private static let kind = AlternativeKind(
    StringKind().map { ChoiceOption(value: $0, label: .literal($0)) }, or: full)

  /// The options of a control; no value occurs twice.
  static let list = UniqueListKind(
    list: ListKind(element: OptionKind(), name: "a list of options"), identity: { $0.value })

  var expectation: String { "an option, which is a string or an object with 'value' and 'label'" }
  var placeholder: ChoiceOption { OptionKind.kind.placeholder }
  func accepts(_ json: JSONValue) -> Bool { OptionKind.kind.accepts(json) }
  func decode(_ json: JSONValue, _ decoding: Decoding) -> ChoiceOption? {
    guard accepts(json) else { return decoding.mismatch(json, expected: expectation) }
    return OptionKind.kind.decode(json, decoding)
  }
  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { OptionKind.kind.schema(definitions) }
}
