import Foundation
import SemanticTree

extension Paint {
  /// What the paint looks like at a place.
  func pixel(at point: Point) -> Pixel {
    switch self {
    case .color(let color): Pixel(color)
    case .linearGradient(let stops, let start, let end):
      stops.pixel(at: Paint.share(of: point, from: start, to: end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      stops.pixel(at: Paint.share(of: hypot(point.x - center.x, point.y - center.y), startRadius, endRadius))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      stops.pixel(
        at: Paint.share(of: Paint.angle(of: point, around: center, after: startAngle), startAngle, endAngle))
    case .material, .image: .unknown
    }
  }

  private static func share(of point: Point, from start: Point, to end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    return length == 0 ? 1 : ((point.x - start.x) * x + (point.y - start.y) * y) / length
  }

  private static func share(of value: Double, _ start: Double, _ end: Double) -> Double {
    start == end ? 1 : (value - start) / (end - start)
  }

  /// Clockwise from the positive x axis, in the first turn at or after a start.
  private static func angle(of point: Point, around center: Point, after start: Double) -> Double {
    var angle = atan2(point.y - center.y, point.x - center.x)
    while angle < start { angle += 2 * .pi }
    while angle >= start + 2 * .pi { angle -= 2 * .pi }
    return angle
  }
}

extension [GradientStop] {
  /// The colour at a share of the way, mixed in sRGB between the stops around it.
  fileprivate func pixel(at share: Double) -> Pixel {
    guard let first, let last else { return .clear }
    if share <= first.location { return Pixel(first.color) }
    guard let index = firstIndex(where: { $0.location >= share }), index > 0 else { return Pixel(last.color) }
    let (left, right) = (self[index - 1], self[index])
    let span = right.location - left.location
    let part = span == 0 ? 1 : (share - left.location) / span
    func mix(_ channel: KeyPath<RGBA, Double>) -> Double {
      left.color[keyPath: channel] * (1 - part) + right.color[keyPath: channel] * part
    }
    return Pixel(RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
  }
}
