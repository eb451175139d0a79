import SemanticTree

/// Symbols that stand for words.
public enum NonTextContrastIcon: Rule {
  public static let info = RuleInfo(
    id: "non-text-contrast-icon", since: "0.1.0",
    summary: "A symbol that carries a meaning of its own has a contrast of 3 to what is behind it.",
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.11"], en301549: ["11.1.4.11"],
    hig: "Accessibility",
    axes: [.appearance, .contrast, .system], aliases: ["non-text-contrast"])

  private static let threshold = 3.0

  public enum Reason: VerdictReason {
    case below(symbol: String, color: String, backdrop: String, ratio: Double)
    case depends(symbol: String, ratios: ClosedRange<Double>)
    case enough, besideText, disabled, hidden

    public var kind: String {
      switch self {
      case .below: "below-threshold"
      case .depends: "depends-on-backdrop"
      case .enough: "enough"
      case .besideText: "beside-text"
      case .disabled: "disabled"
      case .hidden: "hidden"
      }
    }

    public var message: String {
      switch self {
      case .below(let symbol, let color, let backdrop, let ratio):
        "the symbol \(symbol), \(color) on \(backdrop), has a contrast of \(Contrast.text(ratio)); 3.00 is needed"
      case .depends(let symbol, let ratios):
        "the symbol \(symbol) has a contrast of \(Contrast.text(ratios.lowerBound)) to "
          + "\(Contrast.text(ratios.upperBound)), depending on what is behind; 3.00 is needed everywhere"
      case .enough: "enough contrast"
      case .besideText: "a text beside it says the same"
      case .disabled: "a disabled control need not stand out"
      case .hidden: "it is not seen"
      }
    }

    public var data: [Fact] {
      switch self {
      case .below(let symbol, _, _, let ratio): [Fact("symbol", symbol), Fact("ratio", ratio)]
      case .depends(let symbol, let ratios):
        [Fact("symbol", symbol), Fact("ratio", ratios.lowerBound), Fact("best-ratio", ratios.upperBound)]
      case .enough, .besideText, .disabled, .hidden: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.canvas.marks.compactMap { mark in
      // What assistive technology is not told of carries no meaning of its own.
      guard case .symbol(let symbol) = mark.content, let node = scene.node(mark.node), node.isElement,
        !node.isHidden
      else { return nil }
      return verdict(on: mark, symbol, node, scene).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func verdict(
    on mark: Canvas.Mark, _ symbol: SymbolDrawing, _ node: Node, _ scene: Scene
  ) -> Verdict<Reason> {
    if scene.isDimmed(mark) { return Verdict(.notApplicable, node.id, .hidden) }
    if node.traits.contains(.notEnabled) { return Verdict(.notApplicable, node.id, .disabled) }
    if !scene.visibleTexts(of: node.id).isEmpty { return Verdict(.notApplicable, node.id, .besideText) }
    let view = MarkView(mark, places: symbol.places, on: scene.canvas)
    guard let ratios = view.ratios, let worst = view.worst else {
      return Verdict(.notApplicable, node.id, .hidden)
    }
    if ratios.lowerBound >= threshold { return Verdict(.pass, node.id, .enough) }
    if ratios.upperBound >= threshold {
      return Verdict(.review, node.id, .depends(symbol: symbol.name, ratios: ratios))
    }
    let backdrop = scene.canvas.backdropName(at: worst.place)
    let reason = Reason.below(
      symbol: symbol.name, color: symbol.paint.name, backdrop: backdrop, ratio: ratios.upperBound)
    // Whether a symbol that nobody can act on means something is for people to say.
    return Verdict(node.isOperable ? .fail : .review, node.id, reason).with {
      $0.severity = 1 / ratios.lowerBound
      $0.cause = "\(symbol.paint.name) on \(backdrop)"
      if $0.outcome == .fail { $0.colors = ColorPair(worst, threshold: threshold) }
    }
  }

  public static var examples: [RuleExample] {
    func screen(gray: Double, traits: Traits = .button, text: String? = nil) -> Screen {
      let node = Node.example("Clear", traits)
      let paint = Paint.color(RGBA(red: gray, green: gray, blue: gray))
      let symbol = SymbolDrawing(
        node: node.id, name: "xmark", frame: Rect(x: 30, y: 110, width: 20, height: 20), paint: paint,
        font: FontDescription(size: 17), isFrameMeasured: true)
      let words = text.map { [DrawingItem.text(.example($0, in: node))] } ?? []
      return .of(node, drawing: [.symbol(symbol)] + words)
    }
    return [
      RuleExample("a light grey cross on white", screen(gray: 0.7), .fail),
      RuleExample("a dark grey cross on white", screen(gray: 0.4), .pass),
      RuleExample("a light grey cross beside its word", screen(gray: 0.7, text: "Clear"), .notApplicable),
      RuleExample("a light grey magnifier that is no control", screen(gray: 0.7, traits: .image), .review),
      RuleExample("a disabled cross", screen(gray: 0.7, traits: [.button, .notEnabled]), .notApplicable),
    ]
  }
}
