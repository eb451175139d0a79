import SemanticTree

/// A simple drawing that stands for a system symbol, whose real outlines are not at hand. Places are shares of the
/// symbol's frame, which it fills.
struct SymbolSketch {
  enum Figure {
    /// A line from place to place.
    case line([Point])
    case edge(Outline)
    case body(Outline)
  }

  struct Part {
    var figure: Figure
    /// True where the figure is taken away from what is drawn so far.
    var isHole = false
  }

  private(set) var parts: [Part]

  private init(_ figures: [Figure]) { parts = figures.map { Part(figure: $0) } }

  /// The drawing for a name: what stands before `.circle` or `.square` is drawn in it, and `.fill` turns edges into
  /// bodies. A name without a drawing here is a square with round corners.
  init(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    let frame = words.count > 1 ? SymbolSketch.frames[words.last ?? ""] : nil
    if frame != nil { words.removeLast() }
    let inner = SymbolFigures.named(words.joined(separator: "."))
    let outer = frame ?? (inner == nil ? SymbolSketch.tile : nil)
    guard let outer else {
      self.init((inner ?? []).map { isFilled ? $0.filled : $0 })
      return
    }
    self.init([isFilled ? .body(outer) : .edge(outer)])
    parts += (inner ?? []).map { Part(figure: $0.inMiddle, isHole: isFilled) }
  }

  private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
  private static let tile = Outline.roundedRectangle(unit, radius: 0.22)
  private static let frames: [String: Outline] = ["circle": .ellipse(unit), "square": tile]
}

extension SymbolSketch.Figure {
  fileprivate var filled: Self {
    if case .edge(let outline) = self { .body(outline) } else { self }
  }

  /// The figure in the middle of the frame, at less than half its size.
  fileprivate var inMiddle: Self { mapped { Point(x: 0.29 + $0.x * 0.42, y: 0.29 + $0.y * 0.42) } }

  /// The figure with every place brought to another.
  func mapped(_ move: (Point) -> Point) -> Self {
    switch self {
    case .line(let points): .line(points.map(move))
    case .edge(let outline): .edge(outline.mapped(move))
    case .body(let outline): .body(outline.mapped(move))
    }
  }
}

extension Outline {
  /// The figure with every place brought to another; what is upright must stay so.
  fileprivate func mapped(_ move: (Point) -> Point) -> Outline {
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
  fileprivate func mapped(_ move: (Point) -> Point) -> PathElement {
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
