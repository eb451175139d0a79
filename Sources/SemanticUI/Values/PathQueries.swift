import Foundation
import SemanticTree

extension Path {
  /// The smallest rectangle around the path, control points not counted; null for an empty path.
  public nonisolated var boundingRect: CGRect {
    let moves = elements.compactMap { element in if case .move(let end) = element { end } else { nil } }
    return CGRect(around: moves + figures.joined().flatMap(\.extremes))
  }

  /// Whether a point lies inside; open figures count as closed.
  ///
  /// - Parameter eoFill: true for the even-odd rule, false for the winding rule.
  public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for figure in figures {
      var points = figure.flatMap(\.polyline)
      if let first = points.first { points.append(first) }
      for (from, to) in zip(points, points.dropFirst()) {
        let crossing = Path.crossing(of: p, from, to)
        winding += crossing
        crossings += abs(crossing)
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// 1 or -1 where a ray from the point to the right is crossed downwards or upwards, otherwise 0.
  private nonisolated static func crossing(of p: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Int {
    guard (from.y <= p.y) != (to.y <= p.y) else { return 0 }
    let x = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > p.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }

  /// The path with every point changed.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// The path moved.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var result = Path()
    let steps = elements.map { $0.mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) } }
    result.append(contentsOf: steps, figure: figure?.offset(x: Double(dx), y: Double(dy)))
    return result
  }

  /// The part of the path between two shares of its length.
  public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    let figures = figures
    let lengths = figures.joined().map { PathRuler($0) }
    let total = lengths.reduce(0) { $0 + $1.length }
    guard total > 0, from < to else { return Path() }
    let (first, last) = (max(0, from) * total, min(1, to) * total)
    var (result, position, index) = (Path(), CGFloat(0), 0)
    for figure in figures {
      for _ in figure {
        let ruler = lengths[index]
        result.add(ruler.part(from: first - position, to: last - position))
        position += ruler.length
        index += 1
      }
    }
    return result
  }

  /// The outline for the drawing list: a simple figure where the path is one.
  nonisolated var outline: Outline {
    if let figure { return figure }
    let bounds = boundingRect
    return .path(
      elements.map(\.treeElement), bounds: bounds.isNull ? Rect(.zero) : Rect(bounds))
  }

  private nonisolated mutating func add(_ segment: PathSegment?) {
    guard let segment else { return }
    if currentPoint != segment.start { move(to: segment.start) }
    if segment.isLine {
      addLine(to: segment.end)
    } else {
      addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
    }
  }
}

/// A stretch with the lengths of its pieces.
private nonisolated struct PathRuler {
  let segment: PathSegment
  let pieces: [CGFloat]
  let length: CGFloat

  init(_ segment: PathSegment) {
    self.segment = segment
    let points = segment.polyline
    pieces = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    length = pieces.reduce(0, +)
  }

  /// The part between two lengths; nil where there is none.
  func part(from: CGFloat, to: CGFloat) -> PathSegment? {
    guard length > 0, from < length, to > 0 else { return nil }
    let end = to >= length ? 1 : parameter(at: to)
    let head = end < 1 ? segment.split(at: end).0 : segment
    return from <= 0 ? head : head.split(at: parameter(at: from) / end).1
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    var rest = distance
    for (index, piece) in pieces.enumerated() {
      if rest <= piece, piece > 0 { return (CGFloat(index) + rest / piece) / CGFloat(pieces.count) }
      rest -= piece
    }
    return 1
  }
}

extension Path.Element {
  fileprivate nonisolated var treeElement: PathElement {
    switch self {
    case .move(let end): .move(Point(end))
    case .line(let end): .line(Point(end))
    case .quadCurve(let end, let control): .quadCurve(Point(end), control: Point(control))
    case .curve(let end, let control1, let control2):
      .curve(Point(end), control1: Point(control1), control2: Point(control2))
    case .closeSubpath: .close
    }
  }
}

extension SemanticTree.Point {
  nonisolated init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Outline {
  /// The figure moved; nil for a free one.
  fileprivate nonisolated func offset(x: Double, y: Double) -> Outline? {
    let move = { (rect: Rect) in Rect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height) }
    switch self {
    case .rectangle(let rect): return .rectangle(move(rect))
    case .roundedRectangle(let rect, let radius): return .roundedRectangle(move(rect), radius: radius)
    case .capsule(let rect): return .capsule(move(rect))
    case .ellipse(let rect): return .ellipse(move(rect))
    case .path: return nil
    }
  }
}
