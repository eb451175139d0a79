import Foundation

/// A stretch of a path, every kind of it as a cubic curve.
nonisolated struct PathSegment: Equatable, Sendable {
  var start, control1, control2, end: CGPoint
  var isLine: Bool

  /// A straight stretch.
  init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
    control1 = start.towards(end, by: 1.0 / 3)
    control2 = start.towards(end, by: 2.0 / 3)
    isLine = true
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// The place at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    isLine ? start.towards(end, by: t) : split(at: t).0.end
  }

  /// The parts before and after a parameter.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = start.towards(end, by: t)
      return (PathSegment(from: start, to: middle), PathSegment(from: middle, to: end))
    }
    let (a, b, c) = (
      start.towards(control1, by: t), control1.towards(control2, by: t), control2.towards(end, by: t)
    )
    let (d, e) = (a.towards(b, by: t), b.towards(c, by: t))
    let middle = d.towards(e, by: t)
    return (
      PathSegment(start: start, control1: a, control2: d, end: middle),
      PathSegment(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// Points along the stretch, its ends included.
  var polyline: [CGPoint] {
    guard !isLine else { return [start, end] }
    return (0...PathSegment.pieces).map { point(at: CGFloat($0) / CGFloat(PathSegment.pieces)) }
  }

  /// Enough for lengths within a thousandth of those of quarter circles.
  static let pieces = 32

  /// Where the curve turns back in x or y, and its ends.
  var extremes: [CGPoint] {
    guard !isLine else { return [start, end] }
    let turns =
      turningPoints(start.x, control1.x, control2.x, end.x)
      + turningPoints(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map(point(at:))
  }

  /// Parameters at which one coordinate's derivative, a quadratic, is zero.
  private func turningPoints(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension Path {
  /// The stretches of each figure, in order; ends of figures as lines back.
  nonisolated var figures: [[PathSegment]] {
    var figures: [[PathSegment]] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      let segment: PathSegment
      switch element {
      case .move(let end):
        (start, here) = (end, end)
        figures.append([])
        continue
      case .line(let end): segment = PathSegment(from: here, to: end)
      case .quadCurve(let end, let control):
        segment = PathSegment(
          start: here, control1: here.towards(control, by: 2.0 / 3),
          control2: end.towards(control, by: 2.0 / 3), end: end)
      case .curve(let end, let control1, let control2):
        segment = PathSegment(start: here, control1: control1, control2: control2, end: end)
      case .closeSubpath: segment = PathSegment(from: here, to: start)
      }
      here = segment.end
      if figures.isEmpty { figures.append([]) }
      figures[figures.count - 1].append(segment)
    }
    return figures
  }
}
