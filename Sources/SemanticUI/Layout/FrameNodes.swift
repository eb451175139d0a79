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

  override var spacing: ViewSpacing { child.spacing.resetting(edges) }
  override var isSpacer: Bool { false }
}

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

  override var spacing: ViewSpacing {
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

  override var spacing: ViewSpacing { .plain }
}

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

/// Carries a value that its surroundings ask for.
final class TraitNode: UnaryNode {
  enum Change {
    case priority(Double)
    case zIndex(Double)
    case value(key: Any.Type, value: Any)
  }

  private let change: Change

  init(_ child: LayoutNode, _ change: Change) {
    self.change = change
    super.init(child)
  }

  override var priority: Double {
    if case .priority(let value) = change { return value }
    return child.priority
  }

  override var zIndex: Double {
    if case .zIndex(let value) = change { return value }
    return child.zIndex
  }

  override var traits: NodeTraits {
    guard case .value(let key, let value) = change else { return child.traits }
    var traits = child.traits
    traits.values[ObjectIdentifier(key)] = value
    return traits
  }
}

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

  override var spacing: ViewSpacing { primary.spacing }
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
