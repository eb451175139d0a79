import SemanticTree

/// How a node's own coordinates come to lie on the screen.
struct Placement {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  init() {}

  /// Scales and turns about a point.
  init(scale: CGSize, rotation: Double, about point: CGPoint) {
    let cosine = cos(rotation)
    let sine = sin(rotation)
    a = Double(scale.width) * cosine
    b = Double(scale.width) * sine
    c = -Double(scale.height) * sine
    d = Double(scale.height) * cosine
    x = Double(point.x) - a * Double(point.x) - c * Double(point.y)
    y = Double(point.y) - b * Double(point.x) - d * Double(point.y)
  }

  func moved(by offset: CGPoint) -> Placement {
    var copy = self
    let moved = apply(Point(x: Double(offset.x), y: Double(offset.y)))
    copy.x = moved.x
    copy.y = moved.y
    return copy
  }

  /// First the inner placement, then this one.
  func containing(_ inner: Placement) -> Placement {
    var result = Placement()
    result.a = a * inner.a + c * inner.b
    result.b = b * inner.a + d * inner.b
    result.c = a * inner.c + c * inner.d
    result.d = b * inner.c + d * inner.d
    let origin = apply(Point(x: inner.x, y: inner.y))
    result.x = origin.x
    result.y = origin.y
    return result
  }

  func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// The mean factor by which lengths grow.
  var scale: Double { isTranslation ? 1 : abs(a * d - b * c).squareRoot() }

  /// The rectangle of a size on the screen: the box around it where it is turned. Free of rounding noise.
  func rect(_ size: CGSize) -> Rect {
    let width = Double(size.width)
    let height = Double(size.height)
    if isTranslation { return Rect(x: x, y: y, width: width, height: height).cleaned }
    let corners = [
      apply(Point(x: 0, y: 0)), apply(Point(x: width, y: 0)), apply(Point(x: 0, y: height)),
      apply(Point(x: width, y: height)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top).cleaned
  }
}

extension Rect {
  /// Without the last binary digits, which depend on the order of additions.
  var cleaned: Rect {
    func clean(_ value: Double) -> Double {
      let rounded = (value * 10_000).rounded() / 10_000
      return rounded == 0 ? 0 : rounded
    }
    return Rect(x: clean(x), y: clean(y), width: clean(width), height: clean(height))
  }
}
