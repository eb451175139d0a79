/// Children on top of each other, lined up by one guide on each axis.
final class ZStackNode: LayoutNode {
  private let alignment: Alignment
  private let isRightToLeft: Bool

  init(identity: Identity, alignment: Alignment, isRightToLeft: Bool = false, children: [LayoutNode]) {
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    super.init(identity: identity, children: children)
  }

  /// The union of the aligned children; where priorities differ, the highest decides the size.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let horizontal = range(of: alignment.horizontal.guide, proposal)
    let vertical = range(of: alignment.vertical.guide, proposal)
    return CGSize(width: horizontal.length, height: vertical.length)
  }

  private func range(
    of guide: AlignmentGuide, _ proposal: ProposedViewSize
  ) -> (before: CGFloat, length: CGFloat) {
    guard let highest = children.map(\.priority).max() else { return (0, 0) }
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for child in children where child.priority == highest {
      let size = child.size(for: proposal)
      let position = child.guide(guide, in: size, proposal: proposal)
      before = max(before, position)
      after = max(after, size[guide.axis] - position)
    }
    return (before, before + after)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let leading = range(of: alignment.horizontal.guide, proposal).before
    let top = range(of: alignment.vertical.guide, proposal).before
    for child in children {
      let taken = child.size(for: proposal)
      let x = leading - child.guide(alignment.horizontal.guide, in: taken, proposal: proposal)
      let y = top - child.guide(alignment.vertical.guide, in: taken, proposal: proposal)
      let left = isRightToLeft ? size.width - taken.width - x : x
      child.place(at: CGPoint(x: left, y: y), proposal: proposal)
    }
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide.isBaseline || hasOwnGuides else { return nil }
    return remembered(guide, in: size, proposal: proposal) {
      placeChildren(in: size, proposal: proposal)
      return mergedGuide(guide, from: children, mirroredIn: isRightToLeft ? size.width : nil)
    }
  }

  override func makeSpacing() -> ViewSpacing {
    children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}
