/// Fixes or bounds the size of its child's place and aligns the child in it.
final class FrameNode: UnaryNode {
  /// What a frame says of one axis.
  struct Length {
    var least, ideal, most: CGFloat?

    static func fixed(_ length: CGFloat?) -> Length { Length(least: length, ideal: length, most: length) }
    var isFree: Bool { least == nil && ideal == nil && most == nil }

    func proposal(for proposed: CGFloat?) -> CGFloat? {
      guard var length = proposed ?? ideal else { return nil }
      if let least { length = max(length, least) }
      if let most { length = min(length, most) }
      return length
    }

    func result(for childLength: CGFloat, proposed: CGFloat?) -> CGFloat {
      let offered = proposal(for: proposed)
      var length = childLength
      if let least { length = max(least, min(length, offered ?? length)) }
      if let most { length = min(most, max(length, offered ?? length)) }
      return length
    }
  }

  private let width, height: Length
  private let alignment: Alignment
  private let isRightToLeft: Bool

  init(_ child: LayoutNode, width: Length, height: Length, alignment: Alignment, isRightToLeft: Bool) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    super.init(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.isFree ? proposal.width : width.proposal(for: proposal.width),
      height: height.isFree ? proposal.height : height.proposal(for: proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: width.result(for: size.width, proposed: proposal.width),
      height: height.result(for: size.height, proposed: proposal.height))
  }

  private func origin(in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    child.origin(aligned: alignment, in: size, proposal: inner(proposal), isRightToLeft: isRightToLeft)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    child.place(at: origin(in: size, proposal), proposal: inner(proposal))
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let offered = inner(proposal)
    guard let position = child.explicitGuide(guide, in: child.size(for: offered), proposal: offered)
    else { return nil }
    let origin = origin(in: size, proposal)
    return position + (guide.axis == .horizontal ? origin.x : origin.y)
  }

  override func makeSpacing() -> ViewSpacing {
    var edges: Edge.Set = []
    if !width.isFree { edges.formUnion(.horizontal) }
    if !height.isFree { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
  override var isSpacer: Bool { false }
}

extension LayoutNode {
  /// Where the node's corner comes to lie when its guide meets the same guide of the room around it.
  final func origin(
    aligned alignment: Alignment, in room: CGSize, proposal: ProposedViewSize, isRightToLeft: Bool
  ) -> CGPoint {
    let size = size(for: proposal)
    let horizontal = alignment.horizontal.guide
    let vertical = alignment.vertical.guide
    let x = horizontal.defaultValue(in: room) - guide(horizontal, in: size, proposal: proposal)
    let y = vertical.defaultValue(in: room) - guide(vertical, in: size, proposal: proposal)
    return CGPoint(x: isRightToLeft ? room.width - size.width - x : x, y: y)
  }
}
