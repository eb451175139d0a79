import SemanticTree

/// Controls that look disabled and are not called so, and the other way round.
public enum DisabledNotExposed: Rule {
  public static let info = RuleInfo(
    id: "disabled-not-exposed", since: "0.1.0",
    summary: """
      A control that cannot be used is dimmed for the eye and "dimmed" to VoiceOver, and one that can be used is neither.
      """,
    impact: .moderate, dependsOn: [.words, .look, .interaction], reads: [.traits], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.5"], hig: "VoiceOver",
    aliases: ["disabled-mismatch"])

  public enum Reason: VerdictReason {
    /// It takes no touches and is drawn faintly.
    case takesNoTouch(opacity: Double)
    /// It is drawn faintly and can be used, which may be a style.
    case faint(opacity: Double)
    /// VoiceOver calls it dimmed and it takes touches.
    case takesTouch
    /// VoiceOver calls it dimmed and it is drawn as those are that can be used.
    case drawnAsEnabled(like: String)
    case agrees

    public var kind: String {
      switch self {
      case .takesNoTouch: "takes-no-touch"
      case .faint: "faint"
      case .takesTouch: "takes-touch"
      case .drawnAsEnabled: "drawn-as-enabled"
      case .agrees: "agrees"
      }
    }

    public var message: String {
      switch self {
      case .takesNoTouch(let opacity):
        "it is drawn at \(percent(opacity)) and takes no touches, and VoiceOver does not call it dimmed; disable it"
      case .faint(let opacity):
        "it is drawn at \(percent(opacity)), as what is disabled is; if it cannot be used, disable it"
      case .takesTouch: "VoiceOver calls it dimmed and it can be tapped; take the trait away, or disable it"
      case .drawnAsEnabled(let other):
        "VoiceOver calls it dimmed and it is drawn as '\(other)', which can be used; draw it fainter, or enable it"
      case .agrees: "it looks as it is called"
      }
    }

    private func percent(_ opacity: Double) -> String { "\(Int((opacity * 100).rounded())) %" }

    public var data: [Fact] {
      switch self {
      case .takesNoTouch(let opacity), .faint(let opacity): [Fact("opacity", opacity)]
      case .drawnAsEnabled(let other): [Fact("like", other)]
      case .takesTouch, .agrees: []
      }
    }
  }

  /// Up to this strength a control looks disabled.
  private static let faintest = 0.5

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let controls = scene.elements.filter(\.hasControlRole)
    let strengths = controls.compactMap { scene.paintings.opacities[$0.id] }
    // A whole screen is faint while something loads.
    let allAreFaint = strengths.allSatisfy { $0 <= faintest }
    let enabled = Dictionary(
      controls.filter { !$0.traits.contains(.notEnabled) }.compactMap { node in
        style(of: node, scene).map { ($0, node) }
      }, uniquingKeysWith: { first, _ in first })
    return controls.map { node in
      let verdict =
        node.traits.contains(.notEnabled)
        ? disabled(node, enabled, scene) : allAreFaint ? nil : used(node, scene)
      return (verdict ?? Verdict(.pass, node.id, .agrees)).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func used(_ node: Node, _ scene: Scene) -> Verdict<Reason>? {
    guard let opacity = scene.paintings.opacities[node.id], opacity <= faintest else { return nil }
    let isDead =
      node.hitShape == nil && node.origins[.hitShape] != .absent && !node.traits.contains(.adjustable)
    let verdict: Verdict<Reason> =
      isDead
      ? Verdict(.fail, node.id, .takesNoTouch(opacity: opacity))
      : Verdict(.review, node.id, .faint(opacity: opacity))
    return verdict.with { $0.cause = node.kindOfControl }
  }

  private static func disabled(_ node: Node, _ enabled: [String: Node], _ scene: Scene) -> Verdict<Reason>? {
    if node.hitShape != nil, node.respondsToInteraction {
      return Verdict(.fail, node.id, .takesTouch).with { $0.cause = node.kindOfControl }
    }
    guard isOwnDesign(node, scene), let style = style(of: node, scene), let other = enabled[style],
      Look(of: node.id, on: scene.screen).fill == Look(of: other.id, on: scene.screen).fill
    else { return nil }
    return Verdict(.fail, node.id, .drawnAsEnabled(like: other.title)).with {
      $0.certainty = .inferred
      $0.cause = node.kindOfControl
    }
  }

  /// Whether an author chose the colours of a plain button: the system dims its own colours and controls.
  private static func isOwnDesign(_ node: Node, _ scene: Scene) -> Bool {
    let paints =
      (scene.paintings.texts[node.id] ?? []).map(\.paint)
      + (scene.paintings.symbols[node.id] ?? []).map(\.paint)
    return Traits([.button, .selected, .notEnabled]).isSuperset(of: node.traits)
      && !paints.contains(where: \.isTextColorOfSystem)
  }

  /// The kind of a control with the colours and the strength of its words and symbols; nil where it has none.
  private static func style(of node: Node, _ scene: Scene) -> String? {
    let texts = (scene.paintings.texts[node.id] ?? []).map(\.paint.name)
    let symbols = (scene.paintings.symbols[node.id] ?? []).map(\.paint.name)
    guard !texts.isEmpty || !symbols.isEmpty else { return nil }
    let opacity = scene.paintings.opacities[node.id] ?? 1
    return "\(node.kindOfControl) \(texts) \(symbols) \(opacity)"
  }

  public static var examples: [RuleExample] {
    func chip(_ label: String, _ traits: Traits = .button, column: Double = 0, touch: Bool = true) -> Node {
      Node.example(label, traits, at: Rect(x: 20 + 100 * column, y: 100, width: 80, height: 44)).with {
        if !touch { $0.hitShape = nil }
      }
    }
    func text(_ node: Node, opacity: Double = 1) -> DrawingItem {
      let text = DrawingItem.text(.example(node.label ?? "", in: node))
      return opacity == 1 ? text : .group(DrawingGroup(effect: .opacity(opacity), children: [text]))
    }
    func system(_ node: Node) -> DrawingItem {
      .text(
        .example(node.label ?? "", in: node, .color(RGBA(red: 0, green: 0.5, blue: 1, token: "tint"))))
    }
    let usual = chip("Vegan")
    let other = chip("Halal", column: 1)
    let dead = chip("Halal", column: 1, touch: false)
    let dimmed = chip("Halal", [.button, .notEnabled], column: 1, touch: false)
    let tapped = chip("Halal", [.button, .notEnabled])
    return [
      RuleExample(
        "a faint button that takes no touches",
        .of(usual, dead, drawing: [text(usual), text(dead, opacity: 0.3)]), .pass, .fail),
      RuleExample(
        "a dimmed chip that is drawn as the others",
        .of(usual, dimmed, drawing: [text(usual), text(dimmed)]), .pass, .fail),
      RuleExample("a dimmed button that can be tapped", .of(tapped), .fail),
      RuleExample(
        "a faint button that can be used",
        .of(usual, other, drawing: [text(usual), text(other, opacity: 0.3)]), .pass, .review),
      RuleExample(
        "a dimmed chip that is drawn faintly",
        .of(usual, dimmed, drawing: [text(usual), text(dimmed, opacity: 0.3)]), .pass, .pass),
      RuleExample(
        "a disabled button in a colour of the system",
        .of(usual, dimmed, drawing: [system(usual), system(dimmed)]),
        .pass, .pass),
      RuleExample(
        "a screen that is faint while it loads",
        .of(usual, drawing: [text(usual, opacity: 0.4)]), .pass),
    ]
  }
}
