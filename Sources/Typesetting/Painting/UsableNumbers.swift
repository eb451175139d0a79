import SemanticTree

/// Lengths that a drawing may have; what is beyond is brought to the limit, since no screen is as large.
enum UsableLength {
  /// In points.
  static let limit = 100_000.0

  /// Nil for what is no number; what is much smaller than a pixel is nothing.
  static func clamped(_ value: Double) -> Double? {
    if abs(value) < 1e-6 { return 0 }
    return value.isNaN ? nil : min(max(value, -limit), limit)
  }
}

extension Double {
  /// A share between 0 and 1; what is no number is none.
  package var share: Double { isNaN ? 0 : min(max(self, 0), 1) }

  /// True for a place or a length that can be drawn.
  package var isUsable: Bool { isFinite && abs(self) <= UsableLength.limit }
}

extension [Double] {
  /// A pattern of dashes. Cairo refuses a pattern of nothing, and one too fine to be seen takes it for ever.
  package var usableDash: [Double] {
    let isUsable = allSatisfy { $0.isUsable && $0 >= 0 } && reduce(0, +) > 0.05 && count <= 100
    return isUsable ? self : []
  }
}

extension Point {
  package var usable: Point? {
    guard let x = UsableLength.clamped(x), let y = UsableLength.clamped(y) else { return nil }
    return Point(x: x, y: y)
  }
}

extension Rect {
  /// The rectangle cut at the limits; nil where a side is no number or a length is negative.
  package var usable: Rect? {
    guard let start = origin.usable, let end = Point(x: maxX, y: maxY).usable, width >= 0, height >= 0,
      let width = UsableLength.clamped(end.x - start.x), let height = UsableLength.clamped(end.y - start.y)
    else { return nil }
    return Rect(x: start.x, y: start.y, width: width, height: height)
  }
}

extension PathElement {
  package var usable: PathElement? {
    switch self {
    case .move(let point): point.usable.map { .move($0) }
    case .line(let point): point.usable.map { .line($0) }
    case .close: .close
    case .quadCurve(let end, let control):
      if let end = end.usable, let control = control.usable { .quadCurve(end, control: control) } else { nil }
    case .curve(let end, let first, let second):
      if let end = end.usable, let first = first.usable, let second = second.usable {
        .curve(end, control1: first, control2: second)
      } else {
        nil
      }
    }
  }

  /// The places that hold the element between them.
  package var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let end, let control): [end, control]
    case .curve(let end, let first, let second): [end, first, second]
    case .close: []
    }
  }
}

extension Outline {
  /// The figure with lengths that can be drawn; nil where something is no number.
  package var usable: Outline? {
    switch self {
    case .rectangle(let rect): rect.usable.map { .rectangle($0) }
    case .capsule(let rect): rect.usable.map { .capsule($0) }
    case .ellipse(let rect): rect.usable.map { .ellipse($0) }
    case .roundedRectangle(let rect, let radius):
      rect.usable.map { radius.isNaN ? .rectangle($0) : .roundedRectangle($0, radius: radius) }
    case .path(let elements, let bounds): usablePath(elements, bounds)
    }
  }

  private func usablePath(_ elements: [PathElement], _ bounds: Rect) -> Outline? {
    let usable = elements.compactMap(\.usable)
    return usable.count == elements.count && !usable.isEmpty ? .path(usable, bounds: bounds) : nil
  }

  /// The smallest known rectangle around the figure: of a path, around the places that steer it.
  package var extent: Rect? {
    guard case .path(let elements, _) = self else { return bounds }
    return Rect(around: elements.flatMap(\.points))
  }
}

extension Rect {
  /// The smallest rectangle that holds some places; nil where there are none.
  package init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    var (least, most) = (first, first)
    for point in points.dropFirst() {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
