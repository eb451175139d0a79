import SemanticTree

extension View {
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    let rotor = Rotor(name: label.plainText, entries: entries()._entries)
    return accessibility { node, _ in node.rotors.append(rotor) }
  }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ key: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(Text(key), entries: entries)
  }
}

/// The entries of a custom rotor.
public protocol AccessibilityRotorContent {
  var _entries: [_RotorEntry] { get }
}

/// One stop of a custom rotor.
public struct _RotorEntry {
  let entry: Rotor.Entry
}

extension Rotor {
  fileprivate init(name: String, entries: [_RotorEntry]) {
    self.init(name: name, entries: entries.map(\.entry))
  }
}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public let _entries: [_RotorEntry]

  /// The target is known by its words only: which element they belong to is not modelled.
  public init(_ label: Text, id: ID) {
    _entries = [_RotorEntry(entry: Rotor.Entry(label: label.plainText, target: nil))]
  }
  public init(_ key: LocalizedStringKey, id: ID) { self.init(Text(key), id: id) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID) { self.init(Text(verbatim: String(label)), id: id) }
}

public struct _RotorContentList: AccessibilityRotorContent {
  public let _entries: [_RotorEntry]
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _RotorContentList { _RotorContentList(_entries: []) }
  public static func buildBlock<First: AccessibilityRotorContent, each Rest: AccessibilityRotorContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _RotorContentList {
    var entries = first._entries
    for part in repeat each rest { entries += part._entries }
    return _RotorContentList(_entries: entries)
  }
  // The type tells what the statements in the braces are, so that the compiler need not try every 'ForEach'.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    first: First
  ) -> _RotorBranch<First, Second> { .first(first) }
  public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
    second: Second
  ) -> _RotorBranch<First, Second> { .second(second) }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { self?._entries ?? [] }
}

/// One of two kinds of entries, by a condition.
public enum _RotorBranch<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>:
  AccessibilityRotorContent
{
  case first(First)
  case second(Second)

  public var _entries: [_RotorEntry] {
    switch self {
    case .first(let content): content._entries
    case .second(let content): content._entries
    }
  }
}
