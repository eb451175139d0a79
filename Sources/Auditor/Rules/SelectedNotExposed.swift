import SemanticTree

/// A state that is drawn and not said.
public enum SelectedNotExposed: Rule {
  public static let info = RuleInfo(
    id: "selected-not-exposed", since: "0.1.0",
    summary: """
      When tapping a control changes how it looks, its state is exposed too: the selected trait, a value, an expanded \
      state. Else a listener cannot know which filters are on.
      """,
    impact: .critical, dependsOn: [.words, .look, .interaction], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.5"], hig: "VoiceOver",
    looksBack: true, aliases: ["selected-state-spoken"],
    subsumes: ["menu-item-selected"])

  public enum Reason: VerdictReason {
    case drawnOnly, exposed

    public var kind: String {
      switch self {
      case .drawnOnly: "drawn-only"
      case .exposed: "exposed"
      }
    }

    public var message: String {
      switch self {
      case .drawnOnly:
        "tapping it changes how it looks and nothing that VoiceOver says of it; add the selected trait, or a value"
      case .exposed: "its state is exposed"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let id = scene.activated, let previous = scene.previous, let node = scene.node(id),
      let old = previous.root.node(id), Look(of: id, on: previous) != Look(of: id, on: scene.screen)
    else { return [] }
    let isExposed =
      old.traits != node.traits || old.value != node.value || old.label != node.label
      || old.expanded != node.expanded
    let verdict: Verdict<Reason> =
      isExposed ? Verdict(.pass, id, .exposed) : Verdict(.fail, id, .drawnOnly)
    return [
      verdict.with {
        $0.subject = scene.name(of: id)
        $0.cause = node.kindOfControl(besides: previous.root.node(id))
      }
    ]
  }

  public static var examples: [RuleExample] {
    let chip = Node.example("Vegan")
    func screen(_ color: RGBA, _ traits: Traits = .button) -> Screen {
      let fill = ShapeDrawing(node: chip.id, outline: .capsule(chip.frame), paint: .color(color))
      return .of(chip.with { $0.traits = traits }, drawing: [.fill(fill)])
    }
    return [
      RuleExample(
        "a chip that only changes its colour", screen(.black), after: screen(.white), activating: chip.id,
        .fail),
      RuleExample(
        "a chip that becomes selected", screen(.black, [.button, .selected]), after: screen(.white),
        activating: chip.id, .pass),
      RuleExample("a button that stays as it is", screen(.white), after: screen(.white), activating: chip.id),
    ]
  }
}
