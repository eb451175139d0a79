import SemanticTree

/// Two elements in one place.
public enum TargetDuplicateBounds: Rule {
  public static let info = RuleInfo(
    id: "target-duplicate-bounds", since: "0.1.0",
    summary: """
      No two controls have the very same place: a finger finds only the one in front, and who swipes comes to the same \
      thing twice.
      """,
    impact: .moderate, dependsOn: [.words, .layout, .interaction], reads: [.traits], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case same(String)
    case own

    public var kind: String {
      switch self {
      case .same: "same-place"
      case .own: "own-place"
      }
    }

    public var message: String {
      switch self {
      case .same(let other):
        "'\(other)' has exactly the same place; make one element of both, or hide the one that does nothing"
      case .own: "no other control has its place"
      }
    }

    public var data: [Fact] {
      switch self {
      case .same(let other): [Fact("other", other)]
      case .own: []
      }
    }
  }

  private struct Box: Hashable {
    let x, y, width, height: Int

    init(_ rect: Rect) {
      (x, y) = (Int(rect.x.rounded()), Int(rect.y.rounded()))
      (width, height) = (Int(rect.width.rounded()), Int(rect.height.rounded()))
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let controls = scene.operable.filter { !$0.frame.isEmpty && $0.origins[.frame] != .absent }
    var first: [Box: Node] = [:]
    return controls.map { node in
      let box = Box(node.frame)
      guard let other = first[box] else {
        first[box] = node
        return Verdict(.pass, node.id, .own)
      }
      return Verdict(.fail, node.id, .same(other.title)).with { $0.subject = node.name }
    }
  }

  public static var examples: [RuleExample] {
    let card = Node.example("Card")
    let link = Node.example("Open the card")
    let texts = ["Milk", "2 litres"].enumerated().map { index, words in
      Node.example(words, .staticText, at: Rect(x: 20, y: 100 + 22 * Double(index), width: 80, height: 20))
        .with {
          $0.actions = [.activate]
          $0.hitShape = .rectangle(Rect(x: 20, y: 100, width: 200, height: 44))
        }
    }
    return [
      RuleExample("a card under a button of its size", .of(card, link), .pass, .fail),
      RuleExample(
        "a card with a button in it",
        .of(card, .example("Buy", at: Rect(x: 160, y: 100, width: 60, height: 44))),
        .pass, .pass),
      RuleExample("two texts of one row that can be tapped", .of(texts[0], texts[1]), .pass, .pass),
      RuleExample("a card under a text of its size", .of(card, .example("Card text", .staticText)), .pass),
    ]
  }
}
