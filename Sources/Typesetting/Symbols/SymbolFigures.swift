import SemanticTree

/// The figures of common symbols by name.
enum SymbolFigures {
  struct Drawing {
    /// In shares of the frame.
    var figures: [SymbolFigure]
    /// How wide and how high the symbol is, in shares of its longer side.
    var proportions: Size
  }

  /// Nil for a name that is not known here.
  static func named(_ name: String) -> Drawing? { all[name] }

  /// Every name that is known here.
  static var names: [String] { all.keys.sorted() }

  /// The tables of all families.
  static let tables: [[String: [String]]] = [
    arrows, signs, lists, shapes, media, talking, papers, people, places, travel, weather, things,
  ]

  private static let all: [String: Drawing] = {
    var all: [String: Drawing] = [:]
    for (name, figures) in tables.joined() {
      all[name] = fitted(figures.compactMap(SymbolNotation.figure))
    }
    return all
  }()

  /// The figures grown so that together they fill the frame; what has no height stays in the middle of it.
  private static func fitted(_ figures: [SymbolFigure]) -> Drawing? {
    guard let box = Rect(around: figures.flatMap { $0.outline.edgePoints }) else { return nil }
    let side = max(box.width, box.height, 1e-6)
    let grown = figures.map { figure in
      figure.mapped { place in
        Point(
          x: box.width > 0 ? (place.x - box.x) / box.width : 0.5,
          y: box.height > 0 ? (place.y - box.y) / box.height : 0.5)
      }
    }
    return Drawing(figures: grown, proportions: Size(width: box.width / side, height: box.height / side))
  }
}

extension Outline {
  /// Places on the edge that lie close together.
  fileprivate var edgePoints: [Point] {
    guard case .path(let elements, _) = self else {
      return [bounds.origin, Point(x: bounds.maxX, y: bounds.maxY)]
    }
    var last = Point.zero
    return elements.flatMap { element -> [Point] in
      let points = element.edgePoints(from: last)
      last = points.last ?? last
      return points
    }
  }
}

extension PathElement {
  fileprivate func edgePoints(from start: Point) -> [Point] {
    let shares = stride(from: 0.05, through: 1.01, by: 0.05)
    switch self {
    case .move, .line, .close: return points
    case .quadCurve(let end, let control):
      return shares.map { share in
        start.toward(control, share).toward(control.toward(end, share), share)
      }
    case .curve(let end, let first, let second):
      return shares.map { share in
        let middle = first.toward(second, share)
        return start.toward(first, share).toward(middle, share)
          .toward(middle.toward(second.toward(end, share), share), share)
      }
    }
  }
}

extension Point {
  fileprivate func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
