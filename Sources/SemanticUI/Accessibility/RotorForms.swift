import SemanticTree

/// A rotor of the system's own, whose stops are given instead of found.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited links" : "Links")
  }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: level.number.map { "Headings level \($0)" } ?? "Headings")
  }
  public static let links = AccessibilitySystemRotor(name: "Links")
  public static let headings = AccessibilitySystemRotor(name: "Headings")
  public static let boldText = AccessibilitySystemRotor(name: "Bold text")
  public static let italicText = AccessibilitySystemRotor(name: "Italic text")
  public static let underlineText = AccessibilitySystemRotor(name: "Underlined text")
  public static let misspelledWords = AccessibilitySystemRotor(name: "Misspelled words")
  public static let images = AccessibilitySystemRotor(name: "Images")
  public static let textFields = AccessibilitySystemRotor(name: "Text fields")
  public static let tables = AccessibilitySystemRotor(name: "Tables")
  public static let lists = AccessibilitySystemRotor(name: "Lists")
  public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
}

extension View {
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: S, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), entries: entries)
  }

  /// Gives a system rotor's stops; its name is known in English only.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  // MARK: Stops by the members of a collection

  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View {
    let stops = entries.map { AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
    return accessibilityRotor(label) { _RotorContentList(_entries: stops.flatMap(\._entries)) }
  }
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ key: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(Text(key), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, Entry, ID: Hashable>(
    _ label: S, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: String(label)), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(label, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ key: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(Text(key), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<S: StringProtocol, Entry: Identifiable>(
    _ label: S, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: String(label)), entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    accessibilityRotor(systemRotor, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }
}

extension AccessibilityRotorEntry {
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {
    self.init(label, id: id)
  }
  public init(
    _ key: LocalizedStringKey, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(key), id: id)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(verbatim: String(label)), id: id)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Stops for the members of a collection.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, place: nil)
  }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Stops for the members of a collection.
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id }, place: nil)
  }
}
