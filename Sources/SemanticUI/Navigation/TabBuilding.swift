import SemanticTree

/// The screen behind a tab: expanded only when the tab has been chosen once.
final class TabPageNode: LayoutNode {
  let item: _ContentSource?
  private let source: _ContentSource
  let context: _ViewContext

  init(source: _ContentSource, item: _ContentSource?, context: _ViewContext) {
    self.source = source
    self.item = item
    self.context = context
    super.init(identity: context.identity)
  }

  @MainActor
  func expand() {
    var inner = context.entering(.slot(.content))
    inner.environment.tabItems = false
    var sink = _NodeSink()
    source.add(inner, &sink)
    children = [inner.single(sink.nodes)]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(for: proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    children.first?.place(at: .zero, proposal: proposal)
  }
}

extension EnvironmentValues {
  private enum TabItemsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// True directly in a tab view, where `tabItem` makes a tab.
  var tabItems: Bool {
    get { untracked(TabItemsKey.self) }
    set { self[TabItemsKey.self] = newValue }
  }

  private enum PageStyleKey: EnvironmentKey {
    static let defaultValue: PageTabViewStyle? = nil
  }

  var pageStyle: PageTabViewStyle? {
    get { untracked(PageStyleKey.self) }
    set { self[PageStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what stands in the bar for a screen of a tab view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return applyToList { source, context, sink in
      guard context.environment.tabItems else { return source.add(context, &sink) }
      sink.nodes.append(TabPageNode(source: source, item: _ContentSource(label), context: context))
    }
  }

  /// Sets whether tab views within have a bar or are pages side by side.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment { $0.pageStyle = style as? PageTabViewStyle }
  }
}

/// How a tab view lets its screens be chosen.
public protocol TabViewStyle {}
/// The style that iOS chooses: a bar.
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }
/// Pages side by side with dots.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// When the dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    let isHidden: Bool
    public static let automatic = IndexDisplayMode(isHidden: false)
    public static let always = IndexDisplayMode(isHidden: false)
    public static let never = IndexDisplayMode(isHidden: true)
  }

  let mode: IndexDisplayMode
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Which tab a view without a binding shows, and which were shown.
private final class TabMemory {
  var chosen = 0
  var visited: Set<Int> = []
}

extension _ViewContext {
  /// The node of a tab view.
  @MainActor
  func tabs<Content: View>(of content: Content, selection: TabSelection?) -> LayoutNode {
    let pageStyle = environment.pageStyle
    var inner = entering(.slot(.content))
    inner.environment.stackAxis = nil
    inner.environment.tabItems = pageStyle == nil
    inner.environment.pageStyle = nil
    let nodes = inner.nodes(of: content)
    let tags = nodes.enumerated().map { index, node in node.tag(in: inner) ?? AnyHashable(index) }
    let record = runtime.record(at: entering(.slot(.currentValue)).identity, owner: TabSelection.self)
    let memory = record.storage[0] as? TabMemory ?? TabMemory()
    record.storage[0] = memory
    let current = selection.flatMap { tags.firstIndex(of: $0.current()) } ?? memory.chosen
    let chosen = min(current, max(nodes.count - 1, 0))
    memory.visited.insert(chosen)
    for (index, node) in nodes.enumerated() where memory.visited.contains(index) { node.tabPage?.expand() }
    let runtime = runtime
    let choose: @MainActor (Int) -> Void = { index in
      guard nodes.indices.contains(index) else { return }
      memory.chosen = index
      selection?.choose(tags[index])
      runtime.needsUpdate = true
    }
    if let pageStyle {
      return PagesNode(
        nodes, chosen: chosen, showsDots: !pageStyle.mode.isHidden && nodes.count > 1, choose: choose, self)
    }
    let bar = TabBarNode.bar(of: nodes, chosen: chosen, choose: choose, entering(.slot(.toolbar)))
    return TabsNode(page: nodes.indices.contains(chosen) ? nodes[chosen] : nil, bar: bar, self)
  }
}

extension LayoutNode {
  /// The tab's page behind modifiers.
  var tabPage: TabPageNode? {
    if let page = self as? TabPageNode { return page }
    return (self as? UnaryNode)?.child.tabPage
  }
}
