import SemanticTree

/// "Click here".
public enum LabelGeneric: Rule {
  public static let info = RuleInfo(
    id: "label-generic", since: "0.1.0",
    summary: """
      The label of a control says what it does or where it leads. "Click here", "Button" or "Icon" say nothing to who goes \
      from control to control.
      """,
    impact: .moderate, dependsOn: [.words], reads: [.traits], wcag: ["2.4.4", "2.4.6"],
    en301549: ["11.2.4.4", "11.2.4.6"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case generic
    /// What stands before may say it.
    case needsContext
    case telling

    public var kind: String {
      switch self {
      case .generic: "generic"
      case .needsContext: "needs-context"
      case .telling: "telling"
      }
    }

    public var message: String {
      switch self {
      case .generic: "its label says nothing of what it does; name what it does or where it leads"
      case .needsContext: "does what is read before it say what it leads to? else name that"
      case .telling: "its label says something"
      }
    }

    public var data: [Fact] { [] }
  }

  private struct Table {
    /// Labels made of these words only say nothing.
    let empty: Set<String>
    /// Whole labels that say something only together with what is read before.
    let open: Set<String>
    /// A role that is the whole label.
    let roles: [(trait: Traits, word: String)]
  }

  private static let tables: [String: Table] = [
    "en": Table(
      empty: [
        "click", "tap", "press", "touch", "here", "this", "that", "on", "the", "a", "to", "please",
        "unlabeled",
        "unlabelled",
      ],
      open: ["read more", "learn more", "find out more", "see more", "go", "continue here"],
      roles: [
        (.button, "button"), (.button, "btn"), (.button, "icon"), (.link, "link"), (.image, "image"),
        (.image, "icon"), (.image, "picture"), (.image, "photo"),
      ]),
    "de": Table(
      empty: ["hier", "klicken", "tippen", "drücken", "bitte", "dies", "auf", "sie"],
      open: ["mehr erfahren", "mehr lesen", "weiterlesen"],
      roles: [
        (.button, "taste"), (.button, "button"), (.button, "symbol"), (.link, "link"), (.image, "bild"),
        (.image, "symbol"),
      ]),
  ]

  /// Words that say nothing only beside one that does: a switch may be called "On".
  private static let light: Set<String> = ["on", "the", "a", "to", "that", "auf", "sie", "press", "touch"]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.hasControlRole || node.traits.contains(.image), let label = node.spokenLabel,
        !node.isNamedBySymbol, let table = tables[scene.language(of: node)]
      else { return nil }
      let seen = scene.visibleTexts(of: node.id)
      return verdict(on: node, label, seen, table).with { $0.subject = label }
    }
  }

  private static func verdict(
    on node: Node, _ label: String, _ seen: [String], _ table: Table
  ) -> Verdict<Reason> {
    let words = Wording.words(of: label)
    let name = words.joined(separator: " ")
    let isEmpty =
      !words.isEmpty && words.allSatisfy(table.empty.contains) && !words.allSatisfy(light.contains)
    // "Link" on a button may insert one, and "Image" may stand on a segment that shows them.
    let isRole =
      table.roles.contains { node.traits.contains($0.trait) && $0.word == name }
      && !seen.contains { Wording.isSame($0, label) }
    if isEmpty || isRole { return Verdict(.fail, node.id, .generic) }
    return table.open.contains(name)
      ? Verdict(.review, node.id, .needsContext) : Verdict(.pass, node.id, .telling)
  }

  public static var examples: [RuleExample] {
    let insert = Node.example("Image")
    return [
      RuleExample("'Click here'", .of(.example("Click here", .link)), .fail),
      RuleExample("a button called 'Button'", .of(.example("Button")), .fail),
      RuleExample("a picture called 'image'", .of(.example("image", .image)), .fail),
      RuleExample("'Learn more'", .of(.example("Learn more")), .review),
      RuleExample("'Read our terms'", .of(.example("Read our terms", .link)), .pass),
      RuleExample("a menu called 'More'", .of(.example("More")), .pass),
      RuleExample("a button that inserts an image", .of(insert), .pass),
      RuleExample("a German label", .of(Node.example("Hier klicken").with { $0.language = "de" }), .fail),
      RuleExample("a language without a table", .of(Node.example("Ici").with { $0.language = "fr" })),
    ]
  }
}
