import SemanticTree

/// The figures that are drawn for controls, and which controls have more than figures.
struct ControlShapes {
  /// A fill or a line around a control, or on it.
  struct Figure {
    let outline: Outline
    let paint: Paint
    /// The width of a line; nil for a fill.
    let width: Double?
    let clips: [Rect]
    let hasShadow: Bool
  }

  private var drawn: [NodeID: [Figure]] = [:]
  /// Figures that belong to no element, such as what is drawn behind one.
  private var loose: [Figure] = []
  /// Where texts, symbols and pictures are, by element.
  private var contents: Set<NodeID> = []
  private var contentFrames: [Rect] = []

  /// How far what is drawn behind a control may reach beyond it, in points.
  private static let margin = 12.0

  init(_ scene: Scene) {
    for leaf in scene.painted {
      let owner = scene.element(drawn: leaf.item.node)?.id
      if let figure = leaf.figure {
        if let owner { drawn[owner, default: []].append(figure) } else { loose.append(figure) }
      } else if let frame = leaf.item.contentFrame {
        contentFrames.append(frame)
        if let owner { contents.insert(owner) }
      }
    }
  }

  /// Whether a control has words, a symbol or a picture, or one is drawn over its middle by something else.
  func hasContent(_ node: Node) -> Bool {
    if contents.contains(node.id) { return true }
    return contentFrames.contains { node.frame.contains($0.center) }
  }

  /// What is drawn for a control, or closely around it.
  func figures(of node: Node) -> [Figure] {
    let place = (node.hitShape?.bounds ?? node.frame).inset(by: -ControlShapes.margin)
    return drawn[node.id, default: []] + loose.filter { place.holds($0.outline.bounds) }
  }

  /// Whether a switch or a field is drawn as the system draws it.
  func isUntouched(_ node: Node, _ figures: [Figure]) -> Bool {
    guard !node.traits.isDisjoint(with: [.toggleButton, .textEntry]) else { return false }
    return figures.allSatisfy(\.paint.isSystems)
  }
}

extension ControlShapes.Figure {
  /// Places at the middle of each side: on the figure, outside of it, and for a line inside of it.
  var sides: [(on: Point, outside: Point, inside: Point?)] {
    if case .path = outline { return [] }
    let rect = outline.bounds
    let (depth, beyond) = width.map { (0.0, $0 / 2 + 1) } ?? (1, 1)
    func side(_ x: Double, _ y: Double, _ outwards: (x: Double, y: Double))
      -> (on: Point, outside: Point, inside: Point?)
    {
      func at(_ distance: Double) -> Point {
        Point(x: x + outwards.x * distance, y: y + outwards.y * distance)
      }
      return (at(-depth), at(beyond), width == nil ? nil : at(-beyond))
    }
    return [
      side(rect.minX, rect.midY, (-1, 0)), side(rect.maxX, rect.midY, (1, 0)),
      side(rect.midX, rect.minY, (0, -1)), side(rect.midX, rect.maxY, (0, 1)),
    ]
  }

  /// True for a fill of one colour that is no grey.
  var isHue: Bool {
    guard width == nil, case .color(let color) = paint else { return false }
    return OKLCH(color).chroma > 0.03
  }
}

extension Painted {
  fileprivate var figure: ControlShapes.Figure? {
    if isAltered { return nil }
    switch item {
    case .fill(let shape):
      return ControlShapes.Figure(
        outline: shape.outline, paint: shape.paint, width: nil, clips: clips, hasShadow: hasShadow)
    case .stroke(let shape, let width, _):
      return ControlShapes.Figure(
        outline: shape.outline, paint: shape.paint, width: width, clips: clips, hasShadow: hasShadow)
    case .text, .symbol, .image, .group: return nil
    }
  }
}

extension DrawingItem {
  fileprivate var contentFrame: Rect? {
    switch self {
    case .text(let text): text.text.allSatisfy(\.isWhitespace) ? nil : text.frame
    case .symbol(let symbol): symbol.frame
    case .image(let image): image.frame
    case .fill, .stroke, .group: nil
    }
  }
}

extension Paint {
  /// True for a colour of the system's, and for the white of a knob.
  fileprivate var isSystems: Bool {
    switch self {
    case .color(let color): color.token != nil || (color.red, color.green, color.blue) == (1, 1, 1)
    case .material: true
    case .linearGradient, .radialGradient, .angularGradient, .image: false
    }
  }
}
