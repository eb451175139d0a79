/// A place on the screen in points, from its top-left corner.
public struct Point: Hashable, Codable, Sendable {
  public var x, y: Double
  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An extent in points.
public struct Size: Hashable, Codable, Sendable {
  public var width, height: Double
  public static let zero = Size(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-parallel rectangle in points.
public struct Rect: Hashable, Codable, Sendable {
  public var x, y, width, height: Double
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minX: Double { x }
  public var minY: Double { y }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var center: Point { Point(x: midX, y: midY) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The smallest rectangle that holds both; an empty one does not count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both share, or nil where they do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let shared = Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return shared.isEmpty ? nil : shared
  }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle made smaller by a distance on every side (larger when negative).
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}

/// A place within a rectangle as a share of its width and height; (0, 0) is its top-left corner.
public struct RelativePoint: Hashable, Codable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Distances from the edges, in points; leading is left in a left-to-right layout.
public struct EdgeDistances: Hashable, Codable, Sendable {
  public var top, leading, bottom, trailing: Double
  public static let zero = EdgeDistances(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A closed figure in screen points.
public enum Outline: Hashable, Codable, Sendable {
  case rectangle(Rect)
  case roundedRectangle(Rect, radius: Double)
  case capsule(Rect)
  case ellipse(Rect)
  case path([PathElement], bounds: Rect)

  /// The smallest rectangle around the figure.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .capsule(let rect), .ellipse(let rect): rect
    case .roundedRectangle(let rect, _): rect
    case .path(_, let bounds): bounds
    }
  }
}

/// One step of a free-form outline.
public enum PathElement: Hashable, Codable, Sendable {
  case move(Point)
  case line(Point)
  case quadCurve(Point, control: Point)
  case curve(Point, control1: Point, control2: Point)
  case close
}
