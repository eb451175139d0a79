import SemanticTree

/// A simple drawing that stands for a system symbol, whose real outlines are not at hand. Places are shares of the
/// symbol's frame, which it fills.
struct SymbolSketch {
  struct Part {
    var figure: SymbolFigure
    /// True where the figure is taken away from what is drawn so far.
    var isHole = false
    /// How thick a line is, compared with those of the symbol.
    var thickness = 1.0
  }

  private(set) var parts: [Part]
  /// True where nothing is known of the symbol but its name.
  let isPlaceholder: Bool

  /// The drawing for a name. What stands before `.circle` or `.square` is drawn in it, `.fill` turns edges into
  /// bodies, and `.slash` strikes out. A name without a drawing here is a square with round corners.
  init(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    if let whole = SymbolFigures.named(words.joined(separator: ".")) {
      self.init(parts: whole.figures.map { $0.part(isFilled: isFilled) })
      return
    }
    let isStruckOut = words.last == "slash"
    if isStruckOut { words.removeLast() }
    let frame = words.count > 1 ? SymbolSketch.frames[words.last ?? ""] : nil
    if frame != nil { words.removeLast() }
    let inner = SymbolFigures.named(words.joined(separator: "."))
    self.init(inner: inner, frame: frame, isFilled: isFilled)
    if isStruckOut { parts += SymbolSketch.slash }
  }

  private init(parts: [Part], isPlaceholder: Bool = false) {
    self.parts = parts
    self.isPlaceholder = isPlaceholder
  }

  private init(inner: SymbolFigures.Drawing?, frame: Outline?, isFilled: Bool) {
    guard let outer = frame ?? (inner == nil ? SymbolSketch.tile : nil) else {
      self.init(parts: (inner?.figures ?? []).map { $0.part(isFilled: isFilled) })
      return
    }
    let border = Part(figure: isFilled ? .body(outer) : .edge(outer))
    let signs = (inner?.inMiddle ?? []).map { $0.part(isFilled: false, isHole: isFilled) }
    self.init(parts: [border] + signs, isPlaceholder: inner == nil)
  }

  private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)
  private static let tile = Outline.roundedRectangle(unit, radius: 0.22)
  private static let frames: [String: Outline] = ["circle": .ellipse(unit), "square": tile]

  /// A line from corner to corner with a gap on both sides.
  private static let slash: [Part] = {
    let line = SymbolFigure.line(
      .path([.move(.zero), .line(Point(x: 1, y: 1))], bounds: unit))
    return [Part(figure: line, isHole: true, thickness: 3.2), Part(figure: line)]
  }()
}

extension SymbolFigure {
  /// The figure as it is drawn: in a filled symbol, edges are bodies and details are left out of them.
  fileprivate func part(isFilled: Bool, isHole: Bool = false) -> SymbolSketch.Part {
    switch self {
    case .edge(let outline) where isFilled: .init(figure: .body(outline), isHole: isHole)
    case .detail(let outline): .init(figure: .line(outline), isHole: isFilled || isHole)
    case .edge, .line, .body: .init(figure: self, isHole: isHole)
    }
  }
}

extension SymbolFigures.Drawing {
  /// The figures in the middle of the frame, at less than half its size.
  fileprivate var inMiddle: [SymbolFigure] {
    let (width, height) = (0.44 * proportions.width, 0.44 * proportions.height)
    return figures.map { figure in
      figure.mapped { Point(x: 0.5 + ($0.x - 0.5) * width, y: 0.5 + ($0.y - 0.5) * height) }
    }
  }
}
