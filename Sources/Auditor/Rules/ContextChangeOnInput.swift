import SemanticTree
import VoiceOver

/// Switches that lead somewhere else.
public enum ContextChangeOnInput: Rule {
  public static let info = RuleInfo(
    id: "context-change-on-input", since: "0.1.0",
    summary: """
      Setting a switch or choosing a segment changes that setting and leads nowhere else, unless its hint says so: a \
      listener who only set a value is on another screen without knowing.
      """,
    impact: .moderate, dependsOn: [.words, .interaction, .structure], wcag: ["3.2.2"], en301549: ["11.3.2.2"],
    hig: "Accessibility", looksBack: true)

  public enum Reason: VerdictReason {
    case leaves, opens, told, stays

    public var kind: String {
      switch self {
      case .leaves: "leaves"
      case .opens: "opens"
      case .told: "told"
      case .stays: "stays"
      }
    }

    public var message: String {
      switch self {
      case .leaves: "setting it goes to another page; use a button for that, or say so in its hint"
      case .opens: "setting it opens something over the screen, and no hint says so; is that expected?"
      case .told: "its hint says that it leads on"
      case .stays: "it changes the setting only"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let id = scene.activated, let previous = scene.previous,
      let input = ReadingOrder.stops(on: previous).first(where: { $0.id == id }), input.isSetting
    else { return [] }
    return [judge(input.node, previous, scene).with { $0.subject = input.node.name }]
  }

  private static func judge(_ input: Node, _ previous: Screen, _ scene: Scene) -> Verdict<Reason> {
    guard !scene.stops.contains(where: { $0.id == input.id }) else { return Verdict(.pass, input.id, .stays) }
    if input.hint?.isEmpty == false { return Verdict(.pass, input.id, .told) }
    let layers = scene.map.places.filter { $0.node.isModal && $0.isOpen }.map(\.node.id)
    if layers.contains(where: { previous.root.node($0) == nil }) { return Verdict(.review, input.id, .opens) }
    return scene.elements.contains { $0.traits.contains(.backButton) && previous.root.node($0.id) == nil }
      ? Verdict(.fail, input.id, .leaves) : Verdict(.pass, input.id, .stays)
  }

  public static var examples: [RuleExample] {
    let toggle = Node.example("Advanced", [.button, .toggleButton])
    let back = Node.example("Back", [.button, .backButton])
    let layer = Node(id: NodeID("sheet"), isElement: false, children: [.example("Done")]).with {
      $0.isModal = true
    }
    let told = toggle.with { $0.hint = "Opens the advanced settings" }
    func example(_ title: String, _ input: Node, _ screen: Screen, _ outcome: Outcome) -> RuleExample {
      RuleExample(title, screen, after: .of(input), activating: input.id, outcome)
    }
    return [
      example("a switch that goes to another page", toggle, .of(back), .fail),
      example("a switch that opens a sheet", toggle, .of(toggle, layer), .review),
      example("a switch that says so", told, .of(back), .pass),
      example("a switch that shows more", toggle, .of(toggle, .example("Port")), .pass),
      RuleExample(
        "a button that goes to another page", .of(back), after: .of(.example("More")),
        activating: Node.example("More").id),
    ]
  }
}

extension Stop {
  /// True for what holds a setting: a switch, a radio button, a segment.
  fileprivate var isSetting: Bool {
    !node.traits.isDisjoint(with: [.toggleButton, .radioButton])
      || containers.contains { $0.kind == .segmentedControl }
  }
}
