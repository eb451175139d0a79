import LocatedJSON

/// What a control does, one thing at a time.
enum ActionKind {
  static let kind = UnionKind<Action>(
    definition: "action", name: "an action", placeholder: .announce(.literal(""))
  ) { [setVariant, toggleVariant, clearVariant, announceVariant] }

  /// The actions of a control, done in order.
  static let list = ListKind(element: kind, name: "a list of actions")

  private static let set = Property("set", StateNameKind(), "The state to change.")
  private static let to = Property("to", ValueTemplateKind(), "Its new value; a text may show state.")
  private static let toggle = Property(
    "toggle", StateNameKind(kinds: [.boolean, .list]), "The state to switch, or the list to change.")
  private static let member = OptionalProperty(
    "member", StringKind(), "What to put into the list, or to take out if it is there.")
  private static let clear = Property(
    "clear", StateNameKind(kinds: [.text, .list]), "The text to make null, or the list to empty.")
  private static let announce = Property("announce", TextKind(), "The announcement to post.")

  private static let setVariant = UnionKind<Action>.Variant(
    "an action that sets", [set, to]
  ) { properties, json, decoding in
    decoding.give(properties[set], properties[to].kind, under: "to", of: json)
    return .set(state: properties[set], to: properties[to])
  }

  private static let toggleVariant = UnionKind<Action>.Variant(
    "an action that toggles", [toggle, member]
  ) { properties, json, decoding in
    let state = properties[toggle]
    guard let member = properties[member] else {
      narrow("toggle", state, to: .boolean, json, decoding)
      return .toggle(state: state)
    }
    narrow("toggle", state, to: .list, json, decoding)
    return .toggleMember(state: state, member: member)
  }

  private static let clearVariant = UnionKind<Action>.Variant(
    "an action that clears", [clear]
  ) { properties, _, _ in .clear(state: properties[clear]) }

  private static let announceVariant = UnionKind<Action>.Variant(
    "an action that announces", [announce]
  ) { properties, _, _ in .announce(properties[announce]) }

  /// Notes the one kind of state that the whole action allows.
  private static func narrow(
    _ key: String, _ state: String, to kind: StateKind, _ json: JSONValue, _ decoding: Decoding
  ) {
    guard let name = json.object?[key] else { return }
    decoding.at(.key(key)) { decoding.use(state, as: [kind], name) }
  }
}
