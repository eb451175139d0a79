import Foundation

/// What areas are cut and joined by. Curves become lines; both results are right by the winding rule.
extension Path {
  /// The area that lies in either path.
  ///
  /// - Parameter eoFill: whether both areas are told by the even-odd rule.
  public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that lies in both paths.
  public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that lies in this path and not in the other.
  public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that lies in one of the paths only.
  public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The same area, told by the winding rule.
  public nonisolated func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  /// The parts of this path's line that lie in the other's area.
  public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other) { other.contains($0, eoFill: eoFill) }
  }

  /// The parts of this path's line that lie outside of the other's area.
  public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other) { !other.contains($0, eoFill: eoFill) }
  }

  private nonisolated func combined(
    with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let (own, others) = (PathPolygon(self), PathPolygon(other))
    let pieces = PathCuts.pieces(of: own.edges(closed: true) + others.edges(closed: true))
    var boundary = PathBoundary()
    for piece in pieces {
      let sides = piece.sides.map { isInside(own.contains($0, eoFill), others.contains($0, eoFill)) }
      // The inside lies on the right of each edge, which makes every figure wind the same way.
      if sides[1], !sides[0] { boundary.add(piece) }
      if sides[0], !sides[1] { boundary.add(piece.reversed) }
    }
    return boundary.path
  }

  private nonisolated func line(cutBy other: Path, _ isKept: (CGPoint) -> Bool) -> Path {
    let edges = PathPolygon(self).edges(closed: false)
    let cutters = PathPolygon(other).edges(closed: true)
    var result = Path()
    for edge in edges {
      for piece in PathCuts.parts(of: edge, among: cutters) where isKept(piece.middle) {
        if result.currentPoint != piece.start { result.move(to: piece.start) }
        result.addLine(to: piece.end)
      }
    }
    return result
  }
}

/// A path's figures as lines between points.
nonisolated struct PathPolygon {
  private let figures: [[CGPoint]]

  init(_ path: Path) {
    figures = path.figures.map { figure in
      var points: [CGPoint] = []
      for point in figure.flatMap(\.polyline) where points.last != point { points.append(point) }
      return points
    }
  }

  func edges(closed: Bool) -> [PathEdge] {
    figures.flatMap { points in
      var ring = points
      if closed, let first = points.first, points.last != first { ring.append(first) }
      return zip(ring, ring.dropFirst()).map { PathEdge(start: $0, end: $1) }
    }
  }

  func contains(_ point: CGPoint, _ eoFill: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for edge in edges(closed: true) {
      guard let crossing = edge.crossing(of: point) else { continue }
      winding += crossing
      crossings += 1
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }
}
