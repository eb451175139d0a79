import LocatedJSON

/// The states by name, each with its value at the start.
struct StateMapKind: ValueKind {
  /// A state with its value at the start, which is nil where it could not be decoded.
  struct Entry: Sendable {
    var name: String
    var value: StateValue?
  }

  var expectation: String { "an object with a start value for each state" }
  var placeholder: [Entry] { [] }

  func accepts(_ json: JSONValue) -> Bool { json.object != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> [Entry]? {
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    return object.members.map { member in
      decoding.at(.key(member.key)) {
        NamedMembers.check(member, decoding)
        return Entry(name: member.key, value: StateValueKind().decode(member.value, decoding))
      }
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    NamedMembers.schema(StateValueKind().schema(definitions))
  }

  func node(of value: [Entry]) -> SchemaNode? { value.isEmpty ? .object([]) : nil }
}

/// What follows when a state changes: one action for each state.
struct ChangeMapKind: ValueKind {
  /// An action with the state that sets it off.
  struct Entry: Sendable {
    var state: String
    var action: Action
    var place: JSONPlace
  }

  var expectation: String { "an object with an action for each state" }
  var placeholder: [Entry] { [] }

  func accepts(_ json: JSONValue) -> Bool { json.object != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> [Entry]? {
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    return object.members.compactMap { member in
      decoding.at(.key(member.key)) {
        let place = JSONPlace(position: member.keyPosition, path: decoding.path)
        decoding.facts.stateUses.append(.init(name: member.key, kinds: StateKind.allCases, place: place))
        let action = ActionKind.kind.decode(member.value, decoding)
        return action.map { Entry(state: member.key, action: $0, place: place) }
      }
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    NamedMembers.schema(ActionKind.kind.schema(definitions))
  }

  func node(of value: [Entry]) -> SchemaNode? { value.isEmpty ? .object([]) : nil }
}

/// Objects whose keys are names of states.
private enum NamedMembers {
  static func check(_ member: JSONMember, _ decoding: Decoding) {
    guard !StateName.isValid(member.key) else { return }
    decoding.report(
      at: member.keyPosition, expected: "a name of letters, digits and _, not starting with a digit",
      found: Quotation.quoted(member.key))
  }

  static func schema(_ value: SchemaNode) -> SchemaNode {
    .object([
      "type": "object", "propertyNames": ["pattern": .string(StateName.pattern)],
      "additionalProperties": value,
    ])
  }
}
