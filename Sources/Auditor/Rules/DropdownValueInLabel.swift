import SemanticTree

/// Fields that are called what was chosen.
public enum DropdownValueInLabel: Rule {
  public static let info = RuleInfo(
    id: "dropdown-value-in-label", since: "0.1.0",
    summary: """
      The label of a field stays the same whatever is chosen in it, and the choice is its value: so a listener hears both, \
      and Voice Control finds it by one name.
      """,
    impact: .moderate, dependsOn: [.words, .interaction], wcag: ["4.1.2", "2.5.3"],
    en301549: ["11.4.1.2.1", "11.2.5.3.1"], hig: "VoiceOver",
    looksBack: true)

  public enum Reason: VerdictReason {
    case inLabel(old: String, new: String)
    case inValue

    public var kind: String {
      switch self {
      case .inLabel: "in-label"
      case .inValue: "in-value"
      }
    }

    public var message: String {
      switch self {
      case .inLabel(let old, let new):
        "its label was '\(old)' and is '\(new)' after choosing; keep the name in the label and put the choice into the value"
      case .inValue: "the choice is its value"
      }
    }

    public var data: [Fact] {
      switch self {
      case .inLabel(let old, let new): [Fact("before", old), Fact("after", new)]
      case .inValue: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    // One activation opened the list, the next chose from it.
    guard scene.history.count > 1, let choosing = scene.history.last else { return [] }
    let opening = scene.history[scene.history.count - 2]
    guard opening.activated != choosing.activated, scene.stopNumbers[opening.activated] != nil,
      let node = scene.node(opening.activated), let old = opening.screen.root.node(opening.activated),
      let option = choosing.screen.root.node(choosing.activated)?.spokenLabel
    else { return [] }
    return verdict(on: node, old, choosing: Wording.words(of: option)).map { [$0] } ?? []
  }

  private static func verdict(on node: Node, _ old: Node, choosing option: [String]) -> Verdict<Reason>? {
    func holds(_ text: String?) -> Bool {
      text.map { Wording.stands(option, in: Wording.words(of: $0)) } ?? false
    }
    if holds(node.value) { return Verdict(.pass, node.id, .inValue).with { $0.subject = node.label } }
    guard let before = old.spokenLabel, let after = node.spokenLabel, holds(after), !holds(before) else {
      return nil
    }
    return Verdict(.fail, node.id, .inLabel(old: before, new: after)).with {
      $0.subject = after
      // It stays one finding whatever is chosen.
      $0.cause = "field \(node.id)"
    }
  }

  public static var examples: [RuleExample] {
    let option = Node.example("Express", at: Rect(x: 20, y: 150, width: 200, height: 44))
    func field(_ label: String, value: String? = nil) -> Node {
      Node.example(label).with {
        $0.id = NodeID("field")
        $0.value = value
      }
    }
    func example(_ title: String, _ before: Node, _ after: Node, _ outcome: Outcome) -> RuleExample {
      let opened = Scene.Moment(.of(before), activating: before.id)
      let chosen = Scene.Moment(.of(before, option), activating: option.id)
      return RuleExample(title, .of(after), after: [opened, chosen], outcome)
    }
    return [
      example("the choice in the label", field("Shipping: Standard"), field("Shipping: Express"), .fail),
      example("the choice instead of a label", field("Standard"), field("Express"), .fail),
      example(
        "the choice as the value", field("Shipping", value: "Standard"), field("Shipping", value: "Express"),
        .pass),
      RuleExample("nothing was chosen", .of(field("Shipping: Express"))),
    ]
  }
}
