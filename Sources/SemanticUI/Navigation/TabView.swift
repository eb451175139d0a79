/// Screens of which one is shown, chosen in a bar at the bottom.
public struct TabView<SelectionValue, Content> {
  let content: Content
  let selection: TabSelection?
}

/// The chosen tab behind a binding, whatever its type.
struct TabSelection {
  let current: () -> AnyHashable
  let choose: @MainActor (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    current = { AnyHashable(binding.wrappedValue) }
    choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}

extension TabView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(context.tabs(of: view.content, selection: view.selection))
  }
}

extension TabView where SelectionValue: Hashable, Content: View {
  /// Screens with `tabItem`s or pages, chosen by a binding to their tags.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { TabSelection($0) })
  }

  /// Tabs chosen by a binding to their values.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(content: _TabContentView(content: content()), selection: TabSelection(selection))
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Screens of which the first is shown at the beginning.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

extension TabView where SelectionValue == Never, Content: View {
  /// Tabs of which the first is shown at the beginning.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    self.init(content: _TabContentView(content: content()), selection: nil)
  }
}

// MARK: - Tabs of iOS 18

/// Tabs as the content of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable = Never

  static func _makeTabs(_ content: Self, in context: _ViewContext, into sink: inout _NodeSink)
}

/// Shows tabs where views are expected.
public struct _TabContentView<C> {
  let content: C
}

extension _TabContentView: View, PrimitiveView where C: TabContent {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    C._makeTabs(view.content, in: context, into: &sink)
  }
}

/// One tab with its screen.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
  let isSearch: Bool
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  public static func _makeTabs(_ tab: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let page = TabPageNode(
      source: _ContentSource(tab.content), item: _ContentSource(tab.label), context: context)
    guard let value = tab.value else { return sink.nodes.append(page) }
    sink.nodes.append(TraitNode(page, .value(key: TagKey.self, value: AnyHashable(value))))
  }
}

extension Tab where Label == DefaultTabLabel, Content: View, Value: Hashable {
  /// A tab with a translated title and a symbol, chosen by its value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage),
      isSearch: role == .search)
  }

  /// A tab with a title as it is and a symbol, chosen by its value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(title), systemImage),
      isSearch: role == .search)
  }
}

extension Tab where Label == DefaultTabLabel, Content: View, Value == Never {
  /// A tab with a translated title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage),
      isSearch: role == .search)
  }

  /// A tab with a title as it is and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(title), systemImage),
      isSearch: role == .search)
  }
}

/// What a tab is for.
public struct TabRole: Equatable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// The label of a tab by title and symbol.
public struct DefaultTabLabel: View {
  let title: Text
  let icon: Image

  nonisolated init(_ title: Text, _ symbol: String) { self.init(title, icon: Image(systemName: symbol)) }

  nonisolated init(_ title: Text, icon: Image) {
    self.title = title
    self.icon = icon
  }

  public var body: some View { Label(title: title, icon: icon) }
}

/// Several tabs as the result of a builder.
public struct _TabContentList<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  let add: @MainActor (_ViewContext, inout _NodeSink) -> Void

  public static func _makeTabs(_ content: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    content.add(context, &sink)
  }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public enum TabContentBuilder<Value: Hashable> {
  nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == Value { content }

  nonisolated public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TabContentList<Value> {
    _TabContentList { context, sink in
      var index = 0
      repeat add(each content, &index, context, &sink)
    }
  }

  nonisolated public static func buildEither<C: TabContent>(first content: C) -> _TabContentList<Value> {
    _TabContentList { context, sink in C._makeTabs(content, in: context.entering(.index(0)), into: &sink) }
  }

  nonisolated public static func buildEither<C: TabContent>(second content: C) -> _TabContentList<Value> {
    _TabContentList { context, sink in C._makeTabs(content, in: context.entering(.index(1)), into: &sink) }
  }

  // The type tells what the statements in the braces are, so that the compiler need not try every 'ForEach'.
  nonisolated public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == Value { content }

  @MainActor
  private static func add<C: TabContent>(
    _ tab: C, _ index: inout Int, _ context: _ViewContext, _ sink: inout _NodeSink
  ) {
    C._makeTabs(tab, in: context.entering(.index(index)), into: &sink)
    index += 1
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  public static func _makeTabs(_ content: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    if let content { Wrapped._makeTabs(content, in: context.entering(.some), into: &sink) }
  }
}
