import SemanticTree

/// Texts that become smaller where there is no room for them.
public enum TextShrinksToFit: Rule {
  public static let info = RuleInfo(
    id: "text-shrinks-to-fit", since: "0.1.0",
    summary: """
      A text keeps its size and takes another line where it does not fit. One that shrinks is smaller than what people \
      asked for, just where they need it large.
      """,
    impact: .moderate, dependsOn: [.look, .layout], wcag: ["1.4.4"], en301549: ["11.1.4.4.1"],
    hig: "Typography",
    axes: [.typeSize, .device], aliases: ["minimum-scale-factor"], options: [leastShare])

  static let leastShare = RuleOption(
    "text-shrinks-to-fit", "least-share", 0.9, in: 0.5...1, "The share of its size that a text may shrink to."
  )

  public enum Reason: VerdictReason {
    /// From and to how many points.
    case shrunk(from: Double, to: Double)
    case keepsSize

    public var kind: String {
      switch self {
      case .shrunk: "shrunk"
      case .keepsSize: "keeps-size"
      }
    }

    public var message: String {
      switch self {
      case .shrunk(let full, let size):
        "it shrinks from \(Points.text(full)) to \(Points.text(size)) points to fit; let it take another line"
      case .keepsSize: "it keeps its size"
      }
    }

    public var data: [Fact] {
      switch self {
      case .shrunk(let full, let size): [Fact("full-size", full), Fact("size", size)]
      case .keepsSize: []
      }
    }
  }

  /// A text that is cut off in spite of it is another rule's.
  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let least = scene.settings[leastShare]
    return scene.texts.compactMap { drawn in
      let text = drawn.text
      guard text.scaleFactor < 1, !text.isTruncated, text.isRead, let node = drawn.element else { return nil }
      return verdict(on: text, node, least).with {
        $0.subject = text.text
        $0.cause = TextCause.of(text, in: node)
      }
    }
  }

  private static func verdict(on text: TextDrawing, _ node: Node, _ least: Double) -> Verdict<Reason> {
    let size = text.font.size * text.scaleFactor
    guard text.scaleFactor < least, size < SmallText.large else {
      return Verdict(.pass, node.id, .keepsSize)
    }
    let standard = text.font.textStyle?.standardSize ?? min(text.font.size, TextStyle.body.standardSize)
    return Verdict(.fail, node.id, .shrunk(from: text.font.size, to: size)).with {
      $0.impact = size < standard ? .moderate : .minor
      $0.severity = 1 / text.scaleFactor
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ words: String, size: Double, factor: Double, isCut: Bool = false) -> Screen {
      let node = Node.example(words, .staticText)
      var text = TextDrawing.example(words, in: node, size: size)
      text.font.textStyle = .body
      text.scaleFactor = factor
      text.isTruncated = isCut
      return .of(node, drawing: [.text(text)])
    }
    return [
      RuleExample("a title of half its size", screen("Balance", size: 17, factor: 0.5), .fail),
      RuleExample("a title that gives way a little", screen("Balance", size: 17, factor: 0.95), .pass),
      RuleExample("a large number that stays large", screen("1,234,567", size: 64, factor: 0.7), .pass),
      RuleExample("a text that does not shrink", screen("Balance", size: 17, factor: 1)),
      RuleExample("a badge's count", screen("99+", size: 12, factor: 0.7)),
      RuleExample(
        "a text that shrinks and is cut all the same", screen("Balance", size: 17, factor: 0.5, isCut: true)),
    ]
  }
}
