import LocatedJSON

/// The kinds of values that a scenario's state can hold.
public enum StateKind: String, Hashable, Sendable, CaseIterable {
  /// A string, or null for nothing.
  case text
  /// A list of strings, each at most once.
  case list
  case boolean
  case number

  /// `a string or null`, for diagnostics.
  public var expectation: String {
    switch self {
    case .text: "a string or null"
    case .list: "a list of strings"
    case .boolean: "true or false"
    case .number: "a number"
    }
  }
}

/// A value of a scenario's state.
public enum StateValue: Hashable, Sendable {
  case text(String?)
  /// In the order in which members came in.
  case list([String])
  case boolean(Bool)
  case number(Double)

  /// Which kind of state can hold the value.
  public var kind: StateKind {
    switch self {
    case .text: .text
    case .list: .list
    case .boolean: .boolean
    case .number: .number
    }
  }

  /// True for null, for a string without letters and for a list without members.
  public var isEmpty: Bool {
    switch self {
    case .text(let text): (text ?? "").isEmpty
    case .list(let members): members.isEmpty
    case .boolean, .number: false
    }
  }

  /// How many members a list has; nil for the other kinds.
  public var count: Int? {
    if case .list(let members) = self { members.count } else { nil }
  }

  /// The value as it stands in a text: members with commas between, numbers without a needless fraction.
  public var text: String {
    switch self {
    case .text(let text): text ?? ""
    case .list(let members): members.joined(separator: ", ")
    case .boolean(let value): "\(value)"
    case .number(let value): NumberText.of(value)
    }
  }

  /// Whether both are the same to a condition: a list's order does not matter.
  public func equals(_ other: StateValue) -> Bool {
    if case .list(let left) = self, case .list(let right) = other { return Set(left) == Set(right) }
    return self == other
  }
}

extension StateValue {
  /// The value with no more of a text than fits into some bytes.
  func cut(to bytes: Int) -> StateValue {
    guard case .text(let text?) = self, text.utf8.count > bytes else { return self }
    return .text(String(decoding: text.utf8.prefix(bytes), as: UTF8.self))
  }
}
