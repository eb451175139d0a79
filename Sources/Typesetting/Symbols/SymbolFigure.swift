import SemanticTree

/// A figure of a symbol's sketch.
enum SymbolFigure {
  /// A line that stays one in the filled symbol.
  case line(Outline)
  /// A line within the symbol, which is left out of the filled one.
  case detail(Outline)
  /// The border of an area, which is filled in the filled symbol.
  case edge(Outline)
  /// An area.
  case body(Outline)

  var outline: Outline {
    switch self {
    case .line(let outline), .detail(let outline), .edge(let outline), .body(let outline): outline
    }
  }

  /// The figure with every place brought to another; what is upright must stay so.
  func mapped(_ move: (Point) -> Point) -> SymbolFigure {
    switch self {
    case .line(let outline): .line(outline.mapped(move))
    case .detail(let outline): .detail(outline.mapped(move))
    case .edge(let outline): .edge(outline.mapped(move))
    case .body(let outline): .body(outline.mapped(move))
    }
  }
}

extension Outline {
  /// The figure with every place brought to another; what is upright must stay so.
  func mapped(_ move: (Point) -> Point) -> Outline {
    switch self {
    case .rectangle(let rect): .rectangle(rect.mapped(move))
    case .capsule(let rect): .capsule(rect.mapped(move))
    case .ellipse(let rect): .ellipse(rect.mapped(move))
    case .roundedRectangle(let rect, let radius): rounded(rect, radius, move)
    case .path(let elements, let bounds):
      .path(elements.map { $0.mapped(move) }, bounds: bounds.mapped(move))
    }
  }

  private func rounded(_ rect: Rect, _ radius: Double, _ move: (Point) -> Point) -> Outline {
    let moved = rect.mapped(move)
    let growth = min(moved.width / rect.width, moved.height / rect.height)
    return .roundedRectangle(moved, radius: radius * growth)
  }
}

extension Rect {
  fileprivate func mapped(_ move: (Point) -> Point) -> Rect {
    let (start, end) = (move(origin), move(Point(x: maxX, y: maxY)))
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}

extension PathElement {
  /// The element with every place brought to another.
  func mapped(_ move: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let point): .move(move(point))
    case .line(let point): .line(move(point))
    case .quadCurve(let end, let control): .quadCurve(move(end), control: move(control))
    case .curve(let end, let first, let second):
      .curve(move(end), control1: move(first), control2: move(second))
    case .close: .close
    }
  }
}
