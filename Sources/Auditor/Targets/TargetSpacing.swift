import SemanticTree

/// How much room a target has: what of it can be touched, and how far it is to its neighbours.
///
/// The rule for spacing is that of WCAG 2.5.8 as axe-core measures it: a circle of 24 around the middle of a small
/// target must touch no other target and no circle of another small one.
public enum TargetSpacing {
  /// The least length of a target's sides, in points.
  public static let minimum = 24.0
  /// What a length may miss for rounding, in points.
  static let slack = 0.1
  /// From this size on nobody needs to look at neighbours.
  private static let plenty = minimum * 10

  /// Whether a rectangle is large enough on its own.
  public static func isLargeEnough(_ rect: Rect, _ side: Double = minimum) -> Bool {
    rect.width >= side - slack && rect.height >= side - slack
  }

  /// The parts of a target that others leave free, each as large as it can be; they overlap.
  public static func freeParts(of target: Rect, under covers: [Rect]) -> [Rect] {
    guard target.width < plenty || target.height < plenty else { return [target] }
    return covers.reduce([target]) { parts, cover in
      parts.flatMap { $0.parts(beside: cover) }.withoutContained
    }
  }

  /// The distance from the middle of one target to another, in points: to its nearest edge, or, where that one is
  /// small too, to the circle around its middle.
  public static func distance(from target: Rect, to neighbor: Rect) -> Double {
    let center = target.center
    if isLargeEnough(neighbor) {
      let x = max(neighbor.minX - center.x, 0, center.x - neighbor.maxX)
      let y = max(neighbor.minY - center.y, 0, center.y - neighbor.maxY)
      return (x * x + y * y).squareRoot()
    }
    let (x, y) = (neighbor.midX - center.x, neighbor.midY - center.y)
    return (x * x + y * y).squareRoot() - minimum / 2
  }

  /// The diameter of the circle around a target's middle that touches no neighbour; 24 where there is none nearer.
  public static func clearDiameter(of target: Rect, among neighbors: [Rect]) -> Double {
    neighbors.map { 2 * distance(from: target, to: $0) }.reduce(minimum) { min($0, $1) }
  }
}

extension Rect {
  /// What is left of the rectangle above, below, before and behind another.
  fileprivate func parts(beside cover: Rect) -> [Rect] {
    guard let shared = intersection(cover) else { return [self] }
    let parts = [
      Rect(x: x, y: y, width: width, height: shared.minY - minY),
      Rect(x: x, y: shared.maxY, width: width, height: maxY - shared.maxY),
      Rect(x: x, y: y, width: shared.minX - minX, height: height),
      Rect(x: shared.maxX, y: y, width: maxX - shared.maxX, height: height),
    ]
    return parts.filter { !$0.isEmpty }
  }

  func holds(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension [Rect] {
  fileprivate var withoutContained: [Rect] {
    enumerated().filter { index, rect in
      !enumerated().contains { other, larger in
        other != index && larger.holds(rect) && (larger != rect || other < index)
      }
    }.map(\.element)
  }
}
