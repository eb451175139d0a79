import SemanticTree

/// An open menu: rows on a platter above everything else, and the element that closes it.
///
/// The group is modal, by which VoiceOver moves into it and, once it is gone, back to what opened it.
final class MenuPlatter: UnaryNode {
  private let session: MenuSession
  private let environment: EnvironmentValues
  private let nodeID: NodeID
  private weak var runtime: Runtime?

  /// - Parameter rows: what the menu holds, in order.
  init(_ rows: [LayoutNode], session: MenuSession, in context: _ViewContext) {
    self.session = session
    environment = context.environment
    runtime = context.runtime
    nodeID = NodeID(context.runtime.identities.nodeID(of: context.identity).path + "/menu")
    let column = StackNode(
      identity: context.identity, axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0,
      isRightToLeft: context.environment.isRightToLeft,
      children: rows.map { Self.row(of: $0, context.environment) })
    super.init(column, identity: context.identity)
  }

  /// A divider becomes the gap between two sections, a bare text a header; everything else is a row already.
  private static func row(of node: LayoutNode, _ environment: EnvironmentValues) -> LayoutNode {
    let metrics = ControlMetrics(environment)
    let isGap = node is DividerNode
    guard isGap || node is TextNode else { return node }
    let inset = EdgeInsets(top: 0, leading: isGap ? 0 : metrics.menuTitleInset, bottom: 0, trailing: 0)
    let padded = PaddingNode(
      node, insets: inset, edges: .leading, isRightToLeft: environment.isRightToLeft)
    let height = isGap ? metrics.menuSectionGap : metrics.menuHeaderHeight
    return FrameNode(
      padded, width: .fixed(metrics.menuWidth),
      height: FrameNode.Length(least: height, ideal: nil, most: isGap ? height : nil), alignment: .leading,
      isRightToLeft: environment.isRightToLeft)
  }

  /// Puts the platter below its anchor, or above where there is more room, within the safe area.
  ///
  /// Where exactly iOS puts it is not published; its size is.
  func place(beside anchor: CGRect, in layout: LayoutFinisher) {
    let safe = layout.safeRect
    let width = ControlMetrics(environment).menuWidth
    let offered = ProposedViewSize(width: width, height: nil)
    let height = min(size(for: offered).height, safe.height)
    let below = anchor.maxY + 8
    let fitsBelow = below + height <= safe.maxY
    let y = fitsBelow ? below : max(safe.minY, min(anchor.minY - 8 - height, safe.maxY - height))
    let start = environment.isRightToLeft ? anchor.maxX - width : anchor.minX
    let x = max(safe.minX + 8, min(start, safe.maxX - 8 - width))
    place(at: CGPoint(x: x, y: y).rounded(to: environment.screen.scale), proposal: offered)
    var finisher = LayoutFinisher(environment: layout.environment)
    finisher.visit(self)
  }

  /// Shows the platter above the whole view.
  func register() { runtime?.layers.append(self) }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    let parts = builder.collect { $0.visit(child) }
    var group = Node(
      id: nodeID, isElement: false, container: .semanticGroup, frame: builder.rect(of: self),
      children: parts.nodes + [dismissal(builder)])
    group.isModal = true
    group.addAction(.escape)
    let session = session
    builder.handle(.action(.escape), of: nodeID) { _ in
      session.close()
      return true
    }
    builder.add(group)
  }

  /// Everything beside the menu closes it. The words are those reported for iOS; their translations are not known.
  private func dismissal(_ builder: SemanticsBuilder) -> Node {
    let screen = environment.screen
    var node = Node(
      id: NodeID(nodeID.path + "/dismiss"), label: "Dismiss context menu", traits: .button,
      frame: Rect(x: 0, y: 0, width: screen.width, height: screen.height))
    node.origins[.label] = .derived
    node.hitShape = .rectangle(node.frame)
    node.addAction(.activate)
    let session = session
    builder.handle(.action(.activate), of: node.id) { _ in
      session.close()
      return true
    }
    return node
  }

  override func paint(with painter: inout Painter) {
    let metrics = ControlMetrics(environment)
    let surface = metrics.isNew ? AnyShapeStyle(GlassShapeStyle()) : AnyShapeStyle(Material.regular)
    let outline = Outline.roundedRectangle(
      Rect(CGRect(origin: .zero, size: frame.size)), radius: Double(metrics.menuRadius))
    painter.fill(painter.place(outline), with: surface, environment)
    painter.visit(child)
  }
}
