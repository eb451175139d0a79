import Foundation

extension Path {
  /// Adds an arc, with a line to its start where a figure has begun.
  ///
  /// - Parameter clockwise: in a system whose y axis points up, as in SwiftUI; on the screen an arc with `false`
  ///   turns clockwise.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Path.sweep(endAngle.radians - startAngle.radians, backwards: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc that turns by an angle, with a line to its start where a figure has begun.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let start = Path.point(center, radius, startAngle.radians).applying(transform)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let turn = max(-2 * .pi, min(2 * .pi, delta.radians))
    let count = Int((abs(turn) / (.pi / 2)).rounded(.up))
    guard count > 0 else { return }
    let step = turn / Double(count)
    for index in 0..<count {
      addQuarter(center, radius, startAngle.radians + Double(index) * step, step, transform)
    }
  }

  /// Adds an arc that touches the line from here to a first point and the line from there to a second.
  public nonisolated mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let p0 = currentPoint else { return }
    let (back, on) = (Path.direction(p1, p0), Path.direction(p1, p2))
    let half = acos(max(-1, min(1, back.x * on.x + back.y * on.y))) / 2
    guard half.isFinite, half > 1e-6, half < .pi / 2 - 1e-6 else {
      return addLine(to: p1.applying(transform))
    }
    let reach = radius / CGFloat(tan(half))
    let (first, last) = (p1.moved(back, reach), p1.moved(on, reach))
    let bisector = Path.direction(.zero, CGPoint(x: back.x + on.x, y: back.y + on.y))
    let center = p1.moved(bisector, radius / CGFloat(sin(half)))
    let startAngle = atan2(Double(first.y - center.y), Double(first.x - center.x))
    let endAngle = atan2(Double(last.y - center.y), Double(last.x - center.x))
    let delta = (endAngle - startAngle).remainder(dividingBy: 2 * .pi)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle), delta: Angle(radians: delta),
      transform: transform)
  }

  /// The turn from a start to an end angle: a whole one where they lie that far apart, otherwise less than one.
  private nonisolated static func sweep(_ difference: Double, backwards: Bool) -> Double {
    let forward = backwards ? -difference : difference
    if forward >= 2 * .pi { return backwards ? -2 * .pi : 2 * .pi }
    let rest = forward.truncatingRemainder(dividingBy: 2 * .pi)
    let turn = rest < 0 ? rest + 2 * .pi : rest
    return backwards ? -turn : turn
  }

  private nonisolated mutating func addQuarter(
    _ center: CGPoint, _ radius: CGFloat, _ angle: Double, _ delta: Double, _ transform: CGAffineTransform
  ) {
    let handle = radius * CGFloat(4.0 / 3 * tan(delta / 4))
    let (start, end) = (Path.point(center, radius, angle), Path.point(center, radius, angle + delta))
    let control1 = start.moved(Path.point(.zero, 1, angle + .pi / 2), handle)
    let control2 = end.moved(Path.point(.zero, 1, angle + delta - .pi / 2), handle)
    addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  private nonisolated static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
  }

  private nonisolated static func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }
}

extension CGPoint {
  fileprivate nonisolated func moved(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.x * distance, y: y + direction.y * distance)
  }
}
