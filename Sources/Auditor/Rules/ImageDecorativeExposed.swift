import SemanticTree
import VoiceOver

/// Pictures and signs that only decorate and are a stop of their own.
public enum ImageDecorativeExposed: Rule {
  public static let info = RuleInfo(
    id: "image-decorative-exposed", since: "0.1.0",
    summary: """
      A picture that only decorates is hidden from VoiceOver, and one that means something has a label of its author's. An \
      icon beside its word is else one stop more in every row.
      """,
    impact: .minor, dependsOn: [.words, .look], wcag: ["1.1.1"], en301549: ["11.1.1.1.1"], hig: "VoiceOver",
    aliases: ["decorative-exposed", "image-label"])

  public enum Reason: VerdictReason {
    case besideText(symbol: String, text: String)
    case alone(symbol: String)
    case repeats(String)
    case separator(String)
    case labelled

    public var kind: String {
      switch self {
      // One symbol is one finding wherever it stands.
      case .besideText, .alone: "unlabelled"
      case .repeats: "repeats"
      case .separator: "separator"
      case .labelled: "labelled"
      }
    }

    public var message: String {
      switch self {
      case .besideText(let symbol, let text):
        "the symbol \(symbol) is a stop of its own beside '\(text)'; hide it, use a Label, or label it if it says more"
      case .alone(let symbol):
        "the symbol \(symbol) is a stop with iOS's own name for it; hide it if it decorates, else label it"
      case .repeats(let text): "it says '\(text)', which is read beside it too; hide it"
      case .separator(let sign): "'\(sign)' only separates and is a stop of its own; hide it"
      case .labelled: "its author named it"
      }
    }

    public var data: [Fact] {
      switch self {
      case .besideText(let symbol, let text): [Fact("symbol", symbol), Fact("text", text)]
      case .alone(let symbol): [Fact("symbol", symbol)]
      case .repeats(let text): [Fact("text", text)]
      case .separator(let sign): [Fact("sign", sign)]
      case .labelled: []
      }
    }
  }

  /// Signs that stand between things. A dash may mean that there is no value.
  private static let separators: Set<Character> = [
    "•", "·", "∙", "‧", "|", "/", "›", "‹", ">", "»", "⋅",
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.stops.indices.compactMap { place in
      let node = scene.stops[place].node
      guard !node.hasControlRole, !node.can(.activate), let label = node.spokenLabel else { return nil }
      if node.traits.contains(.image) { return picture(node, label, at: place, scene) }
      guard node.traits.contains(.staticText), label.allSatisfy({ separators.contains($0) || $0 == " " })
      else { return nil }
      return Verdict(.fail, node.id, .separator(label)).with {
        $0.subject = label
        $0.cause = "separator \(label)"
      }
    }
  }

  private static func picture(
    _ node: Node, _ label: String, at place: Int, _ scene: Scene
  ) -> Verdict<Reason> {
    let neighbours = texts(beside: place, scene)
    if let text = neighbours.first(where: { Wording.isSame($0, label) }) {
      return Verdict(.fail, node.id, .repeats(text)).with { $0.subject = label }
    }
    guard case .symbol(let symbol, _, _) = node.origins[.label] else {
      return Verdict(.pass, node.id, .labelled).with { $0.subject = label }
    }
    let verdict: Verdict<Reason> =
      neighbours.first.map { Verdict(.fail, node.id, .besideText(symbol: symbol, text: $0)) }
      ?? Verdict(.review, node.id, .alone(symbol: symbol))
    return verdict.with {
      $0.subject = label
      $0.cause = "symbol \(symbol)"
      $0.severity = neighbours.isEmpty ? 0 : 1
    }
  }

  /// What is read just before and after, in the same row.
  private static func texts(beside place: Int, _ scene: Scene) -> [String] {
    let frame = scene.stops[place].node.frame
    return [place + 1, place - 1].filter(scene.stops.indices.contains).map { scene.stops[$0].node }
      .filter { $0.frame.isInRow(of: frame) && ($0.isPlainText || $0.traits.contains(.textEntry)) }.compactMap
    { $0.spokenLabel ?? $0.value }
  }

  public static var examples: [RuleExample] {
    let place = Rect(x: 20, y: 100, width: 24, height: 24)
    func star(_ origin: Origin = .symbol(name: "star.fill", grade: .verified)) -> Node {
      Node.example("Favorite", .image, at: place).with { $0.origins[.label] = origin }
    }
    func text(_ words: String, y: Double = 100) -> Node {
      .example(words, .staticText, at: Rect(x: 60, y: y, width: 80, height: 24))
    }
    return [
      RuleExample("a star beside its word", .of(star(), text("Rating")), .fail),
      RuleExample("a star that says what is written beside it", .of(star(.given), text("Favorite")), .fail),
      RuleExample(
        "a dot between two texts", .of(text("4.5"), text("•", y: 140), text("12 min", y: 180)), .fail),
      RuleExample("a large star over a text", .of(star(), text("Rating", y: 160)), .review),
      RuleExample("a star with a label of its own", .of(star(.given), text("Chez Marie")), .pass),
      RuleExample("a star that is hidden", .of(star().with { $0.isHidden = true }, text("Rating"))),
      RuleExample("a dash for a value that is not there", .of(text("–"))),
    ]
  }
}
