/// Draws its child elsewhere without changing the layout.
final class OffsetNode: UnaryNode {
  private let offset: CGSize

  init(_ child: LayoutNode, offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }
}

/// Takes all the room and puts its child's centre at a place in it.
final class PositionNode: UnaryNode {
  private let position: CGPoint

  init(_ child: LayoutNode, position: CGPoint) {
    self.position = position
    super.init(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = child.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: ideal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let taken = child.size(for: proposal)
    let origin = CGPoint(x: position.x - taken.width / 2, y: position.y - taken.height / 2)
    child.place(at: origin, proposal: proposal)
  }

  override func makeSpacing() -> ViewSpacing { .plain }
}
