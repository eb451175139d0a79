/// Keeps its child's sides in a ratio.
final class AspectRatioNode: UnaryNode {
  private let ratio: CGFloat?
  private let fills: Bool

  init(_ child: LayoutNode, ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthDecisive = (width / ratio < height) != fills
      return isWidthDecisive
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: .zero, proposal: inner(proposal))
  }
}
