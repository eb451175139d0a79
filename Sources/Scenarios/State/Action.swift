/// A value to come: as `StateValue`, with texts that are filled when it is needed.
public enum ValueTemplate: Hashable, Sendable {
  case text(TextTemplate?)
  case list([String])
  case boolean(Bool)
  case number(Double)

  /// The kind of state that can take the value.
  public var kind: StateKind {
    switch self {
    case .text: .text
    case .list: .list
    case .boolean: .boolean
    case .number: .number
    }
  }

  /// The value, with texts filled from a state's values.
  public func filled(from values: [String: StateValue]) -> StateValue {
    switch self {
    case .text(let template): .text(template?.filled(from: values))
    case .list(let members): .list(members)
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    }
  }
}

/// Something that a control does.
public enum Action: Hashable, Sendable {
  case set(state: String, to: ValueTemplate)
  /// Turns true into false and back.
  case toggle(state: String)
  /// Puts a member into a list or takes it out.
  case toggleMember(state: String, member: String)
  /// Makes a text null, and a list empty.
  case clear(state: String)
  /// Posts an announcement for VoiceOver.
  case announce(TextTemplate)
}

/// A test of state.
public indirect enum Condition: Hashable, Sendable {
  case equals(state: String, value: StateValue)
  case isEmpty(state: String, expected: Bool)
  case contains(state: String, member: String)
  case not(Condition)
}

/// Something that is true or false, now or by state.
public enum Flag: Hashable, Sendable {
  case literal(Bool)
  /// The value of a state that is true or false.
  case state(String)
  case condition(Condition)
}
