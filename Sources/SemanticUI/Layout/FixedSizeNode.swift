/// Asks its child for its ideal length.
final class FixedSizeNode: UnaryNode {
  private let axes: Axis.Set

  init(_ child: LayoutNode, axes: Axis.Set) {
    self.axes = axes
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: inner(proposal))
  }
}
