import Foundation
import SemanticTree

/// Scaling about a point, then turning about it.
struct PlaneTransform {
  let scaleX, scaleY, rotation: Double
  let anchor: Point

  /// Where a place of the content comes to lie.
  func apply(to point: Point) -> Point {
    let (x, y) = ((point.x - anchor.x) * scaleX, (point.y - anchor.y) * scaleY)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return Point(x: anchor.x + x * cosine - y * sine, y: anchor.y + x * sine + y * cosine)
  }

  /// Which place of the content lies at a point; nil where the content has no extent.
  func origin(of point: Point) -> Point? {
    guard scaleX != 0, scaleY != 0 else { return nil }
    let (x, y) = (point.x - anchor.x, point.y - anchor.y)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return Point(
      x: anchor.x + (x * cosine + y * sine) / scaleX, y: anchor.y + (y * cosine - x * sine) / scaleY)
  }
}
