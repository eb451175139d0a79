import SemanticTree
import VoiceOver

/// Stops that take long to listen to.
public enum SpeechTooLong: Rule {
  private static let most = RuleOption(
    "speech-too-long", "words", 40, in: 5...500, "how many words VoiceOver may say of one element")

  public static let info = RuleInfo(
    id: "speech-too-long", since: "0.1.0",
    summary: """
      What VoiceOver says of one control or one card is not a speech: a listener cannot skim it. Label, value and hint \
      together stay below a number of words.
      """,
    impact: .minor, dependsOn: [.words], hig: "VoiceOver", subsumes: ["label-too-long"], options: [most])

  public enum Reason: VerdictReason {
    case long(Parts, most: Int)
    case short

    /// How many words each part has.
    public struct Parts: Hashable, Sendable {
      public var label, value, hint: Int
      public var total: Int { label + value + hint }
    }

    /// espeak-ng's normal rate, which stands here for VoiceOver at 50 %.
    private static let wordsPerMinute = 175.0

    public var kind: String {
      switch self {
      case .long: "long"
      case .short: "short"
      }
    }

    public var message: String {
      switch self {
      case .long(let parts, let most):
        "VoiceOver says \(parts.total) words of it, more than \(most), in about \(Reason.seconds(parts)) seconds: "
          + "\(parts.label) of its label, \(parts.value) of its value, \(parts.hint) of its hint; move what few people "
          + "need into custom content"
      case .short: "it is soon said"
      }
    }

    private static func seconds(_ parts: Parts) -> Int {
      Int((Double(parts.total) / wordsPerMinute * 60).rounded())
    }

    public var data: [Fact] {
      switch self {
      case .long(let parts, let most):
        [
          Fact("words", Double(parts.total)), Fact("most", Double(most)),
          Fact("seconds", Double(Reason.seconds(parts))),
        ]
      case .short: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let limit = Int(scene.settings[most])
    return scene.elements.compactMap { node in
      guard applies(node, scene) else { return nil }
      let parts = Reason.Parts(
        label: words(node.label), value: words(node.value), hint: words(node.hint))
      guard parts.total > limit else { return Verdict(.pass, node.id, .short) }
      return Verdict(.fail, node.id, .long(parts, most: limit)).with {
        $0.subject = scene.name(of: node.id)
        $0.severity = Double(parts.total)
      }
    }
  }

  /// A paragraph is read as long as it is, and so is what somebody typed.
  private static func applies(_ node: Node, _ scene: Scene) -> Bool {
    if !node.traits.isDisjoint(with: [.textEntry, .searchField, .header]) { return false }
    return !node.isPlainText || (scene.paintings.texts[node.id]?.count ?? 0) > 1
  }

  private static func words(_ text: String?) -> Int {
    (text ?? "").split(whereSeparator: \.isWhitespace).count
  }

  public static var examples: [RuleExample] {
    let long = Array(repeating: "word", count: 45).joined(separator: " ")
    let card = Node.example(long, .staticText)
    return [
      RuleExample(
        "a button with a hint of 45 words", .of(Node.example("Menu").with { $0.hint = long }), .fail),
      RuleExample(
        "a card of two texts that is read as one",
        .of(card, drawing: [.text(.example("Title", in: card)), .text(.example(long, in: card))]), .fail),
      RuleExample(
        "a button with a short hint", .of(Node.example("Menu").with { $0.hint = "Opens the list" }), .pass),
      RuleExample("a paragraph", .of(card, drawing: [.text(.example(long, in: card))])),
      RuleExample(
        "a text that somebody typed", .of(Node.example("Notes", .textEntry).with { $0.value = long })),
    ]
  }
}
