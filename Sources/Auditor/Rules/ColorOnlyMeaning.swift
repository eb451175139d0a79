import SemanticTree

/// States that only their hue tells apart.
public enum ColorOnlyMeaning: Rule {
  public static let info = RuleInfo(
    id: "color-only-meaning", since: "0.1.0",
    summary: """
      A state is told by more than a hue: a tick, a border, a weight, or a fill of quite another lightness (a contrast \
      of 3). One man in twelve does not see the hue.
      """,
    impact: .serious, dependsOn: [.words, .look, .interaction], wcag: ["1.4.1", "1.4.11"],
    en301549: ["11.1.4.1"], hig: "Color",
    axes: [.appearance], looksBack: true,
    aliases: ["colour-only-state", "state-contrast", "chip-selected-cue"])

  public enum Reason: VerdictReason {
    case hueOnly(ratio: Double)
    case otherCue

    public var kind: String {
      switch self {
      case .hueOnly: "hue-only"
      case .otherCue: "other-cue"
      }
    }

    public var message: String {
      switch self {
      case .hueOnly(let ratio):
        "its two states differ in colour alone, and the fills have a contrast of \(Contrast.text(ratio)) to each other; "
          + "add a tick, a border or a weight, or 3.00"
      case .otherCue: "its states differ in more than hue"
      }
    }

    public var data: [Fact] {
      switch self {
      case .hueOnly(let ratio): [Fact("ratio", ratio)]
      case .otherCue: []
      }
    }
  }

  private static let enough = 3.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    // A control that becomes disabled is dimmed, and that is said.
    guard let id = scene.activated, let previous = scene.previous, let node = scene.node(id),
      !node.traits.contains(.notEnabled), !node.traits.contains(.tabBarItem)
    else { return [] }
    let (old, new) = (Look(of: id, on: previous), Look(of: id, on: scene.screen))
    guard old != new else { return [] }
    guard new.differsInColorOnly(from: old) else { return [Verdict(.pass, id, .otherCue)] }
    let base: RGBA = scene.screen.environment.appearance == .dark ? .black : .white
    let ratio = Contrast.ratio((old.fill ?? base).over(base), (new.fill ?? base).over(base))
    if ratio >= enough { return [Verdict(.pass, id, .otherCue)] }
    return [
      Verdict(.fail, id, .hueOnly(ratio: ratio)).with {
        $0.subject = scene.name(of: id)
        $0.severity = 1 / ratio
        $0.cause = node.kindOfControl(besides: previous.root.node(id))
      }
    ]
  }

  public static var examples: [RuleExample] {
    let chip = Node.example("Vegan")
    func screen(gray: Double, border: Bool = false) -> Screen {
      let paint = Paint.color(RGBA(red: gray, green: gray, blue: gray))
      let shape = ShapeDrawing(node: chip.id, outline: .capsule(chip.frame), paint: paint)
      return .of(chip, drawing: [.fill(shape)] + (border ? [.stroke(shape, width: 2, dash: [])] : []))
    }
    return [
      RuleExample(
        "a fill that becomes a little darker", screen(gray: 0.8), after: screen(gray: 0.9),
        activating: chip.id, .fail),
      RuleExample(
        "a fill that becomes black", screen(gray: 0), after: screen(gray: 0.9), activating: chip.id, .pass),
      RuleExample(
        "a border that comes", screen(gray: 0.8, border: true), after: screen(gray: 0.9), activating: chip.id,
        .pass),
    ]
  }
}
