import SemanticTree

/// The figures of common symbols by name, in shares of the frame.
enum SymbolFigures {
  typealias Figure = SymbolSketch.Figure

  /// Nil for a name that is not known here.
  static func named(_ name: String) -> [Figure]? {
    arrows[name] ?? signs[name] ?? shapes[name]
  }

  private static let signs: [String: [Figure]] = [
    "xmark": [line((0, 0), (1, 1)), line((1, 0), (0, 1))],
    "checkmark": [line((0, 0.55), (0.36, 1), (1, 0))],
    "plus": [line((0.5, 0), (0.5, 1)), line((0, 0.5), (1, 0.5))],
    "minus": [line((0, 0.5), (1, 0.5))],
    "ellipsis": [dot(0), dot(0.4), dot(0.8)],
    "magnifyingglass": [
      .edge(.ellipse(Rect(x: 0, y: 0, width: 0.78, height: 0.78))), line((0.67, 0.67), (1, 1)),
    ],
    "line.3.horizontal": [line((0, 0), (1, 0)), line((0, 0.5), (1, 0.5)), line((0, 1), (1, 1))],
    "line.3.horizontal.decrease": [
      line((0, 0), (1, 0)), line((0.18, 0.5), (0.82, 0.5)), line((0.36, 1), (0.64, 1)),
    ],
  ]

  private static let arrows: [String: [Figure]] = [
    "chevron.left": [left], "chevron.backward": [left],
    "chevron.right": [right], "chevron.forward": [right],
    "chevron.up": [line((0, 1), (0.5, 0), (1, 1))],
    "chevron.down": [line((0, 0), (0.5, 1), (1, 0))],
    "chevron.up.chevron.down": upAndDown, "chevron.up.down": upAndDown,
    "arrow.left": [line((0.45, 0), (0, 0.5), (0.45, 1)), line((0, 0.5), (1, 0.5))],
    "arrow.right": [line((0.55, 0), (1, 0.5), (0.55, 1)), line((0, 0.5), (1, 0.5))],
    "arrow.up": [line((0, 0.45), (0.5, 0), (1, 0.45)), line((0.5, 0), (0.5, 1))],
    "arrow.down": [line((0, 0.55), (0.5, 1), (1, 0.55)), line((0.5, 0), (0.5, 1))],
  ]

  private static let shapes: [String: [Figure]] = [
    "circle": [.edge(.ellipse(Rect(x: 0, y: 0, width: 1, height: 1)))],
    "square": [.edge(.roundedRectangle(Rect(x: 0, y: 0, width: 1, height: 1), radius: 0.2))],
    "star": [.edge(polygon(star))],
    "heart": [.edge(heart)],
  ]

  private static let left = line((1, 0), (0, 0.5), (1, 1))
  private static let right = line((0, 0), (1, 0.5), (0, 1))
  private static let upAndDown = [
    line((0, 0.35), (0.5, 0), (1, 0.35)), line((0, 0.65), (0.5, 1), (1, 0.65)),
  ]

  /// Tips and dents of a star in turn, from the top clockwise.
  private static let star: [(Double, Double)] = [
    (0.5, 0), (0.62, 0.36), (1, 0.38), (0.7, 0.62), (0.81, 1), (0.5, 0.78), (0.19, 1), (0.3, 0.62), (0, 0.38),
    (0.38, 0.36),
  ]

  private static let heart = Outline.path(
    [
      .move(Point(x: 0.5, y: 1)),
      .curve(Point(x: 0, y: 0.3), control1: Point(x: 0.3, y: 0.85), control2: Point(x: 0, y: 0.6)),
      .curve(Point(x: 0.5, y: 0.18), control1: Point(x: 0, y: -0.08), control2: Point(x: 0.4, y: -0.08)),
      .curve(Point(x: 1, y: 0.3), control1: Point(x: 0.6, y: -0.08), control2: Point(x: 1, y: -0.08)),
      .curve(Point(x: 0.5, y: 1), control1: Point(x: 1, y: 0.6), control2: Point(x: 0.7, y: 0.85)),
      .close,
    ], bounds: Rect(x: 0, y: 0, width: 1, height: 1))

  private static func line(_ places: (Double, Double)...) -> Figure {
    .line(places.map { Point(x: $0.0, y: $0.1) })
  }

  private static func dot(_ x: Double) -> Figure {
    .body(.ellipse(Rect(x: x, y: 0, width: 0.2, height: 1)))
  }

  private static func polygon(_ places: [(Double, Double)]) -> Outline {
    let points = places.map { Point(x: $0.0, y: $0.1) }
    let lines = points.enumerated().map { $0.offset == 0 ? PathElement.move($0.element) : .line($0.element) }
    return .path(lines + [.close], bounds: Rect(x: 0, y: 0, width: 1, height: 1))
  }
}
