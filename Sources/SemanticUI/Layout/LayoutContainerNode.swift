/// A container that a `Layout` arranges.
final class LayoutContainerNode<L: Layout>: LayoutNode {
  private let layout: L
  private let subviews: LayoutSubviews
  private let isRightToLeft: Bool
  private lazy var cache = layout.makeCache(subviews: subviews)
  private var placed: [LayoutPlacement] = []

  init(_ layout: L, _ container: _LayoutContainer) {
    self.layout = layout
    isRightToLeft = container.isRightToLeft
    subviews = LayoutSubviews(
      container.children, container.isRightToLeft ? .rightToLeft : .leftToRight)
    super.init(identity: container.identity, children: container.children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width.length, height: size.height.length)
  }

  private func placements(in bounds: CGRect, _ proposal: ProposedViewSize) -> [LayoutPlacement] {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.placements.take(in: bounds, proposal: proposal)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    apply(placements(in: CGRect(origin: .zero, size: size), proposal), in: size)
  }

  private func apply(_ placements: [LayoutPlacement], in size: CGSize) {
    placed = placements
    for (child, placement) in zip(children, placements) {
      let taken = child.size(for: placement.proposal)
      let origin = placement.origin(for: taken)
      let x = isRightToLeft ? size.width - origin.x - taken.width : origin.x
      child.place(at: CGPoint(x: x, y: origin.y), proposal: placement.proposal)
    }
  }

  /// SwiftUI hands a layout bounds whose corner is its place on the screen, so one that forgets `bounds.minX`
  /// puts its views elsewhere there; it does so here too.
  override func finishLayout(_ layout: inout LayoutFinisher) {
    let again = placements(in: CGRect(origin: layout.origin, size: frame.size), placedFor)
    if !zip(placed, again).allSatisfy({ $0.isNear($1) }) { apply(again, in: frame.size) }
    super.finishLayout(&layout)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    if guide.axis == .horizontal {
      return layout.explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return layout.explicitAlignment(
      of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func makeSpacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
}

extension LayoutPlacement {
  /// True where the difference is no more than arithmetic noise.
  fileprivate func isNear(_ other: LayoutPlacement) -> Bool {
    abs(position.x - other.position.x) < 0.01 && abs(position.y - other.position.y) < 0.01
  }
}

extension CGFloat {
  /// What can be laid out of a length that an author's code computed.
  fileprivate var length: CGFloat { isFinite ? Swift.max(self, 0) : isNaN ? 0 : self }
}
