import SemanticTree

/// "Double tap to open the menu."
public enum HintMisuse: Rule {
  public static let info = RuleInfo(
    id: "hint-misuse", since: "0.1.0",
    summary: """
      A hint says what will happen and not how to make it happen: VoiceOver knows the gesture, and with a keyboard or a \
      switch it is another one. It says more than the label.
      """,
    impact: .minor, dependsOn: [.words], reads: [.hint], hig: "VoiceOver", aliases: ["hint-names-gesture"])

  public enum Reason: VerdictReason {
    case gesture(String)
    case repeats(String)
    case useful

    public var kind: String {
      switch self {
      case .gesture: "gesture"
      case .repeats: "repeats"
      case .useful: "useful"
      }
    }

    public var message: String {
      switch self {
      case .gesture(let hint):
        "its hint '\(hint)' names a gesture, which VoiceOver does by itself; say what happens"
      case .repeats(let hint): "its hint '\(hint)' repeats the label; leave it out, or say what happens"
      case .useful: "its hint says what happens"
      }
    }

    public var data: [Fact] {
      switch self {
      case .gesture(let hint), .repeats(let hint): [Fact("hint", hint)]
      case .useful: []
      }
    }
  }

  /// How a hint begins that names a gesture, and what names one anywhere; by language.
  private static let tables: [String: (starts: [[String]], anywhere: [[String]])] = [
    "en": (
      starts: [
        ["tap"], ["press"], ["click"], ["touch", "to"], ["touch", "and"], ["swipe"], ["double", "tap"],
        ["double", "click"],
        ["long", "press"], ["hold"], ["pinch"], ["flick"], ["drag"],
      ],
      anywhere: [
        ["double", "tap"], ["double", "tapping"], ["tap", "twice"], ["click", "to"], ["tap", "to"],
      ]
    ),
    "de": (
      starts: [
        ["tippen"], ["tippe"], ["drücken"], ["klicken"], ["doppeltippen"], ["streichen"], ["wischen"],
      ],
      anywhere: [["doppeltippen"], ["doppelt", "tippen"], ["zweimal", "tippen"]]
    ),
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard let hint = node.hint, !hint.allSatisfy(\.isWhitespace) else { return nil }
      return verdict(on: node, hint, scene).with { $0.subject = scene.name(of: node.id) }
    }
  }

  private static func verdict(on node: Node, _ hint: String, _ scene: Scene) -> Verdict<Reason> {
    if Wording.isSame(hint, node.label) || Wording.isSame(hint, node.value) {
      return Verdict(.fail, node.id, .repeats(hint))
    }
    guard let table = tables[scene.language(of: node)] else { return Verdict(.pass, node.id, .useful) }
    let words = Wording.words(of: hint)
    let namesGesture =
      table.starts.contains { words.starts(with: $0) && words.count > $0.count }
      || table.anywhere.contains { Wording.stands($0, in: words) }
    return namesGesture ? Verdict(.fail, node.id, .gesture(hint)) : Verdict(.pass, node.id, .useful)
  }

  public static var examples: [RuleExample] {
    func screen(_ hint: String, language: String? = nil) -> Screen {
      .of(
        Node.example("Menu").with {
          $0.hint = hint
          $0.language = language
        })
    }
    return [
      RuleExample("'Double tap to open the list'", screen("Double tap to open the list"), .fail),
      RuleExample("'Tap to go to the cart'", screen("Tap to go to the cart"), .fail),
      RuleExample("a hint that repeats the label", screen("Menu."), .fail),
      RuleExample("'Opens the list'", screen("Opens the list"), .pass),
      RuleExample("'Shows tap water'", screen("Shows tap water"), .pass),
      RuleExample("'Touch ID will ask'", screen("Touch ID will ask for your finger"), .pass),
      RuleExample("a German gesture", screen("Doppeltippen, um zu öffnen", language: "de"), .fail),
      RuleExample("no hint", .of(.example("Menu"))),
    ]
  }
}
