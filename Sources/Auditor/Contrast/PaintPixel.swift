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
      stops.pixel(at: Paint.share(of: point, around: center, from: startAngle, to: endAngle))
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

  /// How far along a sweep a place lies. Of more than a turn the last one is seen; what less than a turn leaves is
  /// filled half with the last colour and half with the first (Apple's documentation of `AngularGradient`). That a
  /// sweep may run backwards is not documented; it is taken for the same colours from the other end.
  private static func share(
    of point: Point, around center: Point, from start: Double, to end: Double
  ) -> Double {
    let sweep = end - start
    guard sweep.isFinite else { return 1 }
    if sweep < 0 { return 1 - share(of: point, around: center, from: end, to: start) }
    let turn = 2 * Double.pi
    let first = max(start, end - turn)
    let angle = atan2(point.y - center.y, point.x - center.x)
    let beyond = (angle - first).truncatingRemainder(dividingBy: turn)
    let along = beyond < 0 ? beyond + turn : beyond
    if along <= end - first { return sweep == 0 ? 1 : (first + along - start) / sweep }
    return along < (end - first + turn) / 2 ? 1 : 0
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
