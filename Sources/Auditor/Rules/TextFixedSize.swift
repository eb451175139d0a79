import SemanticTree

/// Texts that stay small when somebody asks for large text.
public enum TextFixedSize: Rule {
  public static let info = RuleInfo(
    id: "text-fixed-size", since: "0.1.0",
    summary: """
      Text that is read grows with the size that people set for all apps: it has a text style, or a size relative to \
      one. Found by looking at it in large sizes, so that a size that the code scales itself is fine.
      """,
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.4"], en301549: ["11.1.4.4.1", "11.7"],
    hig: "Typography",
    axes: [.typeSize, .device], comparesEnvironments: true, aliases: ["dynamicType", "font-fixed"])

  public enum Reason: VerdictReason {
    /// The size, and that of body text in the same environment.
    case fixed(Double, body: Double)
    case grows, largeEnough

    public var kind: String {
      switch self {
      case .fixed: "fixed"
      case .grows: "grows"
      case .largeEnough: "large-enough"
      }
    }

    public var message: String {
      switch self {
      case .fixed(let size, let body):
        "it stays at \(Points.text(size)) points where body text has grown to \(Points.text(body)); give it a text "
          + "style, or a size relative to one"
      case .grows: "it grows with the size that people set"
      case .largeEnough: "it is as large as body text has grown, or large enough at every size"
      }
    }

    public var data: [Fact] {
      switch self {
      case .fixed(let size, let body): [Fact("size", size), Fact("body-size", body)]
      case .grows, .largeEnough: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let typeSize = scene.screen.environment.typeSize
    guard let base = scene.base, typeSize.isAccessibilitySize, typeSize > base.environment.typeSize else {
      return []
    }
    return scene.textsOfOneFont.compactMap { text in
      guard !text.text.font.isScaled, text.text.isRead, let node = text.element,
        !scene.surroundings(of: node).isSetBySystem, !scene.isCovered(text)
      else { return nil }
      return verdict(on: text, node, scene)?.with { $0.subject = text.text.text }
    }
  }

  /// Nothing for a text that is not there at the smaller size, so that they cannot be compared.
  private static func verdict(on text: DrawnText, _ node: Node, _ scene: Scene) -> Verdict<Reason>? {
    let (font, typeSize) = (text.text.font, scene.screen.environment.typeSize)
    if font.size >= min(typeSize.bodySize, SmallText.large) { return Verdict(.pass, node.id, .largeEnough) }
    guard let before = scene.baseTexts[text.key] else { return nil }
    if font.size > before.font.size { return Verdict(.pass, node.id, .grows) }
    let outcome: Outcome = scene.screen.hasLargeContentViewer ? .review : .fail
    return Verdict(outcome, node.id, .fixed(font.size, body: typeSize.bodySize)).with {
      $0.impact = SmallText.impact(of: font.size, at: typeSize)
      $0.severity = typeSize.bodySize / font.size
      $0.cause = "\(font.family ?? font.design.rawValue) \(Points.text(font.size))"
      $0.suggestion = { "\(TextStyle.nearest(to: font.size)) is the text style nearest to this size" }
    }
  }

  public static var examples: [RuleExample] {
    func screen(
      _ words: String, _ size: Double, at typeSize: TypeSize, in container: Container? = nil
    ) -> Screen {
      let node = Node.example(words, .staticText)
      var text = TextDrawing.example(words, in: node, size: size)
      text.font.isScaled = false
      let outer = Node(id: NodeID("outer"), isElement: false, container: container, children: [node])
      return .of(outer, drawing: [.text(text)]) { $0.typeSize = typeSize }
    }
    func same(_ words: String, _ size: Double, in container: Container? = nil) -> (Screen, Screen) {
      (
        screen(words, size, at: .accessibility3, in: container),
        screen(words, size, at: .large, in: container)
      )
    }
    func example(_ title: String, _ pair: (Screen, Screen), _ outcomes: Outcome...) -> RuleExample {
      var example = RuleExample(title, pair.0, base: pair.1)
      example.outcomes = outcomes
      return example
    }
    var viewer = same("Balance", 15)
    viewer.0.notModelled = [
      NotModelled(name: "accessibilityShowsLargeContentViewer", source: nil, consequence: "")
    ]
    return [
      example("a text of 15 points at every size", same("Balance", 15), .fail),
      example(
        "a size that the code scales itself",
        (screen("Balance", 34, at: .accessibility3), screen("Balance", 15, at: .large)), .pass),
      example("a text that is large anyway", same("Balance", 60), .pass),
      example("a text on a screen that shows some of it under a long press", viewer, .review),
      example("a badge's count", same("12", 10)),
      example("a key's sign", same("÷", 30)),
      example("a clock", same("12:45", 15)),
      example("a tab", same("Search", 10, in: .tabBar)),
    ]
  }
}
