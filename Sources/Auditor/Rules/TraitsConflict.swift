import SemanticTree

/// Elements that are two things at once.
public enum TraitsConflict: Rule {
  public static let info = RuleInfo(
    id: "traits-conflict", since: "0.1.0",
    summary: "An element has one role: it is not a button and a link, or a text that is adjusted.",
    impact: .moderate, dependsOn: [.words], reads: [.traits], isApplesOwn: true, wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1"], hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case both(String, String)
    case single

    public var kind: String {
      switch self {
      case .both: "conflict"
      case .single: "single"
      }
    }

    public var message: String {
      switch self {
      case .both(let first, let second): "it is '\(first)' and '\(second)' at once; keep the one that is true"
      case .single: "one role"
      }
    }

    public var data: [Fact] {
      switch self {
      case .both(let first, let second): [Fact("first", first), Fact("second", second)]
      case .single: []
      }
    }
  }

  /// Pairs that contradict each other. A link may be adjustable.
  private static let pairs: [(Traits, Traits)] = [
    (.button, .link), (.button, .searchField), (.button, .keyboardKey), (.link, .searchField),
    (.link, .keyboardKey), (.searchField, .keyboardKey), (.button, .adjustable),
    (.staticText, .updatesFrequently),
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    // Traits that the platform combined are its own affair.
    scene.elements.filter { !$0.traits.isEmpty && $0.origins[.traits] == .given }.map { node in
      verdict(on: node).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func verdict(on node: Node) -> Verdict<Reason> {
    guard let (first, second) = pairs.first(where: { node.traits.isSuperset(of: $0.0.union($0.1)) }) else {
      return Verdict(.pass, node.id, .single)
    }
    return Verdict(.fail, node.id, .both(first.names.joined(), second.names.joined()))
  }

  public static var examples: [RuleExample] {
    func screen(_ label: String, _ traits: Traits, _ origin: Origin = .given) -> Screen {
      .of(Node.example(label, traits).with { $0.origins[.traits] = origin })
    }
    return [
      RuleExample("a button that is a link", screen("Terms", [.button, .link]), .fail),
      RuleExample("a button that is adjusted", screen("Guests", [.button, .adjustable]), .fail),
      RuleExample("a link that is adjusted", screen("Stars", [.link, .adjustable]), .pass),
      RuleExample("a button that is selected", screen("Vegan", [.button, .selected]), .pass),
      RuleExample("a link as the platform makes it", screen("Terms", [.button, .link], .derived)),
    ]
  }
}
