import SemanticTree

/// Texts that are too small to be read at all.
public enum TextBelowMinimum: Rule {
  public static let info = RuleInfo(
    id: "text-below-minimum", since: "0.1.0",
    summary: "At the standard size of text no text that is read is smaller than 11 points.",
    impact: .moderate, dependsOn: [.look, .layout], hig: "Typography", options: [least])

  static let least = RuleOption(
    "text-below-minimum", "least", 11, in: 6...17, "The smallest size of text, in points.")

  public enum Reason: VerdictReason {
    case small(Double, least: Double)
    case largeEnough

    public var kind: String {
      switch self {
      case .small: "small"
      case .largeEnough: "large-enough"
      }
    }

    public var message: String {
      switch self {
      case .small(let size, let least):
        "it is set in \(Points.text(size)) points; \(Points.text(least)) is the least that is read"
      case .largeEnough: "large enough"
      }
    }

    public var data: [Fact] {
      switch self {
      case .small(let size, _): [Fact("size", size)]
      case .largeEnough: []
      }
    }
  }

  /// Who chose a smaller size of text wants it so.
  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard scene.screen.environment.typeSize >= .large else { return [] }
    let least = scene.settings[least]
    return scene.textsOfOneFont.compactMap { text in
      guard applies(text.text), let node = text.element, !scene.surroundings(of: node).isSetBySystem else {
        return nil
      }
      let size = text.text.font.size
      guard size < least, !scene.isCovered(text) else { return Verdict(.pass, node.id, .largeEnough) }
      return Verdict(.fail, node.id, .small(size, least: least)).with {
        $0.subject = text.text.text
        $0.cause = TextCause.size(of: text.text)
        $0.severity = 1 / size
        if !text.text.isRead { $0.impact = .minor }
      }
    }
  }

  /// One or two characters alone are a superscript, a mark or a count.
  private static func applies(_ text: TextDrawing) -> Bool {
    text.text.count > 2 && text.text.contains { $0.isLetter || $0.isNumber }
  }

  public static var examples: [RuleExample] {
    func screen(_ words: String, _ size: Double, in container: Container? = nil) -> Screen {
      let node = Node.example(words, .staticText)
      let outer = Node(id: NodeID("outer"), isElement: false, container: container, children: [node])
      return .of(outer, drawing: [.text(.example(words, in: node, size: size))])
    }
    return [
      RuleExample("a legal note of 9 points", screen("Terms apply", 9), .fail),
      RuleExample("a note of 11 points", screen("Terms apply", 11), .pass),
      RuleExample("a superscript", screen("™", 8)),
      RuleExample("a tab", screen("Search", 10, in: .tabBar)),
    ]
  }
}
