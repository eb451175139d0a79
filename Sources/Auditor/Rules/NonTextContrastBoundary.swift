import SemanticTree

/// Controls that are seen by their shape alone.
public enum NonTextContrastBoundary: Rule {
  public static let info = RuleInfo(
    id: "non-text-contrast-boundary", since: "0.1.0",
    summary: """
      A control without words, symbol or picture of its own is seen by its fill or its outline; that has a contrast of 3 \
      to what is beside it.
      """,
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.11"], en301549: ["11.1.4.11"],
    hig: "Accessibility",
    axes: [.appearance, .contrast, .system], aliases: ["boundary-contrast"])

  private static let threshold = 3.0

  public enum Reason: VerdictReason {
    case below(String, ratio: Double)
    /// The same for a field, which its label may be enough to find.
    case field(String, ratio: Double)
    /// The same for a hue, which may be what is chosen.
    case swatch(String, ratio: Double)
    case depends(String, ratios: ClosedRange<Double>)
    /// How dark a shadow is beside what it falls from is not known.
    case shadow
    case enough

    public var kind: String {
      switch self {
      case .below: "below-threshold"
      case .field: "field"
      case .swatch: "swatch"
      case .depends: "depends-on-backdrop"
      case .shadow: "shadow"
      case .enough: "enough"
      }
    }

    public var message: String {
      switch self {
      case .below(let color, let ratio):
        "it is seen by its shape alone, \(color) with a contrast of \(Contrast.text(ratio)) to what is beside it; 3.00 "
          + "is needed"
      case .field(let color, let ratio):
        "the empty field is seen by its box alone, \(color) with a contrast of \(Contrast.text(ratio)); is its label "
          + "enough to find it? Else 3.00 is needed"
      case .swatch(let color, let ratio):
        "it is seen by its colour alone, \(color) with a contrast of \(Contrast.text(ratio)) to what is beside it; if "
          + "the colour is what is chosen, give it an outline with 3.00"
      case .depends(let color, let ratios):
        "it is seen by its shape alone, \(color) with a contrast of \(Contrast.text(ratios.lowerBound)) to "
          + "\(Contrast.text(ratios.upperBound)), depending on what is behind; 3.00 is needed everywhere"
      case .shadow: "a shadow shows its shape, and how dark that is beside it is not known"
      case .enough: "its shape stands out"
      }
    }

    public var data: [Fact] {
      switch self {
      case .below(_, let ratio), .field(_, let ratio), .swatch(_, let ratio): [Fact("ratio", ratio)]
      case .depends(_, let ratios): [Fact("ratio", ratios.lowerBound), Fact("best-ratio", ratios.upperBound)]
      case .shadow, .enough: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let shapes = ControlShapes(scene)
    return scene.operable.compactMap { node in
      guard applies(node), !shapes.hasContent(node), let mark = scene.canvas.marks.first
      else { return nil }
      let figures = shapes.figures(of: node)
      if shapes.isUntouched(node, figures) { return nil }
      let seen = figures.compactMap { Edge(of: $0, on: scene, mark) }
      guard let best = seen.max(by: { $0.ratios.upperBound < $1.ratios.upperBound }) else { return nil }
      let isLifted = figures.contains(where: \.hasShadow) && best.ratios.lowerBound < threshold
      let verdict = isLifted ? Verdict(.notMeasured, node.id, .shadow) : verdict(on: node, best, scene)
      return verdict.with { $0.subject = scene.name(of: node.id) }
    }
  }

  /// From this length of both sides on, it is not a mark but an area: a picture to come, or a ground to tap on.
  private static let largest = 60.0

  /// The system draws what slides.
  private static func applies(_ node: Node) -> Bool {
    !node.traits.contains(.adjustable) && node.can(.activate)
      && min(node.frame.width, node.frame.height) <= largest
  }

  private static func verdict(on node: Node, _ edge: Edge, _ scene: Scene) -> Verdict<Reason> {
    if edge.ratios.lowerBound >= threshold { return Verdict(.pass, node.id, .enough) }
    let (color, ratio) = (edge.figure.paint.name, edge.ratios.upperBound)
    let verdict: Verdict<Reason> =
      if ratio >= threshold {
        Verdict(.review, node.id, .depends(color, ratios: edge.ratios))
      } else if node.traits.contains(.textEntry) {
        Verdict(.review, node.id, .field(color, ratio: ratio))
      } else if edge.figure.isHue {
        Verdict(.review, node.id, .swatch(color, ratio: ratio))
      } else {
        Verdict(.fail, node.id, .below(color, ratio: ratio))
      }
    return verdict.with {
      $0.severity = 1 / edge.ratios.lowerBound
      $0.cause = "\(color), \(node.kindOfControl)"
      if scene.screen.environment.contrast == .increased || verdict.outcome == .review {
        $0.impact = .moderate
      }
    }
  }

  /// How far the edge of a figure stands apart from what is beside it, at its best.
  private struct Edge {
    let figure: ControlShapes.Figure
    let ratios: ClosedRange<Double>

    /// Nil where nothing of the edge is on the screen.
    init?(of figure: ControlShapes.Figure, on scene: Scene, _ mark: Canvas.Mark) {
      func look(_ point: Point) -> Pixel { scene.canvas.pixel(at: point, mark, as: .nothing) }
      let environment = scene.screen.environment
      let screen = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
      let sides = figure.sides.filter { side in
        [side.on, side.outside].allSatisfy { point in
          screen.contains(point) && figure.clips.allSatisfy { $0.contains(side.on) }
        }
      }
      let found = sides.map { side in
        let outer = Pixel.ratios(look(side.on), look(side.outside))
        guard let inside = side.inside else { return outer }
        let inner = Pixel.ratios(look(side.on), look(inside))
        return max(outer.lowerBound, inner.lowerBound)...max(outer.upperBound, inner.upperBound)
      }
      guard let least = found.map(\.lowerBound).max(), let most = found.map(\.upperBound).max() else {
        return nil
      }
      self.figure = figure
      ratios = least...most
    }
  }

  public static var examples: [RuleExample] {
    func screen(
      _ gray: Double, stroke: Bool = false, hue: Bool = false, traits: Traits = .button, words: String? = nil,
      side: Double? = nil, shadow: Bool = false
    ) -> Screen {
      let frame = Rect(x: 20, y: 100, width: side ?? 200, height: side ?? 44)
      let node = Node.example("Done", traits, at: frame).with { $0.actions = [.activate] }
      let other = Node.example("Tasks", .staticText, at: Rect(x: 20, y: 20, width: 200, height: 44))
      let color = RGBA(red: gray, green: gray, blue: hue ? gray * 0.5 : gray)
      let shape = ShapeDrawing(node: node.id, outline: .capsule(frame), paint: .color(color))
      let figure = stroke ? DrawingItem.stroke(shape, width: 2, dash: []) : .fill(shape)
      let lifted = DrawingGroup(effect: .shadow(color: .black, radius: 4, x: 0, y: 0), children: [figure])
      let own = words.map { [DrawingItem.text(.example($0, in: node))] } ?? []
      return .of(
        other, node,
        drawing: [.text(.example("Tasks", in: other)), shadow ? .group(lifted) : figure] + own)
    }
    return [
      RuleExample("a pale ring that is tapped", screen(0.8, stroke: true), .fail),
      RuleExample("a dark ring that is tapped", screen(0.4, stroke: true), .pass),
      RuleExample("a pale dot", screen(0.85, side: 12), .fail),
      RuleExample("a pale colour to choose", screen(0.95, hue: true, side: 32), .review),
      RuleExample(
        "an empty field in a pale box", screen(0.85, stroke: true, traits: .textEntry), .review),
      RuleExample("a white square with a shadow", screen(1, side: 40, shadow: true), .notMeasured),
      RuleExample("a pale button with a word on it", screen(0.85, words: "Done")),
      RuleExample("a pale card", screen(0.85, side: 120)),
      RuleExample("a disabled ring", screen(0.8, stroke: true, traits: [.button, .notEnabled])),
    ]
  }
}
