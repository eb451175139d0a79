import SemanticTree

/// Texts that stop growing before they are large.
public enum DynamicTypeCapped: Rule {
  public static let info = RuleInfo(
    id: "dynamic-type-capped", since: "0.1.0",
    summary: """
      Where the growth of a text is limited, the limit lies at twice the text's size at the least. People who set a \
      larger size need it.
      """,
    impact: .serious, dependsOn: [.look, .layout], wcag: ["1.4.4"], en301549: ["11.1.4.4.1", "11.7"],
    hig: "Typography",
    axes: [.typeSize, .device], comparesEnvironments: true,
    aliases: ["text-scale-capped", "text-reaches-200"])

  public enum Reason: VerdictReason {
    /// The limit, the size there, and how many times the standard size that is.
    case capped(TypeSize, size: Double, times: Double)
    case farEnough(TypeSize)

    public var kind: String {
      switch self {
      case .capped: "capped"
      case .farEnough: "far-enough"
      }
    }

    public var message: String {
      switch self {
      case .capped(let limit, let size, let times):
        "it stops growing at \(limit.rawValue), at \(Points.text(size)) points or \(Contrast.text(times)) times its "
          + "standard size; let it grow to accessibility3 at least, which is twice the size"
      case .farEnough(let limit): "it grows up to \(limit.rawValue), which is enough"
      }
    }

    public var data: [Fact] {
      switch self {
      case .capped(let limit, let size, let times):
        [Fact("limit", limit.rawValue), Fact("size", size), Fact("times", times)]
      case .farEnough(let limit): [Fact("limit", limit.rawValue)]
      }
    }
  }

  /// WCAG 1.4.4 asks for 200 per cent.
  private static let enough = 2.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let typeSize = scene.screen.environment.typeSize
    guard typeSize.isAccessibilitySize else { return [] }
    return scene.textsOfOneFont.compactMap { text in
      guard text.text.font.isScaled, text.text.font.typeSize < typeSize, text.text.isRead,
        let node = text.element, !scene.surroundings(of: node).isSetBySystem, !scene.isCovered(text)
      else { return nil }
      return verdict(on: text, node, scene)?.with { $0.subject = text.text.text }
    }
  }

  private static func verdict(on text: DrawnText, _ node: Node, _ scene: Scene) -> Verdict<Reason>? {
    let (font, body) = (text.text.font, scene.screen.environment.typeSize.bodySize)
    if font.size >= min(body, SmallText.large) { return Verdict(.pass, node.id, .farEnough(font.typeSize)) }
    guard let standard = standardSize(of: text, scene) else { return nil }
    let times = font.size / standard
    if times >= enough { return Verdict(.pass, node.id, .farEnough(font.typeSize)) }
    let outcome: Outcome = scene.screen.hasLargeContentViewer ? .review : .fail
    return Verdict(outcome, node.id, .capped(font.typeSize, size: font.size, times: times)).with {
      $0.impact = SmallText.impact(of: font.size, at: scene.screen.environment.typeSize)
      $0.severity = body / font.size
      $0.cause = "capped at \(font.typeSize.rawValue)"
    }
  }

  /// The size at the type size large: the style's, else what the text has where the audit starts.
  private static func standardSize(of text: DrawnText, _ scene: Scene) -> Double? {
    if let style = text.text.font.textStyle { return style.standardSize }
    guard scene.base?.environment.typeSize == .large else { return nil }
    return scene.baseTexts[text.key]?.font.size
  }

  public static var examples: [RuleExample] {
    func screen(
      _ words: String, limit: TypeSize, size: Double, at typeSize: TypeSize = .accessibility5,
      style: TextStyle = .body
    ) -> Screen {
      let node = Node.example(words, .staticText)
      var text = TextDrawing.example(words, in: node, size: size)
      text.font.textStyle = style
      text.font.typeSize = limit
      return .of(node, drawing: [.text(text)]) { $0.typeSize = typeSize }
    }
    return [
      RuleExample("body text that stops at xxxLarge", screen("Balance", limit: .xxxLarge, size: 23), .fail),
      RuleExample(
        "body text that stops at accessibility1", screen("Balance", limit: .accessibility1, size: 28), .fail),
      RuleExample(
        "body text that stops at accessibility3", screen("Balance", limit: .accessibility3, size: 40), .pass),
      RuleExample(
        "a title that stops where it is large",
        screen("Balance", limit: .accessibility3, size: 52, style: .largeTitle), .pass),
      RuleExample("body text that does not stop", screen("Balance", limit: .accessibility5, size: 53)),
      RuleExample(
        "a limit that is not reached",
        screen("Balance", limit: .accessibility1, size: 28, at: .accessibility1)),
      RuleExample("a badge's count", screen("12", limit: .large, size: 11, style: .caption2)),
    ]
  }
}
