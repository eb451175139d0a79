/// Sets an alignment guide of its child.
final class GuideNode: UnaryNode {
  private let own: AlignmentGuide
  private let compute: (ViewDimensions) -> CGFloat

  init(_ child: LayoutNode, guide: AlignmentGuide, compute: @escaping (ViewDimensions) -> CGFloat) {
    own = guide
    self.compute = compute
    super.init(child)
  }

  override var setsGuide: Bool { true }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide == own else { return child.explicitGuide(guide, in: size, proposal: proposal) }
    return compute(ViewDimensions(node: child, size: size, proposal: proposal))
  }
}
