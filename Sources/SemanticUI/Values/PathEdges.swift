import Foundation

/// A line between two points, as a part of a path's outline.
nonisolated struct PathEdge: Hashable {
  var start, end: CGPoint

  var reversed: PathEdge { PathEdge(start: end, end: start) }
  var middle: CGPoint { start.towards(end, by: 0.5) }

  /// Points right beside the middle: to the left and to the right of the way, where y points down.
  var sides: [CGPoint] {
    let length = max(hypot(end.x - start.x, end.y - start.y), .leastNormalMagnitude)
    let distance = min(length, 1) * 1e-4 / length
    let aside = CGPoint(x: (end.y - start.y) * distance, y: (start.x - end.x) * distance)
    return [
      CGPoint(x: middle.x + aside.x, y: middle.y + aside.y),
      CGPoint(x: middle.x - aside.x, y: middle.y - aside.y),
    ]
  }

  /// 1 or -1 where a ray from the point to the right crosses the edge downwards or upwards.
  func crossing(of point: CGPoint) -> Int? {
    guard (start.y <= point.y) != (end.y <= point.y) else { return nil }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return nil }
    return end.y > start.y ? 1 : -1
  }

  /// Where along the edge, from 0 to 1, a point on it lies; nil for a point beside it.
  func share(of point: CGPoint) -> CGFloat? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return nil }
    let share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    guard share > 0, share < 1 else { return nil }
    let foot = start.towards(end, by: share)
    return hypot(foot.x - point.x, foot.y - point.y) < 1e-7 ? share : nil
  }

  /// Where along the edge another one meets it.
  func meetings(with other: PathEdge) -> [CGFloat] {
    var shares = [share(of: other.start), share(of: other.end)].compactMap { $0 }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (ex, ey) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let turn = dx * ey - dy * ex
    guard abs(turn) > 1e-12 else { return shares }
    let (fx, fy) = (other.start.x - start.x, other.start.y - start.y)
    let (own, others) = ((fx * ey - fy * ex) / turn, (fx * dy - fy * dx) / turn)
    if own > 0, own < 1, others >= 0, others <= 1 { shares.append(own) }
    return shares
  }
}

/// Cuts edges where they meet.
nonisolated enum PathCuts {
  /// The pieces of edges that cut each other, every one once.
  static func pieces(of edges: [PathEdge]) -> [PathEdge] {
    var known: Set<PathEdge> = []
    return edges.flatMap { parts(of: $0, among: edges) }.filter { piece in
      !known.contains(piece.reversed) && known.insert(piece).inserted
    }
  }

  /// The pieces of an edge between its meetings with others.
  static func parts(of edge: PathEdge, among others: [PathEdge]) -> [PathEdge] {
    let shares = others.flatMap { edge.meetings(with: $0) }.sorted()
    let points = [edge.start] + shares.map { edge.start.towards(edge.end, by: $0) } + [edge.end]
    let cuts = points.map { CGPoint(x: rounded($0.x), y: rounded($0.y)) }
    return zip(cuts, cuts.dropFirst()).filter { $0 != $1 }.map { PathEdge(start: $0, end: $1) }
  }

  /// Meetings computed from either edge shall be the same point.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
}

/// Joins edges to figures.
nonisolated struct PathBoundary {
  private var edges: [PathEdge] = []
  private var waiting: [CGPoint: [Int]] = [:]

  mutating func add(_ edge: PathEdge) {
    waiting[edge.start, default: []].append(edges.count)
    edges.append(edge)
  }

  var path: Path {
    var (result, waiting) = (Path(), waiting)
    for edge in edges {
      var next = waiting[edge.start]?.isEmpty == false ? waiting[edge.start]?.removeFirst() : nil
      guard next != nil else { continue }
      result.move(to: edge.start)
      while let index = next {
        let end = edges[index].end
        if end != edge.start || waiting[end]?.isEmpty == false { result.addLine(to: end) }
        next = waiting[end]?.isEmpty == false ? waiting[end]?.removeFirst() : nil
      }
      result.closeSubpath()
    }
    return result
  }
}
