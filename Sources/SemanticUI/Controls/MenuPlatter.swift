import SemanticTree

/// An open menu: rows on a platter above everything else, and the element that closes it.
///
/// VoiceOver moves into a layer that is modal.
final class MenuPlatter: ModalNode {
  private let session: MenuSession
  /// The frame on the screen of what opened the menu.
  private let anchor: CGRect
  private let metrics: ControlMetrics

  /// - Parameter rows: what the menu holds, in order.
  init(_ rows: [LayoutNode], anchor: CGRect, session: MenuSession, in context: _ViewContext) {
    self.session = session
    self.anchor = anchor
    metrics = ControlMetrics(context.environment)
    let column = StackNode(
      identity: context.identity, axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0,
      isRightToLeft: context.environment.isRightToLeft,
      children: MenuSections.rows(rows, in: context).map { Self.row(of: $0, context.environment) })
    super.init(
      content: column, identity: context.identity, environment: context.environment,
      onEscape: { session.close() })
  }

  /// A divider becomes the gap between two sections, a bare text or a section's title a header; everything else
  /// is a row already.
  private static func row(of node: LayoutNode, _ environment: EnvironmentValues) -> LayoutNode {
    let metrics = ControlMetrics(environment)
    let isGap = node is DividerNode
    let isHeader = node is TextNode || MenuSections.part(of: node)?.role == .header
    guard isGap || isHeader else { return node }
    let inset = EdgeInsets(top: 0, leading: isGap ? 0 : metrics.menuTitleInset, bottom: 0, trailing: 0)
    let padded = PaddingNode(
      node, insets: inset, edges: .leading, isRightToLeft: environment.isRightToLeft)
    let height = isGap ? metrics.menuSectionGap : metrics.menuHeaderHeight
    return FrameNode(
      padded, width: .fixed(metrics.menuWidth),
      height: FrameNode.Length(least: height, ideal: nil, most: isGap ? height : nil), alignment: .leading,
      isRightToLeft: environment.isRightToLeft)
  }

  // MARK: Layout

  /// Puts the platter below its anchor, or above where there is more room, within the safe area.
  ///
  /// Where exactly iOS puts it is not published; its size is.
  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let safe = LayoutFinisher(environment: environment.screen).safeRect
    let width = metrics.menuWidth
    let offered = ProposedViewSize(width: width, height: nil)
    let height = min(content.size(for: offered).height, safe.height)
    let below = anchor.maxY + 8
    let fitsBelow = below + height <= safe.maxY
    let y = fitsBelow ? below : max(safe.minY, min(anchor.minY - 8 - height, safe.maxY - height))
    let start = environment.isRightToLeft ? anchor.maxX - width : anchor.minX
    let x = max(safe.minX + 8, min(start, safe.maxX - 8 - width))
    content.place(at: CGPoint(x: x, y: y).rounded(to: environment.screen.scale), proposal: offered)
  }

  // MARK: Semantics and painting

  override func visitContent(_ builder: inout SemanticsBuilder) {
    builder.visit(content)
    builder.add(dismissal(builder))
  }

  /// Everything beside the menu closes it. The words are those reported for iOS; their translations are not known.
  private func dismissal(_ builder: SemanticsBuilder) -> Node {
    var node = Node(
      id: NodeID(builder.id(of: self).path + "/dismiss"), label: "Dismiss context menu", traits: .button,
      frame: builder.rect(of: self))
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

  override func paintSurface(with painter: inout Painter) {
    let style = metrics.isNew ? AnyShapeStyle(GlassShapeStyle()) : AnyShapeStyle(Material.regular)
    let outline = Outline.roundedRectangle(Rect(surface), radius: Double(metrics.menuRadius))
    painter.fill(painter.place(outline), with: style, environment)
  }
}
