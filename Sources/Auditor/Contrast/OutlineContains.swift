import SemanticTree

extension Outline {
  /// Whether a place lies inside the figure.
  func contains(_ point: Point) -> Bool {
    guard bounds.contains(point) else { return false }
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let rect, let radius): return rect.contains(point, rounded: radius)
    case .capsule(let rect): return rect.contains(point, rounded: min(rect.width, rect.height) / 2)
    case .ellipse(let rect):
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .path(let elements, _): return Polygons(elements).contains(point)
    }
  }
}

extension [PathElement] {
  /// How far a place is from the nearest one on the path; infinite where the path has no length.
  func distance(to point: Point) -> Double { Polygons(self).distance(to: point) }
}

extension Rect {
  fileprivate func contains(_ point: Point, rounded radius: Double) -> Bool {
    let radius = min(max(radius, 0), width / 2, height / 2)
    let x = max(minX + radius - point.x, point.x - (maxX - radius), 0)
    let y = max(minY + radius - point.y, point.y - (maxY - radius), 0)
    return x * x + y * y <= radius * radius || x == 0 || y == 0
  }
}

/// A path with its curves cut into lines; inside is where it winds around.
private struct Polygons {
  private static let cuts = 16
  private var rings: [[Point]] = []

  init(_ elements: [PathElement]) {
    for element in elements {
      let last = rings.last?.last ?? .zero
      switch element {
      case .move(let point): rings.append([point])
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        for share in shares { add(last.toward(control, share).toward(control.toward(end, share), share)) }
      case .curve(let end, let first, let second):
        for share in shares {
          let middle = first.toward(second, share)
          let left = last.toward(first, share).toward(middle, share)
          add(left.toward(middle.toward(second.toward(end, share), share), share))
        }
      case .close: close()
      }
    }
  }

  private var shares: [Double] { (1...Self.cuts).map { Double($0) / Double(Self.cuts) } }

  private mutating func add(_ point: Point) {
    if rings.isEmpty { rings.append([point]) } else { rings[rings.count - 1].append(point) }
  }

  private mutating func close() {
    guard let first = rings.last?.first else { return }
    add(first)
    rings.append([first])
  }

  func distance(to point: Point) -> Double {
    let distances = rings.flatMap { ring in
      zip(ring, ring.dropFirst()).map { start, end in point.distance(from: start, to: end) }
    }
    return distances.min() ?? .infinity
  }

  func contains(_ point: Point) -> Bool {
    var winding = 0
    for ring in rings where ring.count > 2 {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
        if start.y <= point.y, end.y > point.y, side > 0 { winding += 1 }
        if start.y > point.y, end.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return winding != 0
  }
}

extension Point {
  /// The distance from the nearest place between two.
  fileprivate func distance(from start: Point, to end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x * x + y * y
    let share = length == 0 ? 0 : ((self.x - start.x) * x + (self.y - start.y) * y) / length
    let nearest = start.toward(end, min(max(share, 0), 1))
    let (dx, dy) = (self.x - nearest.x, self.y - nearest.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
