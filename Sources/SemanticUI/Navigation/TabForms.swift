/// Further forms of tabs.
extension Tab where Label == DefaultTabLabel, Content: View, Value: Hashable {
  /// A tab with a translated title and a picture, chosen by its value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(titleKey), icon: Image(image)),
      isSearch: role == .search)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(title), icon: Image(image)),
      isSearch: role == .search)
  }

  /// A tab whose role says what stands in the bar.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: .search, isSearch: role == .search)
  }
}

extension Tab where Label == DefaultTabLabel, Content: View, Value == Never {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(titleKey), icon: Image(image)),
      isSearch: role == .search)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(title), icon: Image(image)),
      isSearch: role == .search)
  }

  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: .search, isSearch: role == .search)
  }
}

extension Tab where Label: View, Content: View, Value: Hashable {
  /// A tab with a label of any kind, chosen by its value.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label(), isSearch: role == .search)
  }
}

extension Tab where Label: View, Content: View, Value == Never {
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label(), isSearch: role == .search)
  }
}

extension DefaultTabLabel {
  fileprivate nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(Text("Search"), "magnifyingglass")
  }
}

/// Tabs under a heading where there is a sidebar; in a bar they stand among the others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent
where Content: TabContent, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue

  public static func _makeTabs(_ content: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    Content._makeTabs(content.content, in: context, into: &sink)
  }
}

extension TabSection
where
  Header: View, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content())
  }
}

extension TabSection
where
  Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
    self.init(data: data, content: content, id: \.id)
  }

  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.TabValue {
    self.init(data: data, content: content, id: { $0 })
  }

  public static func _makeTabs(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let inner = context.entering(.slot(.item))
    for element in view.data {
      let member = inner.entering(.id(AnyHashable(view.id(element))))
      Content._makeTabs(view.content(element), in: member, into: &sink)
    }
  }
}
