import SemanticTree

/// A screen of a navigation stack: its bars and, in what they leave, its content.
final class NavigationPageNode: LayoutNode {
  private let content: LayoutNode
  private let bar: NavigationBar
  private let environment: EnvironmentValues
  private let barHeight, bottomHeight: CGFloat
  private let topNodes: [LayoutNode]
  private let canGoBack: (@MainActor () -> Void)?

  @MainActor
  init(content: LayoutNode, bar: NavigationBar, identity: Identity, _ context: _ViewContext) {
    self.content = content
    self.bar = bar
    environment = context.environment
    barHeight = bar.height
    bottomHeight = bar.bottomHeight
    topNodes = bar.topNodes
    canGoBack = bar.close
    super.init(identity: identity, children: [content] + bar.topNodes + bar.bottom)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = content.size(for: inner(proposal))
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: ideal.width, height: ideal.height + barHeight + bottomHeight))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max($0 - barHeight - bottomHeight, 0) })
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = inner(ProposedViewSize(size))
    let taken = content.size(for: offered)
    let origin = CGPoint(
      x: (size.width - taken.width) / 2,
      y: barHeight + (size.height - barHeight - bottomHeight - taken.height) / 2)
    content.place(at: origin.rounded(to: environment.screen.scale), proposal: offered)
    MainActor.assumeIsolated { BarLayout(bar, in: size, environment).place() }
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    for node in children.dropFirst() { layout.visit(node) }
    let safe = layout.safeRect
    let top = max(safe.minY, layout.origin.y + barHeight)
    let bottom = min(safe.maxY, layout.origin.y + frame.height - bottomHeight)
    let free = CGRect(x: safe.minX, y: top, width: safe.width, height: max(bottom - top, 0))
    layout.within(safeRect: free) { $0.visit(content) }
  }

  // MARK: Semantics and painting

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let above = builder.collect { inner in for node in topNodes { inner.visit(node) } }
    let main = builder.collect { $0.visit(content) }
    let below = builder.collect { inner in
      for node in children.dropFirst(1 + topNodes.count) { inner.visit(node) }
    }
    guard !above.nodes.isEmpty || !below.nodes.isEmpty || canGoBack != nil else { return builder.add(main) }
    let id = builder.id(of: self)
    var screen = Node(
      id: NodeID(id.path + "/screen"), isElement: false, container: .explicitOrder,
      frame: builder.rect(of: self))
    screen.children = [("bar", above), ("content", main), ("toolbar", below)].compactMap { name, part in
      part.nodes.isEmpty
        ? nil
        : Node.group(NodeID(id.path + "/" + name), of: part.nodes)
    }
    if let canGoBack {
      screen.addAction(.escape)
      builder.handle(.action(.escape), of: screen.id) { _ in
        MainActor.assumeIsolated { canGoBack() }
        return true
      }
    }
    builder.add(screen)
  }

  override func paint(with painter: inout Painter) {
    painter.visit(content)
    for node in children.dropFirst() { painter.visit(node) }
  }
}

extension Node {
  /// A silent group that is read as a whole.
  static func group(_ id: NodeID, of nodes: [Node]) -> Node {
    let frame = nodes.reduce(Rect.zero) { $0.union($1.frame) }
    return Node(id: id, isElement: false, container: .semanticGroup, frame: frame, children: nodes)
  }
}

/// Places what stands in a screen's bars.
@MainActor
private struct BarLayout {
  private let bar: NavigationBar
  private let size: CGSize
  private let environment: EnvironmentValues

  init(_ bar: NavigationBar, in size: CGSize, _ environment: EnvironmentValues) {
    self.bar = bar
    self.size = size
    self.environment = environment
  }

  func place() {
    let left = placeLeading()
    let right = placeTrailing()
    placeTitle(between: left, and: right)
    placeSearch()
    placeBottom()
  }

  private func put(_ node: LayoutNode, _ origin: CGPoint, _ proposal: ProposedViewSize = .unspecified) {
    let taken = node.size(for: proposal)
    let x = environment.isRightToLeft ? size.width - origin.x - taken.width : origin.x
    node.place(
      at: CGPoint(x: x, y: origin.y).rounded(to: environment.screen.scale), proposal: proposal)
  }

  /// Places the back button and the leading items; tells where they end.
  private func placeLeading() -> CGFloat {
    var x = bar.metrics.sideMargin
    if let back = bar.back {
      put(back, back.place.origin)
      x = back.place.maxX + bar.metrics.itemGap
    }
    for item in bar.leading {
      put(item, CGPoint(x: x, y: 0))
      x += item.frame.width + bar.metrics.itemGap
    }
    return x
  }

  private func placeTrailing() -> CGFloat {
    var x = size.width - bar.metrics.sideMargin
    for item in bar.trailing.reversed() {
      x -= item.size(for: .unspecified).width
      put(item, CGPoint(x: x, y: 0))
      x -= bar.metrics.itemGap
    }
    return x
  }

  /// An inline title in the middle, or in the middle of what is free; a large one below, 8 points above the
  /// bar's lower edge (not measured).
  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    guard let title = bar.title else { return }
    if bar.isLarge {
      let leading = bar.metrics.largeTitleLeading
      let offered = ProposedViewSize(width: max(size.width - 2 * leading, 0), height: nil)
      let bottom = bar.metrics.inlineHeight + bar.metrics.largeTitleHeight
      put(title, CGPoint(x: leading, y: bottom - 8 - title.size(for: offered).height), offered)
      return
    }
    let offered = ProposedViewSize(width: max(right - left, 0), height: nil)
    let taken = title.size(for: offered)
    let middle = (size.width - taken.width) / 2
    let x = middle < left || middle + taken.width > right ? left + (right - left - taken.width) / 2 : middle
    put(title, CGPoint(x: x, y: (bar.metrics.itemSize - taken.height) / 2), offered)
  }

  private func placeSearch() {
    guard let search = bar.search else { return }
    let offered = ProposedViewSize(
      width: max(size.width - 2 * bar.metrics.sideMargin, 0), height: bar.metrics.searchFieldHeight)
    let top = bar.height - bar.metrics.searchHeight
    put(search, CGPoint(x: bar.metrics.sideMargin, y: top), offered)
  }

  /// One item stands at the trailing side of a bottom bar's middle; several share the width.
  private func placeBottom() {
    guard !bar.bottom.isEmpty else { return }
    let y = size.height - bar.bottomHeight
    let widths = bar.bottom.map { $0.size(for: .unspecified).width }
    let free = size.width - 2 * bar.metrics.sideMargin - widths.reduce(0, +)
    let gap = bar.bottom.count > 1 ? free / CGFloat(bar.bottom.count - 1) : 0
    var x = bar.metrics.sideMargin + (bar.bottom.count == 1 ? free / 2 : 0)
    for (item, width) in zip(bar.bottom, widths) {
      put(item, CGPoint(x: x, y: y))
      x += width + gap
    }
  }
}
