/// A scenario's state as it runs: values by name, what actions do to them, and what follows from a change.
///
/// A value type without clocks or callbacks: the same actions on the same start give the same end.
public struct ScenarioState: Hashable, Sendable {
  /// What a series of actions did.
  public struct Transition: Hashable, Sendable {
    /// Each state that differs afterwards, in the order of its declaration.
    public var changes: [Change] = []
    /// What was posted for VoiceOver, first to last.
    public var announcements: [String] = []
  }

  /// A state that is different from before.
  public struct Change: Hashable, Sendable {
    /// The state's name.
    public var state: String
    /// The value before.
    public var old: StateValue
    /// The value after.
    public var new: StateValue
  }

  /// In UTF-8 bytes. A text that actions make longer is cut, so that one that doubles itself does not fill the memory.
  private static let longestText = 1 << 16

  private let definitions: [StateDefinition]
  /// The present value of each state.
  public private(set) var values: [String: StateValue]

  /// A state at its start.
  public init(_ definitions: [StateDefinition]) {
    self.definitions = definitions
    values = Dictionary(definitions.map { ($0.name, $0.initial) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a state; nil where there is no such state.
  public subscript(name: String) -> StateValue? { values[name] }

  /// Does everything a control does at once, then what follows from each state that is different afterwards.
  ///
  /// As in SwiftUI, `onChange` compares the values before and after the whole series. An action on an unknown
  /// state or of the wrong kind does nothing; a validated scenario has none.
  public mutating func perform(_ actions: [Action]) -> Transition {
    let start = values
    var announcements: [String] = []
    for action in actions { apply(action, &announcements) }
    runFollowUps(since: start, &announcements)
    return Transition(changes: changes(since: start), announcements: announcements)
  }

  /// Puts a value into a state, as a control with a binding does.
  public mutating func set(_ name: String, to value: StateValue) -> Transition {
    let start = values
    var announcements: [String] = []
    store(value, in: name)
    runFollowUps(since: start, &announcements)
    return Transition(changes: changes(since: start), announcements: announcements)
  }

  private mutating func apply(_ action: Action, _ announcements: inout [String]) {
    switch action {
    case .set(let name, let value): store(value.filled(from: values), in: name)
    case .toggle(let name): toggle(name)
    case .toggleMember(let name, let member): toggle(member, in: name)
    case .clear(let name): clear(name)
    case .announce(let text): announcements.append(text.filled(from: values))
    }
  }

  private mutating func store(_ value: StateValue, in name: String) {
    guard values[name]?.kind == value.kind else { return }
    values[name] = value.cut(to: Self.longestText)
  }

  private mutating func toggle(_ name: String) {
    guard case .boolean(let value)? = values[name] else { return }
    values[name] = .boolean(!value)
  }

  private mutating func toggle(_ member: String, in name: String) {
    guard case .list(var members)? = values[name] else { return }
    if let index = members.firstIndex(of: member) {
      members.remove(at: index)
    } else {
      members.append(member)
    }
    values[name] = .list(members)
  }

  private mutating func clear(_ name: String) {
    switch values[name] {
    case .text: values[name] = .text(nil)
    case .list: values[name] = .list([])
    default: break
    }
  }

  /// Runs `onChange` in rounds, until a round changes nothing. Validation refuses cycles; should there be one
  /// all the same, there are no more rounds than states.
  private mutating func runFollowUps(since start: [String: StateValue], _ announcements: inout [String]) {
    var before = start
    for _ in definitions where values != before {
      let now = values
      for definition in definitions where now[definition.name] != before[definition.name] {
        if let action = definition.onChange { apply(action, &announcements) }
      }
      before = now
    }
  }

  private func changes(since start: [String: StateValue]) -> [Change] {
    definitions.compactMap { definition in
      guard let old = start[definition.name], let new = values[definition.name], old != new else {
        return nil
      }
      return Change(state: definition.name, old: old, new: new)
    }
  }
}

/// A state's name, its value at the start, and what follows when it changes.
public struct StateDefinition: Hashable, Sendable {
  /// By which bindings, texts and conditions refer to the state.
  public var name: String
  /// The value at the start, which also fixes the kind for good.
  public var initial: StateValue
  /// What follows when the value changes.
  public var onChange: Action?

  public init(name: String, initial: StateValue, onChange: Action? = nil) {
    self.name = name
    self.initial = initial
    self.onChange = onChange
  }
}
