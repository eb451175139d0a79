import SemanticTree

/// A section's header or footer: one element as wide as the section.
final class ListBoundaryNode: UnaryNode {
  private let isHeader: Bool
  private let metrics: ListMetrics
  private let environment: EnvironmentValues
  /// How much a line of the boundary's own text style is rounded up, which the height as a whole is not.
  private let rounding: CGFloat

  init(_ child: LayoutNode, isHeader: Bool, _ metrics: ListMetrics, _ context: _ViewContext) {
    self.isHeader = isHeader
    self.metrics = metrics
    environment = context.environment
    let isNew = environment.screen.system.major >= 26
    let font: Font = isHeader && isNew ? .headline : .footnote
    rounding = font.description(in: environment).rounding(scale: environment.screen.scale)
    super.init(child)
  }

  private var insets: (top: CGFloat, bottom: CGFloat) {
    isHeader ? metrics.headerInsets : metrics.footerInsets
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - metrics.rowInsets.leading - metrics.rowInsets.trailing, 0) },
      height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = child.size(for: inner(proposal))
    let scale = CGFloat(environment.screen.scale)
    let height = content.height - rounding + insets.top + insets.bottom
    let least = isHeader ? environment.list.minimumHeaderHeight ?? 0 : 0
    return CGSize(
      width: proposal.width ?? content.width + metrics.rowInsets.leading + metrics.rowInsets.trailing,
      height: max((height * scale).rounded() / scale, least))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let content = child.size(for: inner(proposal))
    let x = metrics.rowInsets.leading
    let left = environment.isRightToLeft ? size.width - x - content.width : x
    // The text keeps its distance from the rows; what rounding adds goes to the other side.
    let y = isHeader ? size.height - insets.bottom - content.height : insets.top
    child.place(at: CGPoint(x: left, y: y), proposal: inner(proposal))
  }

  override func addSemantics(to builder: inout SemanticsBuilder) {
    var parts = builder.collect { $0.visit(child) }
    if let only = parts.soleElement { parts.nodes[only].occupy(builder.rect(of: self)) }
    if isHeader { for index in parts.nodes.indices { parts.nodes[index].markHeading() } }
    builder.add(parts)
  }

  override func paint(with painter: inout Painter) { painter.visit(child) }
}

extension Node {
  /// Texts of a header are headings.
  fileprivate mutating func markHeading() {
    if isElement, traits.contains(.staticText) {
      traits.insert(.header)
      traits.remove(.staticText)
    }
    for index in children.indices { children[index].markHeading() }
  }

  /// Takes the place of the cell that the element fills alone.
  mutating func occupy(_ rect: Rect) {
    // An activation point of the author's stays where it was put.
    if activationPoint == frame.center { activationPoint = rect.center }
    frame = rect
    // A button is felt in the whole cell; a switch only where it is drawn, a gesture where its author put it.
    if hitShape != nil, !traits.isDisjoint(with: [.button, .link]), !traits.contains(.toggleButton) {
      hitShape = .rectangle(rect)
    }
  }
}

extension SemanticsBuilder.Collected {
  /// The place of the only visible node, where it is an element.
  var soleElement: Int? {
    let visible = nodes.indices.filter { !nodes[$0].isHidden }
    guard visible.count == 1, nodes[visible[0]].isElement else { return nil }
    return visible[0]
  }
}
