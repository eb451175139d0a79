import SemanticTree

/// The bars of a screen: what stands in them and where.
@MainActor
struct NavigationBar {
  let metrics: BarMetrics
  let back: BackButtonNode?
  let title: LayoutNode?
  let isLarge: Bool
  let leading, trailing, bottom: [LayoutNode]
  let search: LayoutNode?
  /// Leads back, for the scrub.
  let close: (@MainActor () -> Void)?

  init(
    page: NavigationPage, backTitle: String?, close: (@MainActor () -> Void)?, context: _ViewContext
  ) {
    let metrics = BarMetrics(screen: context.environment.screen)
    self.metrics = metrics
    self.close = close
    let context = context.inBar()
    let isShown = !page.isBarHidden
    let items = BarItems(page.items, metrics: metrics)
    back =
      isShown && !page.hidesBackButton
      ? backTitle.map { title in
        BackButtonNode(
          title: title, metrics: metrics, context: context.entering(.slot(.icon)), action: close ?? {})
      } : nil
    isLarge = page.showsLargeTitle && items.principal == nil
    page.showsLargeTitle = isLarge
    let own = page.title.map { context.barTitle($0, isLarge: page.showsLargeTitle) }
    title = isShown ? items.principal ?? own : nil
    leading = isShown ? items.leading : []
    trailing = isShown ? items.trailing : []
    bottom = items.bottom
    search = isShown ? page.search.map { SearchFieldNode($0, metrics: metrics, context: context) } : nil
  }

  var isEmpty: Bool {
    back == nil && title == nil && leading.isEmpty && trailing.isEmpty && search == nil
  }

  /// Of all above the content, in points. A screen without anything for its bar is taken to have none.
  var height: CGFloat {
    if isEmpty { return 0 }
    return metrics.inlineHeight + (isLarge ? metrics.largeTitleHeight : 0)
      + (search == nil ? 0 : metrics.searchHeight)
  }

  var bottomHeight: CGFloat { bottom.isEmpty ? 0 : metrics.bottomHeight }

  /// In the order in which they are read: an inline title between the items, a large one below them.
  var topNodes: [LayoutNode] {
    let start = [back].compactMap { $0 } + leading
    let heading = [title].compactMap { $0 }
    let items = isLarge ? trailing + heading : heading + trailing
    return start + items + [search].compactMap { $0 }
  }
}

/// The items of a screen's bars, by place.
@MainActor
private struct BarItems {
  private(set) var leading: [LayoutNode] = []
  private(set) var trailing: [LayoutNode] = []
  private(set) var bottom: [LayoutNode] = []
  private(set) var principal: LayoutNode?

  init(_ entries: [ToolbarEntry], metrics: BarMetrics) {
    for entry in entries {
      let context = entry.context.inBar()
      var sink = _NodeSink()
      entry.source.add(context, &sink)
      let items = sink.nodes.map {
        BarItemNode($0, metrics: metrics, environment: context.environment)
      }
      switch entry.placement {
      case .leading: leading += items
      case .trailing: trailing += items
      case .bottom: bottom += items
      case .principal: principal = context.single(sink.nodes)
      case .hidden: break
      }
    }
  }
}

extension _ViewContext {
  /// Bars do not grow with the text size (reported), and their buttons have a look of their own: the label
  /// colour on iOS 26, the tint before. Labels show their icon alone.
  @MainActor
  fileprivate func inBar() -> _ViewContext {
    var inner = entering(.slot(.toolbar))
    let isNew = environment.screen.system.major >= 26
    inner.environment.isInListRow = false
    inner.environment.stackAxis = .horizontal
    inner.environment.labelStyle = LabelStyleBox(IconOnlyLabelStyle())
    inner.environment[FontKey.self] = .system(size: 17, weight: isNew ? .medium : .regular)
    inner.environment.buttonStyle = isNew ? ButtonStyleBox(BarButtonLook()) : nil
    return inner
  }

  fileprivate func barTitle(_ title: Text, isLarge: Bool) -> LayoutNode {
    var inner = entering(.slot(.title))
    inner.environment[FontKey.self] =
      isLarge ? .largeTitle.bold() : .system(size: 17, weight: .semibold)
    inner.environment[LineLimitKey.self] = 1
    inner.environment.foreground = nil
    return BarTitleNode(TextNode(title, context: inner))
  }
}

/// A bar's button on iOS 26: in the label colour, weaker when disabled.
private struct BarButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
  }
}
