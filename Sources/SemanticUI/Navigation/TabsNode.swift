import SemanticTree

/// The chosen screen of a tab view above the bar of its tabs.
final class TabsNode: LayoutNode {
  private let page: LayoutNode?
  private let bar: TabBarNode
  private let environment: EnvironmentValues

  /// - Parameters:
  ///   - page: the chosen screen; nil where the selection names none.
  init(page: LayoutNode?, bar: TabBarNode, _ context: _ViewContext) {
    self.page = page
    self.bar = bar
    environment = context.environment
    super.init(identity: context.identity, children: [page].compactMap { $0 } + [bar])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  /// What the bar takes of the safe area, in points: 49 before iOS 26. From then on the platter's upper edge is
  /// taken to lie 83 points above the screen's, as high as the older bar with the home indicator.
  private var covered: CGFloat {
    environment.screen.system.major >= 26
      ? max(83 - CGFloat(environment.screen.safeArea.bottom), 49) : 49
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(width: size.width, height: max(size.height - covered, 0))
    if let page {
      let taken = page.size(for: offered)
      let origin = CGPoint(
        x: (size.width - taken.width) / 2, y: (size.height - covered - taken.height) / 2)
      page.place(at: origin.rounded(to: environment.screen.scale), proposal: offered)
    }
    bar.place(
      at: CGPoint(x: 0, y: size.height - covered),
      proposal: ProposedViewSize(width: size.width, height: covered))
  }

  override func finishLayout(_ layout: inout LayoutFinisher) {
    var safe = layout.safeRect
    safe.size.height = max(min(safe.maxY, layout.origin.y + frame.height - covered) - safe.minY, 0)
    if let page { layout.within(safeRect: safe) { $0.visit(page) } }
    layout.visit(bar)
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let main = builder.collect { inner in if let page { inner.visit(page) } }
    let tabs = builder.collect { $0.visit(bar) }
    let path = builder.id(of: self).path
    var screen = Node(
      id: NodeID(path + "/screen"), isElement: false, container: .explicitOrder,
      frame: builder.rect(of: self))
    screen.children =
      (main.nodes.isEmpty ? [] : [.group(NodeID(path + "/content"), of: main.nodes)]) + tabs.nodes
    builder.add(screen)
  }
}

/// The bar of a tab view.
///
/// Before iOS 26: 49 points high, tabs 48 high and 1 below its top, 2 from the sides and 4 apart. On iOS 26 a
/// floating platter 62 high with tabs of 94 × 54 that overlap by 8.
final class TabBarNode: LayoutNode {
  private struct Item {
    let node: LayoutNode
    let label: LayoutNode?
    let badge: String?
  }

  private let items: [Item]
  private let chosen: Int
  private let choose: @MainActor (Int) -> Void
  private let environment: EnvironmentValues

  private init(
    items: [Item], chosen: Int, choose: @escaping @MainActor (Int) -> Void, _ context: _ViewContext
  ) {
    self.items = items
    self.chosen = chosen
    self.choose = choose
    environment = context.environment
    super.init(identity: context.identity, children: items.compactMap(\.label))
  }

  @MainActor
  static func bar(
    of pages: [LayoutNode], chosen: Int, choose: @escaping @MainActor (Int) -> Void, _ context: _ViewContext
  ) -> TabBarNode {
    let items = pages.enumerated().map { index, node in
      Item(
        node: node, label: node.tabPage?.item.map { context.tabLabel($0, index, isChosen: index == chosen) },
        badge: node.traits.row(RowKeys.Badge.self, as: String.self))
    }
    return TabBarNode(items: items, chosen: chosen, choose: choose, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 49))
  }

  private var isNew: Bool { environment.screen.system.major >= 26 }

  /// The platter of iOS 26.
  private var platter: CGRect {
    let width = 8 + 94 + 86 * CGFloat(max(items.count - 1, 0))
    return CGRect(x: (frame.width - width) / 2, y: 0, width: width, height: 62)
  }

  private func frame(ofTab index: Int) -> CGRect {
    let position = environment.isRightToLeft ? items.count - 1 - index : index
    if isNew {
      return CGRect(x: platter.minX + 4 + 86 * CGFloat(position), y: 4, width: 94, height: 54)
    }
    let count = CGFloat(max(items.count, 1))
    let width = (frame.width - 4 - 4 * (count - 1)) / count
    return CGRect(x: 2 + (width + 4) * CGFloat(position), y: 1, width: width, height: 48)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for (index, item) in items.enumerated() {
      guard let label = item.label else { continue }
      let room = frame(ofTab: index)
      let taken = label.size(for: .unspecified)
      let origin = CGPoint(x: room.midX - taken.width / 2, y: room.midY - taken.height / 2)
      label.place(at: origin.rounded(to: environment.screen.scale), proposal: .unspecified)
    }
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let path = builder.id(of: self).path
    var bar = Node(
      id: NodeID(path), isElement: false, container: .tabBar, frame: builder.rect(of: self))
    for (index, item) in items.enumerated() {
      var node = Node(
        id: NodeID(path + "/\(index)"), traits: [.button, .tabBarItem],
        frame: builder.place(.rectangle(Rect(frame(ofTab: index)))).bounds)
      if let label = item.label { builder.merge(builder.collect { $0.visit(label) }, into: &node) }
      if index == chosen { node.traits.insert(.selected) }
      // From iOS 26 on the badge was missing from the value.
      if let badge = item.badge, !isNew { node.value = badge }
      node.hitShape = .rectangle(node.frame)
      node.addAction(.activate)
      let choose = choose
      builder.handle(.action(.activate), of: node.id) { _ in
        MainActor.assumeIsolated { choose(index) }
        return true
      }
      bar.children.append(node)
    }
    builder.add(bar)
  }

  override func paint(with painter: inout Painter) {
    if isNew {
      painter.fill(
        painter.place(.capsule(Rect(platter))), with: AnyShapeStyle(BarGlass()), environment)
    }
    let path = painter.owner(of: self).path
    for (index, item) in items.enumerated() {
      guard let label = item.label else { continue }
      painter.element(NodeID(path + "/\(index)")) { $0.visit(label) }
    }
  }
}

extension _ViewContext {
  /// A tab's symbol above its title, 10 points: medium before iOS 26, semibold from then on.
  @MainActor
  fileprivate func tabLabel(_ source: _ContentSource, _ index: Int, isChosen: Bool) -> LayoutNode {
    var inner = entering(.index(index))
    let isNew = environment.screen.system.major >= 26
    inner.environment.tabItems = false
    inner.environment.isInListRow = false
    inner.environment.labelStyle = LabelStyleBox(TabLabelStyle())
    inner.environment[FontKey.self] = .system(size: 10, weight: isNew ? .semibold : .medium)
    let color: AnyShapeStyle =
      isChosen
      ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(isNew ? .label : .systemGray))
    inner.environment.foreground = Foreground(styles: [color], outer: nil)
    var sink = _NodeSink()
    source.add(inner, &sink)
    return StackNode(
      identity: inner.identity, axis: .vertical, alignment: HorizontalAlignment.center.guide, spacing: 2,
      isRightToLeft: false, children: sink.nodes)
  }
}

/// The symbol is about 18 points (not measured).
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18))
      configuration.title
    }
  }
}
