/// Screens on top of each other, with a bar that leads back.
public struct NavigationStack<Data, Root> {
  let root: Root
  let path: PathBox?
}

extension NavigationStack: View, PrimitiveView where Root: View {
  public typealias Body = Never

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    var builder = NavigationBuilder(path: view.path, in: context)
    builder.add(NavigationPush(id: "root", source: _ContentSource(view.root), generation: context.generation))
    builder.addValues()
    builder.addPresented()
    sink.nodes.append(builder.node())
  }
}

extension NavigationStack where Data == NavigationPath, Root: View {
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let box = PathBox(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      truncate: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) })
    self.init(root: root(), path: box)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable,
  Root: View
{
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let box = PathBox(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      truncate: { count in
        let rest = path.wrappedValue.prefix(count)
        path.wrappedValue = Data(rest)
      })
    self.init(root: root(), path: box)
  }
}

/// The navigation container before iOS 16; one column on an iPhone.
public struct NavigationView<Content> {
  private let content: Content
}

extension NavigationView: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}

/// Columns beside each other; on an iPhone the sidebar first, then what is chosen in it.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  /// The column that is shown though nothing is chosen in those before it.
  var preferredColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  public typealias Body = Never

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// One column at a time, as on an iPhone.
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    func push<Column: View>(_ id: String, _ column: Column) -> NavigationPush {
      NavigationPush(id: id, source: _ContentSource(column), generation: context.generation)
    }
    var builder = NavigationBuilder(path: nil, in: context)
    builder.add(push("sidebar", view.sidebar))
    let middle = Content.self == EmptyView.self ? [] : [push("content", view.content)]
    builder.addColumns(middle + [push("detail", view.detail)], preferring: view.preferredColumn)
    builder.addValues()
    builder.addPresented()
    sink.nodes.append(builder.node())
  }
}

extension NavigationSplitView where Content == EmptyView, Sidebar: View, Detail: View {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
