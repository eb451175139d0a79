import SemanticTree

/// Which elements a hardware keyboard reaches with Full Keyboard Access, and where its arrows lead.
///
/// Controls that are enabled are reached, texts and images are not (Apple's documentation of
/// `accessibilityRespondsToUserInteraction`; disabled controls are reported to be skipped). The order is that of
/// reading; Apple documents none.
public struct KeyboardOrder {
  /// The elements of the screen in reading order.
  public let stops: [Stop]

  /// The order among the elements of a screen.
  public init(stops: [Stop]) { self.stops = stops }

  /// The keys of Full Keyboard Access with what they do, for lists.
  public static let keys: [(String, String)] = [
    ("tab, shift+tab", "next or previous control"), ("tab+left, tab+right", "first or last control"),
    ("space", "activate"), ("left, right", "adjust a value; else the control that lies there"),
    ("up, down", "the control that lies there"), ("escape, tab+b", "escape: close, or go back"),
    ("delete", "delete"), ("tab+m", "context menu"),
  ]

  /// The elements that Tab goes through.
  public var reachable: [Stop] { stops.filter { KeyboardOrder.isReachable($0.node) } }

  /// Whether a keyboard can operate an element: everything that others can, and what handles keys itself.
  public static func isReachable(_ node: Node) -> Bool {
    node.isOperable
      || (node.isElement && !node.traits.contains(.notEnabled) && node.actions.contains(where: isKey))
  }

  private static func isKey(_ action: NodeAction) -> Bool {
    switch action {
    case .delete, .keyPress: true
    default: false
    }
  }

  /// The element that Tab leads to from one in reading order, round the ends; nil where none is reached.
  func following(_ focus: NodeID?, forward: Bool) -> NodeID? {
    let reachable = reachable
    guard let index = stops.firstIndex(where: { $0.id == focus }) else {
      return (forward ? reachable.first : reachable.last)?.id
    }
    let ids = Set(reachable.map(\.id))
    let after = stops[(index + 1)...] + stops[..<index]
    return (forward ? after.first { ids.contains($0.id) } : after.last { ids.contains($0.id) })?.id
      ?? (ids.contains(stops[index].id) ? stops[index].id : nil)
  }

  /// The nearest reachable element in a direction on the screen; what lies straight ahead counts as nearer.
  func neighbour(of frame: Rect, _ direction: FlickDirection) -> NodeID? {
    let ahead = reachable.compactMap { stop -> (id: NodeID, distance: Double)? in
      let (away, aside) = distance(from: frame.center, to: stop.node.frame.center, direction)
      return away > 1 ? (stop.id, away + 2 * aside) : nil
    }
    return ahead.min { $0.distance < $1.distance }?.id
  }

  private func distance(
    from origin: Point, to point: Point, _ direction: FlickDirection
  ) -> (away: Double, aside: Double) {
    let (right, down) = (point.x - origin.x, point.y - origin.y)
    switch direction {
    case .right: return (right, abs(down))
    case .left: return (-right, abs(down))
    case .down: return (down, abs(right))
    case .up: return (-down, abs(right))
    }
  }
}
