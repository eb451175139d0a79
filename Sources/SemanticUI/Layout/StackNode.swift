/// A horizontal or vertical stack: the least flexible child chooses first, within each layout priority.
final class StackNode: LayoutNode {
  private let axis: Axis
  private let alignment: AlignmentGuide
  private let explicitSpacing: CGFloat?
  private let isRightToLeft: Bool
  private lazy var gaps = makeGaps()
  private lazy var order = makeOrder()

  /// The lengths offered and taken for one proposal.
  private struct Plan {
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
  }

  init(
    identity: Identity, axis: Axis, alignment: AlignmentGuide, spacing: CGFloat?, isRightToLeft: Bool,
    children: [LayoutNode]
  ) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing
    self.isRightToLeft = isRightToLeft
    super.init(identity: identity, children: children)
  }

  // MARK: Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let plan = plan(for: proposal)
    var main: CGFloat = 0
    for gap in gaps { main += gap }
    for size in plan.sizes { main += size[axis] }
    return CGSize(axis: axis, main: main, cross: crossRange(plan).length)
  }

  /// The extent of the children across the axis once they are lined up.
  private func crossRange(_ plan: Plan) -> (before: CGFloat, length: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var isFirst = true
    for (index, child) in children.enumerated() {
      let size = plan.sizes[index]
      let guide = child.guide(alignment, in: size, proposal: plan.proposals[index])
      before = isFirst ? guide : max(before, guide)
      after = isFirst ? size[axis.cross] - guide : max(after, size[axis.cross] - guide)
      isFirst = false
    }
    return (before, before + after)
  }

  private func plan(for proposal: ProposedViewSize) -> Plan {
    let ideal = ProposedViewSize(axis: axis, main: nil, cross: proposal[axis.cross])
    var plan = Plan(
      proposals: Array(repeating: ideal, count: children.count),
      sizes: Array(repeating: .zero, count: children.count))
    guard let main = proposal[axis] else {
      for (index, child) in children.enumerated() { plan.sizes[index] = child.size(for: ideal) }
      return plan
    }
    distribute(main, cross: proposal[axis.cross], into: &plan)
    return plan
  }

  /// Offers each child its share of what is left, in the order of priority and flexibility.
  private func distribute(_ main: CGFloat, cross: CGFloat?, into plan: inout Plan) {
    var available = main
    for gap in gaps { available -= gap }
    var index = 0
    while index < order.count {
      let priority = children[order[index]].priority
      var end = index
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      var reserved: CGFloat = 0
      for lower in order[end...] { reserved += minimumLength(of: children[lower], cross: cross) }
      var left = available - reserved
      for position in index..<end {
        let child = order[position]
        let share = max(left / CGFloat(end - position), 0)
        let offer = ProposedViewSize(axis: axis, main: share, cross: cross)
        let size = children[child].size(for: offer)
        plan.proposals[child] = offer
        plan.sizes[child] = size
        left -= size[axis]
        available -= size[axis]
      }
      index = end
    }
  }

  private func minimumLength(of child: LayoutNode, cross: CGFloat?) -> CGFloat {
    child.size(for: ProposedViewSize(axis: axis, main: 0, cross: cross))[axis]
  }

  /// High priority first; within one priority the least flexible first, and of equally endless ones the one
  /// that needs more.
  private func makeOrder() -> [Int] {
    var flexibility: [(least: CGFloat, range: CGFloat)] = []
    for child in children {
      let least = child.size(for: ProposedViewSize(axis: axis, main: 0, cross: nil))[axis]
      let most = child.size(for: ProposedViewSize(axis: axis, main: .infinity, cross: nil))[axis]
      flexibility.append((least, most - least))
    }
    return children.indices.sorted { left, right in
      let first = children[left].priority
      let second = children[right].priority
      if first != second { return first > second }
      if flexibility[left].range != flexibility[right].range {
        return flexibility[left].range < flexibility[right].range
      }
      if flexibility[left].range == .infinity, flexibility[left].least != flexibility[right].least {
        return flexibility[left].least > flexibility[right].least
      }
      return left < right
    }
  }

  private func makeGaps() -> [CGFloat] {
    guard children.count > 1 else { return [] }
    return (1..<children.count).map { index in
      let before = children[index - 1]
      let after = children[index]
      if let explicitSpacing { return explicitSpacing }
      if before.isSpacer || after.isSpacer { return 0 }
      return before.spacing.distance(to: after.spacing, along: axis)
    }
  }

  // MARK: Placing

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    var proposal = proposal
    // Children that were asked for their ideal across the axis are asked again with what it came to.
    if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
    let plan = plan(for: proposal)
    let before = crossRange(plan).before
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      let taken = plan.sizes[index]
      let cross = before - child.guide(alignment, in: taken, proposal: plan.proposals[index])
      var origin = CGPoint(axis: axis, main: position, cross: cross)
      if isRightToLeft { origin.x = size.width - origin.x - taken.width }
      child.place(at: origin, proposal: plan.proposals[index])
      position += taken[axis] + (index < gaps.count ? gaps[index] : 0)
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

  // MARK: Spacing

  override func makeSpacing() -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    var result = ViewSpacing()
    let leading: Edge.Set = axis == .vertical ? .top : .leading
    let trailing: Edge.Set = axis == .vertical ? .bottom : .trailing
    result.formUnion(first.spacing, edges: leading)
    result.formUnion(last.spacing, edges: trailing)
    let cross: Edge.Set = axis == .vertical ? .horizontal : .vertical
    for child in children { result.formUnion(child.spacing, edges: cross) }
    return result
  }
}

extension Axis {
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  init(axis: Axis, main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(axis: Axis, main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }
}

extension ProposedViewSize {
  init(axis: Axis, main: CGFloat?, cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
}
