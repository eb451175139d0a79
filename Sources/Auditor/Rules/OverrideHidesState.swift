import SemanticTree

/// Labels that stay as they are while what is shown changes.
public enum OverrideHidesState: Rule {
  public static let info = RuleInfo(
    id: "override-hides-state", since: "0.1.0",
    summary: """
      A label that an author writes says all that the element shows, and changes with it: a count, "Added", "Closed". Else \
      it hides from the ear what the eye sees.
      """,
    impact: .serious, dependsOn: [.words, .look, .interaction], wcag: ["2.5.3", "4.1.2"],
    en301549: ["11.2.5.3.1", "11.4.1.2.1"], hig: "VoiceOver",
    looksBack: true, subsumes: ["selected-not-exposed", "label-in-name"])

  public enum Reason: VerdictReason {
    /// What is shown changed, and nothing that is said.
    case stale(old: String, new: String)
    /// A word that tells a state is shown and not said.
    case dropsState(String)
    /// Something is shown and not said in the same words.
    case drops(String)
    case follows

    public var kind: String {
      switch self {
      case .stale: "stale"
      case .dropsState: "drops-state"
      case .drops: "drops"
      case .follows: "follows"
      }
    }

    public var message: String {
      switch self {
      case .stale(let old, let new):
        "it showed '\(old)' and shows '\(new)' now, and its given label stays as it was; say it in the label or as a value"
      case .dropsState(let words): "it shows '\(words)' and its given label leaves that out; say it too"
      case .drops(let words): "it shows '\(words)'; does its given label say that in other words?"
      case .follows: "its label says what it shows"
      }
    }

    public var data: [Fact] {
      switch self {
      case .stale(let old, let new): [Fact("before", old), Fact("after", new)]
      case .dropsState(let words), .drops(let words): [Fact("words", words)]
      case .follows: []
      }
    }
  }

  /// Words that tell how something stands, by language.
  private static let states: [String: Set<String>] = [
    "en": [
      "open", "closed", "sold out", "out of stock", "in stock", "unavailable", "offline", "online", "expired",
      "overdue", "failed", "error", "paid", "unpaid", "new", "sale", "on", "off", "selected", "paused",
      "unread",
      "locked", "urgent",
    ],
    "de": [
      "offen", "geöffnet", "geschlossen", "ausverkauft", "offline", "online", "abgelaufen", "überfällig",
      "fehler", "bezahlt", "neu", "ein", "aus", "ausgewählt", "ungelesen", "gesperrt",
    ],
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.origins[.label] == .given, let label = node.spokenLabel else { return nil }
      let shown = scene.visibleTexts(of: node.id)
      guard !shown.isEmpty else { return nil }
      let said = said(by: node)
      let verdict =
        stale(node, shown, said, scene) ?? dropped(node, shown, said, scene)
        ?? Verdict(.pass, node.id, .follows)
      return verdict.with { $0.subject = label }
    }
  }

  private static func said(by node: Node) -> [String] {
    let content = node.customContent.flatMap { [$0.label, $0.value] }
    return Wording.words(of: ([node.label, node.value].compactMap { $0 } + content).joined(separator: " "))
  }

  private static func stale(
    _ node: Node, _ shown: [String], _ said: [String], _ scene: Scene
  ) -> Verdict<Reason>? {
    guard let old = scene.earlierElements[node.id], Self.said(by: old) == said, old.traits == node.traits,
      old.expanded == node.expanded, let before = scene.earlierPaintings?.words(on: node.id), !before.isEmpty
    else { return nil }
    let (first, second) = (before.joined(separator: " "), shown.joined(separator: " "))
    let isChange = Wording.words(of: first) != Wording.words(of: second)
    guard isChange, !Wording.stands(Wording.words(of: second), in: said) else { return nil }
    return Verdict(.fail, node.id, .stale(old: first, new: second)).with { $0.cause = node.kindOfControl }
  }

  /// A control must hold its words anyway, by another rule.
  private static func dropped(
    _ node: Node, _ shown: [String], _ said: [String], _ scene: Scene
  ) -> Verdict<Reason>? {
    guard shown.count > 1, !node.hasControlRole, !node.can(.activate) else { return nil }
    let missing = shown.filter { isMissing($0, said) }
    let states = states[scene.language(of: node)] ?? []
    if let state = missing.first(where: { states.contains(Wording.words(of: $0).joined(separator: " ")) }) {
      return Verdict(.fail, node.id, .dropsState(state))
    }
    guard let first = missing.first else { return nil }
    return Verdict(.review, node.id, .drops(first)).with { $0.impact = .moderate }
  }

  /// Whether no word of a text is said, not even a longer form of it.
  private static func isMissing(_ text: String, _ said: [String]) -> Bool {
    let words = Wording.words(of: text)
    return words.contains { $0.contains(where: \.isLetter) }
      && !words.contains { word in said.contains { $0.hasPrefix(word.prefix(3)) } }
  }

  public static var examples: [RuleExample] {
    func cart(_ shown: String, _ label: String = "Cart") -> Screen {
      let node = Node.example("Cart").with {
        $0.label = label
        $0.origins[.label] = .given
      }
      return .of(node, drawing: [.text(.example(shown, in: node))])
    }
    func card(_ label: String, _ shown: String...) -> Screen {
      let node = Node.example(label, .staticText).with { $0.origins[.label] = .given }
      return .of(node, drawing: shown.map { .text(.example($0, in: node)) })
    }
    return [
      RuleExample("a count on a cart whose label stays", cart("3"), after: cart("2"), .fail),
      RuleExample(
        "a count that the label says", cart("3", "Cart, 3 items"), after: cart("2", "Cart, 2 items"), .pass),
      RuleExample("a card that leaves out 'Closed'", card("Chez Marie", "Chez Marie", "Closed"), .fail),
      RuleExample("a card that leaves out a word", card("Chez Marie", "Chez Marie", "French"), .review),
      RuleExample(
        "a card that says all in other words", card("Chez Marie, Monday to Friday", "Chez Marie", "Mon–Fri"),
        .pass),
      RuleExample("an abbreviation that is spelled out", card("5 thousand followers", "5k"), .pass),
    ]
  }
}
