import LocatedJSON

/// A test of state; there is no expression language on purpose.
enum ConditionKind {
  static let kind = UnionKind<Condition>(
    definition: "condition", name: "a condition", placeholder: .isEmpty(state: "", expected: true)
  ) { [stateVariant, notVariant] }

  private static let state = Property("state", StateNameKind(), "The state to test.")
  private static let equals = OptionalProperty(
    "equals", StateValueKind(), "Holds while the state has this value.")
  private static let isEmpty = OptionalProperty(
    "isEmpty", BooleanKind(), "Holds while a text or list is empty (true) or is not (false).")
  private static let contains = OptionalProperty(
    "contains", StringKind(), "Holds while a list has this member.")

  private static let stateVariant = UnionKind<Condition>.Variant(
    "a condition on a state", [state, equals, isEmpty, contains], oneOf: ["equals", "isEmpty", "contains"]
  ) { properties, json, decoding in
    let tests = [
      properties[equals].map { Condition.equals(state: properties[state], value: $0) },
      properties[isEmpty].map { .isEmpty(state: properties[state], expected: $0) },
      properties[contains].map { .contains(state: properties[state], member: $0) },
    ].compactMap { $0 }
    guard let test = tests.first, tests.count == 1 else {
      decoding.report(
        at: json.position, expected: "one of the tests 'equals', 'isEmpty' or 'contains'",
        found: tests.isEmpty ? "none" : "\(tests.count) of them")
      return nil
    }
    noteUse(of: test, json, decoding)
    return test
  }

  private static func noteUse(of test: Condition, _ json: JSONValue, _ decoding: Decoding) {
    guard let name = json.object?["state"] else { return }
    decoding.at(.key("state")) {
      switch test {
      case .isEmpty(let state, _): decoding.use(state, as: [.text, .list], name)
      case .contains(let state, _): decoding.use(state, as: [.list], name)
      case .equals, .not: break
      }
    }
    if case .equals(let state, let value) = test {
      decoding.give(state, value.kind, under: "equals", of: json)
    }
  }

  private static let notVariant = UnionKind<Condition>.Variant(
    "a negated condition", [not]
  ) { properties, _, _ in .not(properties[not]) }

  private static let not = Property("not", NestedConditionKind(), "Holds while this condition does not.")
}

/// A condition inside another.
struct NestedConditionKind: ValueKind {
  var expectation: String { ConditionKind.kind.expectation }
  var placeholder: Condition { ConditionKind.kind.placeholder }
  func accepts(_ json: JSONValue) -> Bool { ConditionKind.kind.accepts(json) }
  func decode(_ json: JSONValue, _ decoding: Decoding) -> Condition? {
    ConditionKind.kind.decode(json, decoding)
  }
  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { ConditionKind.kind.schema(definitions) }
}
