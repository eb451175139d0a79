import SemanticTree
import VoiceOver

/// Words that only the eye finds.
public enum TextNotExposed: Rule {
  public static let info = RuleInfo(
    id: "text-not-exposed", since: "0.1.0",
    summary: "What is written on the screen is read by VoiceOver too, there or in other words.",
    impact: .serious, dependsOn: [.words, .look], wcag: ["1.3.1", "4.1.2"],
    en301549: ["11.1.3.1.1", "11.5.2.5"], hig: "VoiceOver",
    aliases: ["elementDetection"])

  public enum Reason: VerdictReason {
    /// VoiceOver stops at an element that says nothing.
    case silent(String)
    /// It is hidden, and no other element says its words.
    case hidden(String)
    /// It belongs to no element, and none says its words.
    case outside(String)
    case exposed

    public var kind: String {
      switch self {
      case .silent: "silent"
      case .hidden: "hidden"
      case .outside: "outside"
      case .exposed: "exposed"
      }
    }

    public var message: String {
      switch self {
      case .silent(let words):
        "VoiceOver stops here and says nothing of '\(words)'; give it a label, or let its children be read"
      case .hidden(let words):
        "'\(words)' is hidden from VoiceOver and said nowhere else; does it only decorate?"
      case .outside(let words): "'\(words)' is drawn and nothing that VoiceOver reaches says it"
      case .exposed: "VoiceOver reads it, or what its author put in its place"
      }
    }

    public var data: [Fact] {
      switch self {
      case .silent(let words), .hidden(let words), .outside(let words): [Fact("words", words)]
      case .exposed: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let stops = scene.elements.compactMap { verdict(on: $0, scene) }
    // What lies beneath something modal is out of reach for everybody.
    return scene.screen.root.subtree.contains(where: \.isModal) ? stops : stops + unheard(scene)
  }

  private static func verdict(on node: Node, _ scene: Scene) -> Verdict<Reason>? {
    let texts = scene.visibleTexts(of: node.id)
    guard !texts.isEmpty else { return nil }
    guard isSilent(node, scene) else { return Verdict(.pass, node.id, .exposed) }
    let words = texts.joined(separator: " ")
    return Verdict(.fail, node.id, .silent(words)).with { $0.subject = words }
  }

  /// A control or a picture without a name is found as one.
  private static func isSilent(_ node: Node, _ scene: Scene) -> Bool {
    let isJudgedElsewhere = node.hasControlRole || node.can(.activate) || node.traits.contains(.image)
    return !isJudgedElsewhere && said(by: node).isEmpty
      && scene.visibleTexts(of: node.id).contains { !Wording.words(of: $0).isEmpty }
  }

  private static func said(by node: Node) -> [String] {
    let content = node.customContent.flatMap { [$0.label, $0.value] }
    return Wording.words(
      of: ([node.label, node.value, node.hint].compactMap { $0 } + content).joined(separator: " "))
  }

  /// What is drawn for no element that VoiceOver reaches, and said by none.
  private static func unheard(_ scene: Scene) -> [Verdict<Reason>] {
    let others = scene.canvas.marks.filter { $0.node.map { scene.stopNumbers[$0] == nil } ?? true }
    guard !others.isEmpty else { return [] }
    let heard = Set(scene.elements.flatMap(said) + scene.stops.flatMap(\.containers).flatMap(\.words))
    return others.compactMap { mark in
      guard case .text(let text) = mark.content, isUnheard(text.text, heard),
        MarkView.visibility(of: mark, on: scene.canvas) == .visible
      else { return nil }
      let isHidden = scene.node(mark.node) != nil
      return Verdict(.review, mark.node, isHidden ? .hidden(text.text) : .outside(text.text)).with {
        $0.subject = text.text
        $0.impact = .moderate
      }
    }
  }

  private static func isUnheard(_ text: String, _ heard: Set<String>) -> Bool {
    let words = Wording.words(of: text)
    return words.contains { $0.contains(where: \.isLetter) } && !words.allSatisfy(heard.contains)
  }

  public static var examples: [RuleExample] {
    func text(_ words: String, label: String?, hidden: Bool = false) -> (Node, DrawingItem) {
      let node = Node.example(words, .staticText).with {
        $0.label = label
        $0.isHidden = hidden
      }
      return (node, .text(.example(words, in: node)))
    }
    let (silent, words) = text("Sold out", label: nil)
    let (hidden, decoration) = text("Sold out", label: "Sold out", hidden: true)
    let card = Node.example("Chez Marie, sold out", at: Rect(x: 20, y: 200, width: 200, height: 44))
    return [
      RuleExample(
        "a group that ignores its children and has no label", .of(silent, drawing: [words]), .fail),
      RuleExample("a text that is hidden", .of(hidden, drawing: [decoration]), .review),
      RuleExample("a text that is hidden, said by the card", .of(hidden, card, drawing: [decoration])),
      RuleExample(
        "a text with other words for the ear",
        .of(text("5k", label: "5 thousand followers").0, drawing: [text("5k", label: nil).1]), .pass),
      RuleExample("a text", .of(text("Sold out", label: "Sold out").0, drawing: [words]), .pass),
    ]
  }
}

extension ContainerEntry {
  /// What VoiceOver says of a container.
  fileprivate var words: [String] {
    Wording.words(of: [label, value].compactMap { $0 }.joined(separator: " "))
  }
}
