import SemanticTree

/// Something that can be touched and found, with the place that takes the touches.
struct TouchTarget {
  let node: Node
  let shape: Outline
  let box: Rect
  /// The scroll view that it moves with.
  let scroller: Int?
  /// Where it is seen.
  let seen: Rect
}

/// Two targets whose places overlap.
struct TargetPair {
  let back, front: TouchTarget
  let shared: Rect

  /// An overlap up to this comes of rounding, in points.
  fileprivate static let slack = 1.0
  /// The length of a side that Apple asks for, in points.
  private static let large = 44.0

  /// Whether the one in front takes touches where it is not seen.
  ///
  /// What lies in another is a control on a row; a small control may grow over the corner of a large one, and over a
  /// text field, which is touched anywhere in its row.
  var misleads: Bool {
    guard shared.width > Self.slack, shared.height > Self.slack, !back.box.grown.holds(front.box),
      !front.box.grown.holds(back.box), back.node.traits.isDisjoint(with: [.textEntry, .searchField])
    else { return false }
    return !front.seen.grown.holds(shared) && !isOnLargeControl
  }

  private var isOnLargeControl: Bool {
    let isSmall = front.box.width <= Self.large + Self.slack && front.box.height <= Self.large + Self.slack
    let free = TargetSpacing.freeParts(of: back.box, under: [front.box])
    return isSmall && free.contains { TargetSpacing.isLargeEnough($0, Self.large) }
  }
}

extension Scene {
  /// The operable elements that take touches and are on the screen, in reading order.
  func findTouchTargets() -> [TouchTarget] {
    operable.compactMap { node in
      // Tabs have the places that the system gives them.
      guard !node.traits.contains(.tabBarItem), let shape = node.hitShape, !shape.bounds.isEmpty,
        let place = map[node.id],
        map.visiblePart(of: shape.bounds, at: place) != nil
      else { return nil }
      return TouchTarget(
        node: node, shape: shape, box: shape.bounds, scroller: place.scroller,
        seen: ink.box(of: node.id) ?? node.frame)
    }
  }

  /// Whether an element lies in front of another: by the order of painting, else by that of the tree.
  func isInFront(_ first: Node, of second: Node) -> Bool {
    isInFront(first, of: second, inTreeOrder: map.isOrdered(second.id, before: first.id))
  }

  /// The pairs of targets that overlap and move together when somebody scrolls.
  ///
  /// What lies over a scroll view does not count, since its rows can be scrolled free, and neither does what an open list
  /// or another surface hides.
  func findOverlappingTargets() -> [TargetPair] {
    let targets = touchTargets
    return BoxPairs.overlapping(targets.map(\.box)).compactMap { first, second in
      let (one, other) = (targets[first], targets[second])
      guard one.scroller == other.scroller, let shared = one.box.intersection(other.box),
        one.shape.contains(shared.center), other.shape.contains(shared.center)
      else { return nil }
      let isBehind = isInFront(other.node, of: one.node)
      let (back, front) = isBehind ? (one, other) : (other, one)
      if ink.isUnderSurface(shared, of: back.node.id) { return nil }
      return TargetPair(back: back, front: front, shared: shared)
    }
  }
}

extension Rect {
  fileprivate var grown: Rect { inset(by: -TargetPair.slack) }
}
