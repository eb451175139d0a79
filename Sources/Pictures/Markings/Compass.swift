import Foundation
import SemanticTree

/// Directions and distances.
enum Compass {
  /// A step of length one.
  /// - Parameter share: of a turn, clockwise from the right.
  static func way(_ share: Double) -> Point {
    Point(x: cos(share * 2 * .pi), y: sin(share * 2 * .pi))
  }
}

/// A straight way from place to place.
struct Way {
  let start, end: Point

  var length: Double {
    ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
  }

  /// The place at a distance from the start in points, and so far to the right of the way.
  func place(at distance: Double, sideways: Double = 0) -> Point {
    let length = max(length, 1e-9)
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    return Point(x: start.x + x * distance - y * sideways, y: start.y + y * distance + x * sideways)
  }

  /// Clockwise from the right, in radians.
  var angle: Double { atan2(end.y - start.y, end.x - start.x) }

  /// How far a box about the start reaches along the way.
  func reach(of size: Size) -> Double {
    let length = max(length, 1e-9)
    let across = abs(end.x - start.x) / length / (size.width / 2)
    let down = abs(end.y - start.y) / length / (size.height / 2)
    return 1 / max(across, down, 1e-9)
  }
}

extension Transforms {
  /// Brings what points right from the origin to a place on a way.
  /// - Parameter scale: at most this and never larger than it is.
  static func text(at place: Point, scale: Double, along way: Way) -> String {
    let (x, y) = (Decimals.text(place.x), Decimals.text(place.y))
    let turn = "translate(\(x) \(y))rotate(\(Decimals.text(way.angle * 180 / .pi, places: 1)))"
    return scale < 1 ? turn + "scale(\(Decimals.text(scale)))" : turn
  }
}
