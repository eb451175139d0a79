import SemanticTree

/// "Wi-Fi." "Switch button, on."
public enum LabelNotAssociated: Rule {
  public static let info = RuleInfo(
    id: "label-not-associated", since: "0.1.0",
    summary: """
      The words beside a control are its label and no stop of their own: a listener who comes to the switch hears what it \
      switches.
      """,
    impact: .serious, dependsOn: [.words, .look, .layout], wcag: ["1.3.1", "3.3.2", "4.1.2"],
    en301549: ["11.1.3.1.1", "11.3.3.2", "11.4.1.2.1"], hig: "VoiceOver",
    subsumes: ["label-missing", "input-label-missing"])

  public enum Reason: VerdictReason {
    case beside(String)
    case above(String)
    /// The platform was told that they belong together; whether VoiceOver says so is not known.
    case paired(String)
    case labelled

    public var kind: String {
      switch self {
      case .beside: "beside"
      case .above: "above"
      case .paired: "paired"
      case .labelled: "labelled"
      }
    }

    public var message: String {
      switch self {
      case .beside(let words):
        "'\(words)' stands beside it and is a stop of its own, and the control has no label; label it with that"
      case .above(let words):
        "'\(words)' stands above it and is a stop of its own, and the field has no label; is that its label?"
      case .paired(let words):
        "'\(words)' is its label in a LabeledContent; whether VoiceOver says so with the field is not known"
      case .labelled: "it has a label"
      }
    }

    public var data: [Fact] { words.map { [Fact("words", $0)] } ?? [] }

    /// What stands beside the control.
    var words: String? {
      switch self {
      case .beside(let words), .above(let words), .paired(let words): words
      case .labelled: nil
      }
    }
  }

  /// How far a label may stand above its field, and how far its edge may be from the field's, in points.
  private static let gap = 16.0
  private static let indent = 24.0
  /// A text of more words explains and names nothing.
  private static let mostWords = 5
  /// Above a field stand titles too.
  private static let mostWordsAbove = 3

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.stops.indices.compactMap { place in
      let node = scene.stops[place].node
      guard takesLabel(node) else { return nil }
      if node.spokenLabel != nil {
        return Verdict(.pass, node.id, .labelled).with { $0.subject = node.label }
      }
      return reason(for: node, at: place, scene).map { reason in
        let isCertain = if case .beside = reason { true } else { false }
        return Verdict(isCertain ? .fail : .review, node.id, reason).with {
          $0.subject = reason.words
          if !isCertain { $0.certainty = .inferred }
        }
      }
    }
  }

  private static func takesLabel(_ node: Node) -> Bool {
    !node.traits.isDisjoint(with: [.textEntry, .toggleButton, .adjustable, .popUpButton])
      && !node.traits.contains(.notEnabled)
  }

  private static func reason(for node: Node, at place: Int, _ scene: Scene) -> Reason? {
    if let text = text(at: place - 1, scene), let words = text.label {
      if text.frame.isInRow(of: node.frame) {
        // Words on both sides of a slider name its ends.
        let isRange = node.traits.contains(.adjustable) && isBeside(node, at: place + 1, scene)
        return isRange ? nil : isPair(text, node) ? .paired(words) : .beside(words)
      }
      if isAbove(text, node) { return .above(words) }
    }
    // A box to tick stands before its words.
    guard node.traits.contains(.toggleButton), isBeside(node, at: place + 1, scene) else { return nil }
    return scene.stops[place + 1].node.label.map(Reason.beside)
  }

  private static func isBeside(_ node: Node, at place: Int, _ scene: Scene) -> Bool {
    text(at: place, scene)?.frame.isInRow(of: node.frame) ?? false
  }

  /// A short text that could be a label.
  private static func text(at place: Int, _ scene: Scene) -> Node? {
    guard scene.stops.indices.contains(place) else { return nil }
    let node = scene.stops[place].node
    guard node.isPlainText, !node.traits.contains(.header), let label = node.spokenLabel,
      label.contains(where: \.isLetter), !label.hasSuffix("."), !label.contains("://"),
      Wording.words(of: label).count <= mostWords
    else { return nil }
    return node
  }

  /// A placeholder that says the same names the field while it is empty, which another rule judges.
  private static func isAbove(_ text: Node, _ field: Node) -> Bool {
    let distance = field.frame.minY - text.frame.maxY
    return field.traits.contains(.textEntry)
      && Wording.words(of: text.label ?? "").count <= mostWordsAbove && distance > -2 && distance <= gap
      && abs(field.frame.minX - text.frame.minX) <= indent && !Wording.isSame(text.label, field.value)
  }

  private static func isPair(_ text: Node, _ field: Node) -> Bool {
    text.id.path.contains("LabeledContent") && field.id.path.contains("LabeledContent")
  }

  public static var examples: [RuleExample] {
    func text(_ words: String, x: Double = 20, y: Double = 100, _ id: String = "text") -> Node {
      Node.example(words, .staticText, at: Rect(x: x, y: y, width: 80, height: 22)).with {
        $0.id = NodeID(id)
      }
    }
    func field(_ traits: Traits, label: String? = nil, value: String? = nil, y: Double = 100) -> Node {
      Node.example(label, traits, at: Rect(x: 120, y: y, width: 200, height: 30)).with { $0.value = value }
    }
    let wifi = field([.button, .toggleButton], value: "1")
    let street = field(.textEntry, value: "e.g. Main Street 1", y: 124).with { $0.frame.x = 20 }
    let city = field(.textEntry, value: "Required").with { $0.id = NodeID("LabeledContent/field") }
    return [
      RuleExample("a switch beside its words", .of(text("Wi-Fi"), wifi), .fail),
      RuleExample("a field under its words", .of(text("Street"), street), .review),
      RuleExample(
        "a slider between the names of its ends",
        .of(text("Quiet"), field(.adjustable, value: "30%"), text("Loud", x: 330, "end"))),
      RuleExample(
        "a field in a LabeledContent", .of(text("City", "LabeledContent/label"), city), .review),
      RuleExample(
        "a switch with a label", .of(field([.button, .toggleButton], label: "Wi-Fi", value: "1")), .pass),
      RuleExample("a field under a sentence", .of(text("We need this to reach you."), street)),
      RuleExample("a field after a country's code", .of(text("+49"), field(.textEntry, value: "Phone"))),
    ]
  }
}
