/// Where a layout put a view.
struct LayoutPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  /// The corner nearest to the coordinates' origin, for the size that the view takes.
  func origin(for size: CGSize) -> CGPoint {
    CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}

/// Takes what a layout says of the places of its views.
final class LayoutPlacements {
  let children: [LayoutNode]
  private var given: [LayoutPlacement?]

  init(_ children: [LayoutNode]) {
    self.children = children
    given = Array(repeating: nil, count: children.count)
  }

  func set(_ placement: LayoutPlacement, at index: Int) { given[index] = placement }

  /// What was said since the last call, in the coordinates of the bounds' corner. Views that were not placed
  /// stand in the middle and get the container's proposal, as in SwiftUI.
  func take(in bounds: CGRect, proposal: ProposedViewSize) -> [LayoutPlacement] {
    let middle = LayoutPlacement(
      position: CGPoint(x: bounds.width / 2, y: bounds.height / 2), anchor: .center, proposal: proposal)
    var placements: [LayoutPlacement] = []
    for index in given.indices {
      guard var placement = given[index] else {
        placements.append(middle)
        continue
      }
      placement.position.x -= bounds.minX
      placement.position.y -= bounds.minY
      placements.append(placement)
      given[index] = nil
    }
    return placements
  }

  /// What the placed views say of a guide together, in the coordinates of the bounds.
  func merged(_ guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    let placements = take(in: bounds, proposal: proposal)
    var values: [CGFloat] = []
    for (child, placement) in zip(children, placements) {
      let size = child.size(for: placement.proposal)
      guard let value = child.explicitGuide(guide, in: size, proposal: placement.proposal) else { continue }
      let origin = placement.origin(for: size)
      values.append(value + (guide.axis == .horizontal ? origin.x + bounds.minX : origin.y + bounds.minY))
    }
    return guide.merge(values)
  }
}

extension AlignmentGuide {
  /// The first of the first baselines, the last of the last ones, else the mean.
  fileprivate func merge(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first, let last = values.last else { return nil }
    if isFirstBaseline { return first }
    if isLastBaseline { return last }
    var sum: CGFloat = 0
    for value in values { sum += value }
    return sum / CGFloat(values.count)
  }
}
