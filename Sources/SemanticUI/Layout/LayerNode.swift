/// A view with others in front of or behind it; it alone decides the size.
final class LayerNode: LayoutNode {
  private let isOverlay: Bool
  private let alignment: Alignment
  private let isRightToLeft: Bool

  private var primary: LayoutNode { children[isOverlay ? 0 : 1] }
  private var secondary: LayoutNode { children[isOverlay ? 1 : 0] }

  init(
    _ primary: LayoutNode, secondary: LayoutNode, isOverlay: Bool, alignment: Alignment, isRightToLeft: Bool
  ) {
    self.isOverlay = isOverlay
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    let children = isOverlay ? [primary, secondary] : [secondary, primary]
    super.init(identity: primary.identity, children: children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    primary.place(at: .zero, proposal: proposal)
    let offered = ProposedViewSize(size)
    let taken = secondary.size(for: offered)
    let horizontal = alignment.horizontal.guide
    let vertical = alignment.vertical.guide
    let x =
      primary.guide(horizontal, in: size, proposal: proposal)
      - secondary.guide(horizontal, in: taken, proposal: offered)
    let y =
      primary.guide(vertical, in: size, proposal: proposal)
      - secondary.guide(vertical, in: taken, proposal: offered)
    let left = isRightToLeft ? size.width - taken.width - x : x
    secondary.place(at: CGPoint(x: left, y: y), proposal: offered)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    primary.explicitGuide(guide, in: size, proposal: proposal)
  }

  override func makeSpacing() -> ViewSpacing { primary.spacing }
  override var priority: Double { primary.priority }
  override var zIndex: Double { primary.zIndex }
  override var traits: NodeTraits { primary.traits }

  /// An overlay's elements follow those of the view; a background's come before.
  override func addSemantics(to builder: inout SemanticsBuilder) {
    for child in children { builder.visit(child) }
  }

  override func paint(with painter: inout Painter) {
    for child in children { painter.visit(child) }
  }
}
