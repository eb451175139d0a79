import SemanticTree

/// "Save button, button".
public enum LabelRepeatsRole: Rule {
  public static let info = RuleInfo(
    id: "label-repeats-role", since: "0.1.0",
    summary:
      "A label does not end with the role that VoiceOver adds anyway: \"Save\", and not \"Save button\".",
    impact: .minor, dependsOn: [.words], reads: [.traits], wcag: ["4.1.2"], hig: "VoiceOver",
    aliases: ["trait"])

  public enum Reason: VerdictReason {
    case repeats(String)
    /// The words stand on the screen too, and a name must hold what is seen (WCAG 2.5.3).
    case isVisible(String)
    case isFree

    public var kind: String {
      switch self {
      case .repeats: "repeats"
      case .isVisible: "visible"
      case .isFree: "free"
      }
    }

    public var message: String {
      switch self {
      case .repeats(let word): "VoiceOver says '\(word)' twice; take it out of the label"
      case .isVisible(let word): "'\(word)' stands on the screen, so it belongs into the label"
      case .isFree: "the label does not repeat the role"
      }
    }

    public var data: [Fact] {
      switch self {
      case .repeats(let word), .isVisible(let word): [Fact("word", word)]
      case .isFree: []
      }
    }
  }

  /// English only: word lists are per language or off.
  private static let words: [(trait: Traits, word: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.header, "heading"), (.adjustable, "slider"),
    (.textEntry, "text field"), (.searchField, "search field"), (.toggleButton, "switch"),
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.elements.compactMap { node in
      guard let label = node.label, scene.language(of: node) == "en" else { return nil }
      let roles = words.filter { node.traits.contains($0.trait) }
      guard !roles.isEmpty else { return nil }
      return verdict(on: node, label, roles.map(\.word), scene).with { $0.subject = label }
    }
  }

  private static func verdict(
    on node: Node, _ label: String, _ roles: [String], _ scene: Scene
  ) -> Verdict<Reason> {
    guard let role = roles.first(where: { label.endsWithWord($0) }) else {
      return Verdict(.pass, node.id, .isFree)
    }
    let isSeen = scene.visibleTexts(of: node.id).contains { $0.endsWithWord(role) }
    return isSeen ? Verdict(.pass, node.id, .isVisible(role)) : Verdict(.fail, node.id, .repeats(role))
  }

  public static var examples: [RuleExample] {
    let lockScreen = Node.example("Lock-screen button")
    return [
      RuleExample("a label with the role", .of(.example("Save button")), .fail),
      RuleExample("a label without it", .of(.example("Save")), .pass),
      RuleExample("a word that only ends like the role", .of(.example("Unbutton")), .pass),
      RuleExample(
        "a text on the screen that ends with the word",
        .of(lockScreen, drawing: [.text(.example("Lock-screen button", in: lockScreen))]), .pass),
      RuleExample("a German label", .of(Node.example("Speichern button").with { $0.language = "de" })),
    ]
  }
}

extension String {
  /// Whether the last word or words are those, without regard to case.
  fileprivate func endsWithWord(_ words: String) -> Bool {
    let text = lowercased()
    guard text.hasSuffix(words) else { return false }
    let before = text.dropLast(words.count).last
    return before.map { !$0.isLetter && !$0.isNumber } ?? false
  }
}
