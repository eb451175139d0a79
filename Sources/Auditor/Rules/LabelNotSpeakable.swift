import SemanticTree

/// Labels that no voice can say.
public enum LabelNotSpeakable: Rule {
  public static let info = RuleInfo(
    id: "label-not-speakable", since: "0.1.0",
    summary: """
      The label of a control or a picture is made of words. Signs are read as "multiplication x" or not at all, and a long \
      identifier is spelled out.
      """,
    impact: .moderate, dependsOn: [.words], wcag: ["1.1.1", "2.4.6"], en301549: ["11.1.1.1.1", "11.2.4.6"],
    hig: "VoiceOver",
    subsumes: ["label-case", "label-too-long"])

  public enum Reason: VerdictReason {
    /// Signs that stand for a picture: an arrow, a cross, three lines.
    case picture(String)
    /// Signs with names, which may be meant: a key of a calculator.
    case sign(String)
    /// Signs of a font of icons, which have no name at all.
    case nameless
    case identifier(String)
    case words

    public var kind: String {
      switch self {
      case .picture: "picture"
      case .sign: "sign"
      case .nameless: "nameless"
      case .identifier: "identifier"
      case .words: "words"
      }
    }

    public var message: String {
      switch self {
      case .picture(let label):
        "its label is the sign '\(label)', which stands for a picture; label it with what it does"
      case .sign(let label): "its label is the sign '\(label)'; is the name of the sign what people call it?"
      case .nameless: "its label is a sign of a font of icons, which has no name; label it with what it does"
      case .identifier(let label):
        "its label '\(label)' is an identifier, which is spelled out; give it a name"
      case .words: "its label can be said"
      }
    }

    public var data: [Fact] {
      switch self {
      case .picture(let label), .sign(let label), .identifier(let label): [Fact("label", label)]
      case .nameless, .words: []
      }
    }
  }

  /// Signs with names that people use: arithmetic, money, punctuation of addresses.
  private static let named: Set<Character> = [
    "+", "-", "−", "–", "—", "=", "÷", "×", "%", "#", "*", "/", ".", ",", "&", "@", "?", "!", "$", "€", "£",
    "¥",
    "√",
    "π", "±", "^", "(", ")", "<", ">", "°",
  ]

  /// From this length on, letters and digits without a space are no word.
  private static let identifierLength = 16

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard node.hasControlRole || node.traits.contains(.image), let label = node.spokenLabel else {
        return nil
      }
      return verdict(on: node, label, isKey: scene.hasKeypad).with { $0.subject = label }
    }
  }

  private static func verdict(on node: Node, _ label: String, isKey: Bool) -> Verdict<Reason> {
    let signs = label.filter { !$0.isWhitespace }
    if signs.allSatisfy(\.isPrivate) { return Verdict(.fail, node.id, .nameless) }
    if !signs.contains(where: { $0.isLetter || $0.isNumber || $0.isSpokenPicture }) {
      let isNamed = signs.allSatisfy(named.contains)
      if isNamed, isKey || node.traits.contains(.keyboardKey) { return Verdict(.pass, node.id, .words) }
      return isNamed ? Verdict(.review, node.id, .sign(label)) : Verdict(.fail, node.id, .picture(label))
    }
    if label.split(whereSeparator: \.isWhitespace).contains(where: isIdentifier) {
      return Verdict(.fail, node.id, .identifier(label))
    }
    return Verdict(.pass, node.id, .words)
  }

  /// A long run of hexadecimal digits, with letters and digits mixed.
  private static func isIdentifier(_ word: Substring) -> Bool {
    let digits = word.filter { $0 != "-" }
    return digits.count >= identifierLength && digits.allSatisfy(\.isHexDigit)
      && digits.filter(\.isNumber).count >= 4 && digits.contains(where: \.isLetter)
  }

  public static var examples: [RuleExample] {
    let keys = "123456789+".enumerated().map { number, sign in
      Node.example(String(sign), at: Rect(x: 20, y: 44 * Double(number), width: 44, height: 44))
    }
    let keypad = Screen.of(Node(id: NodeID("keys"), isElement: false, children: keys))
    return [
      RuleExample("three lines that open a menu", .of(.example("☰")), .fail),
      RuleExample("a sign of a font of icons", .of(.example("\u{E001}")), .fail),
      RuleExample(
        "an identifier", .of(.example("550e8400-e29b-41d4-a716-446655440000", .image)), .fail),
      RuleExample("a plus", .of(.example("+")), .review),
      RuleExample(
        "the plus of a calculator", keypad, .pass, .pass, .pass, .pass, .pass, .pass, .pass, .pass, .pass,
        .pass),
      RuleExample("an emoji, which has a name", .of(.example("🔥")), .pass),
      RuleExample("a price", .of(.example("$4.99")), .pass),
      RuleExample("an address", .of(.example("ada@example.com", .link)), .pass),
      RuleExample("a key with a digit", .of(.example("7")), .pass),
      RuleExample("stars that are a text", .of(.example("★★★", .staticText))),
    ]
  }
}

extension Character {
  /// True for a sign that each font gives a picture of its own.
  fileprivate var isPrivate: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse }
  }
}
