import LocatedJSON

extension Decoding {
  /// Notes that a state is used in a way that only some kinds allow.
  func use(_ name: String, as kinds: [StateKind], _ json: JSONValue) {
    facts.stateUses.append(.init(name: name, kinds: kinds, place: place(of: json)))
  }

  /// Notes that a state is given, or compared with, the value under a key.
  func give(_ name: String, _ kind: StateKind, under key: String, of json: JSONValue) {
    guard let value = json.object?[key] else { return }
    at(.key(key)) {
      facts.stateUses.append(
        .init(name: name, kinds: [kind], place: place(of: value), value: value.summary))
    }
  }
}

/// The name of a state.
struct StateNameKind: ValueKind {
  var kinds = StateKind.allCases

  var expectation: String { "the name of a state" }
  var placeholder: String { "" }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard let name = json.string else { return decoding.mismatch(json, expected: expectation) }
    decoding.use(name, as: kinds, json)
    return name
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: "stateName") {
      ["type": "string", "pattern": .string(StateName.pattern), "description": "The name of a state."]
    }
  }
}

/// A two-way connection to a state: `{"bind": "shipping"}`.
struct BindingKind: ValueKind {
  var kinds: [StateKind]

  init(_ kinds: StateKind...) {
    self.kinds = kinds
  }

  private var object: ObjectKind<String> {
    let state = Property("bind", StateNameKind(kinds: kinds), "The state to show and to change.")
    return ObjectKind("binding", "a binding", [state]) { $0[state] }
  }

  var expectation: String { #"a binding, such as {"bind": "name"}"# }
  var placeholder: String { "" }

  func accepts(_ json: JSONValue) -> Bool { object.accepts(json) }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> String? {
    guard object.accepts(json) else { return decoding.mismatch(json, expected: expectation) }
    return object.decode(json, decoding)
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { object.schema(definitions) }
}

/// True or false, a state that is one of these, or a condition.
struct FlagKind: ValueKind {
  var expectation: String { #"true, false, {"bind": "name"} or a condition"# }
  var placeholder: Flag { .literal(false) }

  func accepts(_ json: JSONValue) -> Bool { json.boolean != nil || json.object != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> Flag? {
    if let value = json.boolean { return .literal(value) }
    guard let object = json.object else { return decoding.mismatch(json, expected: expectation) }
    if object["bind"] != nil { return BindingKind(.boolean).decode(json, decoding).map { .state($0) } }
    return ConditionKind.kind.decode(json, decoding).map { .condition($0) }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: "flag") {
      let kinds = [
        BooleanKind().schema(definitions), BindingKind(.boolean).schema(definitions),
        ConditionKind.kind.schema(definitions),
      ]
      return .object(["anyOf": .array(kinds)])
    }
  }

  func node(of value: Flag) -> SchemaNode? {
    if case .literal(let value) = value { .boolean(value) } else { nil }
  }
}
