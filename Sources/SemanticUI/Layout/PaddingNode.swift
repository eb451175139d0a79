/// Adds room around its child.
final class PaddingNode: UnaryNode {
  private let insets: EdgeInsets
  private let edges: Edge.Set
  private let isRightToLeft: Bool

  init(_ child: LayoutNode, insets: EdgeInsets, edges: Edge.Set, isRightToLeft: Bool) {
    self.insets = insets
    self.edges = edges
    self.isRightToLeft = isRightToLeft
    super.init(child)
  }

  private var horizontal: CGFloat { insets.leading + insets.trailing }
  private var vertical: CGFloat { insets.top + insets.bottom }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - horizontal, 0) },
      height: proposal.height.map { max($0 - vertical, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(width: max(size.width + horizontal, 0), height: max(size.height + vertical, 0))
  }

  private var origin: CGPoint {
    CGPoint(x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: origin, proposal: inner(proposal))
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let proposal = inner(proposal)
    let position = child.explicitGuide(guide, in: child.size(for: proposal), proposal: proposal)
    return position.map { $0 + (guide.axis == .horizontal ? origin.x : origin.y) }
  }

  override func makeSpacing() -> ViewSpacing { child.spacing.resetting(edges) }
  override var isSpacer: Bool { false }
}
