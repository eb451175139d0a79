import SemanticTree

/// Labels that are a description.
public enum LabelTooLong: Rule {
  private static let longest = RuleOption(
    "label-too-long", "longest", 40, in: 10...500, "how many characters the label of a control may have")

  public static let info = RuleInfo(
    id: "label-too-long", since: "0.1.0",
    summary: """
      The label of a control is short, so that who moves through a screen by ear knows it at once. What needs more words \
      is a value, a hint or custom content.
      """,
    impact: .minor, dependsOn: [.words], hig: "VoiceOver", options: [longest])

  public enum Reason: VerdictReason {
    case long(characters: Int, longest: Int)
    case short
    /// The words are seen, and the label must hold what is seen.
    case asSeen

    public var kind: String {
      switch self {
      case .long: "long"
      case .short: "short"
      case .asSeen: "as-seen"
      }
    }

    public var message: String {
      switch self {
      case .long(let characters, let longest):
        "its label has \(characters) characters, more than \(longest); keep the name, and put the rest into the value or "
          + "the hint"
      case .short: "its label is short"
      case .asSeen: "its label says what stands on it"
      }
    }

    public var data: [Fact] {
      switch self {
      case .long(let characters, let longest):
        [Fact("characters", Double(characters)), Fact("longest", Double(longest))]
      case .short, .asSeen: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let limit = Int(scene.settings[longest])
    return scene.elements.compactMap { node in
      guard node.hasControlRole, let label = node.spokenLabel else { return nil }
      return verdict(on: node, label, limit, scene).with { $0.subject = label }
    }
  }

  private static func verdict(
    on node: Node, _ label: String, _ limit: Int, _ scene: Scene
  ) -> Verdict<Reason> {
    guard label.count > limit else { return Verdict(.pass, node.id, .short) }
    let seen = scene.visibleTexts(of: node.id)
    // A row of several texts is read as one, whoever put its words together.
    let isSeen = node.origins[.label] == .derived || seen.count > 1 || seen.contains { $0.count > limit }
    if isSeen { return Verdict(.pass, node.id, .asSeen) }
    return Verdict(.fail, node.id, .long(characters: label.count, longest: limit)).with {
      $0.severity = Double(label.count)
    }
  }

  public static var examples: [RuleExample] {
    let words = "Adds this restaurant to the list of places that you like most"
    let row = Node.example("Chez Marie, French, 4.5 stars, open until 10 in the evening")
    let terms = Node.example("I have read the terms and conditions of the service")
    return [
      RuleExample("a heart with a sentence for a label", .of(.example(words)), .fail),
      RuleExample("a heart with a short label", .of(.example("Add to favourites")), .pass),
      RuleExample(
        "a row of several texts",
        .of(row, drawing: [.text(.example("Chez Marie", in: row)), .text(.example("French", in: row))]), .pass
      ),
      RuleExample(
        "a long text that stands on the control",
        .of(terms, drawing: [.text(.example(terms.label ?? "", in: terms))]), .pass),
      RuleExample("running text", .of(.example(words, .staticText))),
    ]
  }
}
