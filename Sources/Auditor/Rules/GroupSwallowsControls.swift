import SemanticTree

/// Groups that are read as one and hide what can be done in them.
public enum GroupSwallowsControls: Rule {
  public static let info = RuleInfo(
    id: "group-swallows-controls", since: "0.1.0",
    summary: """
      Where several things are one element to VoiceOver, each control among them is a named action of that element; \
      else nobody who listens can use it.
      """,
    impact: .critical, dependsOn: [.words, .interaction], reads: [.traits], wcag: ["4.1.2", "2.1.1"],
    en301549: ["11.4.1.2.1", "11.2.1.1.1"], hig: "VoiceOver",
    aliases: ["chip-remove-action", "nested-action-unreachable"])

  public enum Reason: VerdictReason {
    case swallowed(String)
    case offered

    public var kind: String {
      switch self {
      case .swallowed: "swallowed"
      case .offered: "offered"
      }
    }

    public var message: String {
      switch self {
      case .swallowed(let names):
        "it is one element and holds \(names), which VoiceOver does not come to; add a named action for each"
      case .offered: "its controls are named actions"
      }
    }

    public var data: [Fact] {
      switch self {
      case .swallowed(let names): [Fact("inside", names)]
      case .offered: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.swallowed.filter { !$0.outer.hasControlRole && !$0.outer.can(.activate) }.map { found in
      let verdict: Verdict<Reason> =
        found.isOffered
        ? Verdict(.pass, found.outer.id, .offered) : Verdict(.fail, found.outer.id, .swallowed(found.names))
      return verdict.with {
        $0.subject = found.outer.name
        $0.cause = "\(found.outer.kindOfControl) with \(found.inner.count) inside"
      }
    }
  }

  public static var examples: [RuleExample] {
    let card = Node.example("Milk, 2 litres", .staticText)
    let inner = ["Add", "Remove"].enumerated().map { index, label in
      Node.example(label, at: Rect(x: 120 + 50 * Double(index), y: 110, width: 40, height: 30)).with {
        $0.hitShape = .rectangle($0.frame)
      }
    }
    return [
      RuleExample("a card with two buttons, read as one", .of(card.with { $0.children = inner }), .fail),
      RuleExample(
        "the same with two named actions",
        .of(
          card.with {
            $0.children = inner
            $0.actions = [.custom("Add"), .custom("Remove")]
          }), .pass),
      RuleExample(
        "a card with texts, read as one", .of(card.with { $0.children = [.example("Milk", .staticText)] })),
      RuleExample(
        "a card with a hidden button",
        .of(card.with { $0.children = [inner[0].with { $0.isHidden = true }] })),
    ]
  }
}
