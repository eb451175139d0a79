import SemanticTree

/// Finds places for the numbers of stops: each at the first corner of its frame where it covers no other, or else near
/// it.
struct BadgeLayout {
  struct Badge {
    /// In points.
    var center: Point
    var size: Size
  }

  private(set) var badges: [Badge] = []
  private let bounds: Rect

  /// - Parameter bounds: where badges can be seen.
  init(bounds: Rect) { self.bounds = bounds }

  /// Places the next badge.
  mutating func add(_ size: Size, for frame: Rect) {
    let places = BadgeLayout.places(around: frame, size: size).map { inBounds($0, size) }
    let free = places.first { isFree($0, size) }
    badges.append(Badge(center: free ?? inBounds(frame.origin, size), size: size))
  }

  private func isFree(_ center: Point, _ size: Size) -> Bool {
    badges.allSatisfy { other in
      abs(other.center.x - center.x) >= (other.size.width + size.width) / 2 + BadgeLayout.gap
        || abs(other.center.y - center.y) >= (other.size.height + size.height) / 2 + BadgeLayout.gap
    }
  }

  private func inBounds(_ point: Point, _ size: Size) -> Point {
    func limited(_ value: Double, _ low: Double, _ high: Double) -> Double {
      high < low ? (low + high) / 2 : min(max(value, low), high)
    }
    let room = bounds.inset(by: BadgeLayout.gap)
    return Point(
      x: limited(point.x, room.minX + size.width / 2, room.maxX - size.width / 2),
      y: limited(point.y, room.minY + size.height / 2, room.maxY - size.height / 2))
  }

  /// In points, between two badges and between a badge and the edge.
  private static let gap = 1.5
  private static let outwards = 5.0
  private static let rings = 16
  private static let directions = 16

  /// The corners, the middles of the edges, then wider and wider rings about the first corner.
  private static func places(around frame: Rect, size: Size) -> [Point] {
    // A little outwards, where less of the text within is covered.
    let frame = frame.inset(by: -outwards)
    let corners = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
      Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY),
      Point(x: frame.minX, y: frame.midY), Point(x: frame.midX, y: frame.minY),
      Point(x: frame.maxX, y: frame.midY), Point(x: frame.midX, y: frame.maxY),
    ]
    let ring = (1...rings).flatMap { ring in
      (0..<directions).map { direction -> Point in
        let way = Compass.way(Double(direction) / Double(directions))
        let distance = Double(ring) * (size.height + gap)
        return Point(x: frame.minX + way.x * distance, y: frame.minY + way.y * distance)
      }
    }
    return corners + ring
  }
}
