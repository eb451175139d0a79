import SemanticTree

/// Titles that only look like titles.
public enum HeaderMissing: Rule {
  public static let info = RuleInfo(
    id: "header-missing", since: "0.1.0",
    summary: """
      A text that is set as a title is a heading to VoiceOver, whose users go from heading to heading to find their way.
      """,
    impact: .moderate, dependsOn: [.words, .look], wcag: ["1.3.1", "2.4.6"], en301549: ["11.1.3.1.1"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    /// The text style.
    case noHeading(String)
    case heading

    public var kind: String {
      switch self {
      case .noHeading: "no-heading"
      case .heading: "heading"
      }
    }

    public var message: String {
      switch self {
      case .noHeading(let style):
        "it is set as '\(style)' and is no heading to VoiceOver; add the header trait"
      case .heading: "a heading"
      }
    }

    public var data: [Fact] {
      switch self {
      case .noHeading(let style): [Fact("text-style", style)]
      case .heading: []
      }
    }
  }

  private static let styles: Set<TextStyle> = [
    .extraLargeTitle2, .extraLargeTitle, .largeTitle, .title, .title2, .title3,
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.canvas.marks.compactMap { mark in
      // A large number or sign is no title, and a control is found as a control.
      guard case .text(let text) = mark.content, let style = text.font.textStyle, styles.contains(style),
        text.text.contains(where: \.isLetter), let node = scene.node(mark.node), node.isElement,
        !node.isHidden,
        !node.hasControlRole
      else { return nil }
      let isHeading = node.traits.contains(.header)
      let verdict: Verdict<Reason> =
        isHeading ? Verdict(.pass, node.id, .heading) : Verdict(.fail, node.id, .noHeading(style.rawValue))
      return verdict.with { $0.subject = text.text }
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ words: String, _ traits: Traits, _ style: TextStyle) -> Screen {
      let node = Node.example(words, traits)
      var text = TextDrawing.example(words, in: node)
      text.font.textStyle = style
      return .of(node, drawing: [.text(text)])
    }
    return [
      RuleExample("a title that is only a text", screen("Checkout", .staticText, .title), .fail),
      RuleExample("a title that is a heading", screen("Checkout", [.staticText, .header], .title), .pass),
      RuleExample("a large number", screen("42", .staticText, .largeTitle)),
      RuleExample("running text", screen("Checkout", .staticText, .body)),
      RuleExample("a large button", screen("Start", .button, .title)),
    ]
  }
}
