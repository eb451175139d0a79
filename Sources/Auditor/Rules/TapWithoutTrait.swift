import SemanticTree

/// Things that can be tapped and are called nothing of the kind.
public enum TapWithoutTrait: Rule {
  public static let info = RuleInfo(
    id: "tap-without-trait", since: "0.1.0",
    summary: """
      What does something when it is tapped says so: VoiceOver calls it a button, a link, a switch. Without that a \
      listener takes it for a text.
      """,
    impact: .critical, dependsOn: [.words, .interaction], reads: [.actions], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.5"], hig: "VoiceOver",
    aliases: ["role-missing", "tap-needs-trait"])

  public enum Reason: VerdictReason {
    case noRole
    case hasRole

    public var kind: String {
      switch self {
      case .noRole: "no-role"
      case .hasRole: "has-role"
      }
    }

    public var message: String {
      switch self {
      case .noRole:
        "it does something when it is tapped and is no button to VoiceOver; make it a Button, or add the trait"
      case .hasRole: "it has a role"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.filter { $0.can(.activate) }.map { node in
      let verdict: Verdict<Reason> =
        node.hasControlRole ? Verdict(.pass, node.id, .hasRole) : Verdict(.fail, node.id, .noRole)
      return verdict.with {
        $0.subject = scene.name(of: node.id)
        // What looks alike is one component.
        $0.cause = node.kindOfControl
      }
    }
  }

  public static var examples: [RuleExample] {
    [
      RuleExample(
        "a text with a tap gesture",
        .of(Node.example("Vegan", .staticText).with { $0.actions = [.activate] }), .fail),
      RuleExample("a button", .of(.example("Vegan")), .pass),
      RuleExample("a text", .of(.example("Vegan", .staticText))),
    ]
  }
}
