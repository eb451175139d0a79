import SemanticTree
import VoiceOver

/// "Edit, button. Edit, button."
public enum LabelDuplicate: Rule {
  public static let info = RuleInfo(
    id: "label-duplicate", since: "0.1.0",
    summary: """
      Controls that follow each other have names that tell them apart: of two that are both "Edit" nobody hears which \
      edits what.
      """,
    impact: .moderate, dependsOn: [.words], reads: [.traits], wcag: ["2.4.4", "2.4.6"],
    en301549: ["11.2.4.4", "11.2.4.6"],
    hig: "VoiceOver",
    aliases: ["same-label-different-action"])

  public enum Reason: VerdictReason {
    case same(label: String, count: Int)
    /// The eye sees the same words, so only their place tells them apart for everybody.
    case seenAlike(label: String, count: Int)
    case different

    public var kind: String {
      switch self {
      case .same: "same"
      case .seenAlike: "seen-alike"
      case .different: "different"
      }
    }

    public var message: String {
      switch self {
      case .same(let label, let count):
        "\(count) controls are called '\(label)' and nothing is read between them that tells them apart; say what each is "
          + "for"
      case .seenAlike(let label, let count):
        "\(count) controls are called '\(label)', on the screen too, with nothing read between them; do they do the same?"
      case .different: "its name, or what is read before it, tells it apart"
      }
    }

    public var data: [Fact] {
      switch self {
      case .same(let label, let count), .seenAlike(let label, let count):
        [Fact("label", label), Fact("count", Double(count))]
      case .different: []
      }
    }
  }

  /// All that VoiceOver says of a control before its hint, and the groups that it is in.
  private struct Speech: Hashable {
    let label, role: String
    let value, hint: String?
    let isSelected: Bool
    let containers: [NodeID]

    init?(_ stop: Stop) {
      let node = stop.node
      guard node.isOperable, node.hasControlRole, let label = node.spokenLabel else { return nil }
      self.label = label
      role = node.role
      value = node.value
      hint = node.hint
      isSelected = node.traits.contains(.selected)
      containers = stop.containers.map(\.id)
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let speeches = scene.stops.map(Speech.init)
    var places: [Speech: [Int]] = [:]
    for (place, speech) in speeches.enumerated() {
      if let speech { places[speech, default: []].append(place) }
    }
    // How many stops up to each place tell something of their own: they give what follows a context.
    var contexts = [0]
    for speech in speeches {
      let isOwn = speech.map { places[$0]?.count == 1 } ?? true
      contexts.append(contexts[contexts.count - 1] + (isOwn ? 1 : 0))
    }
    var crowds: [Int: Crowd] = [:]
    for members in places.values where members.count > 1 {
      for (first, second) in zip(members, members.dropFirst()) where contexts[first] == contexts[second] {
        let isRow = scene.stops[first].node.frame.isInRow(of: scene.stops[second].node.frame)
        for place in [first, second] {
          crowds[place] = Crowd(count: members.count, isRow: isRow || crowds[place]?.isRow == true)
        }
      }
    }
    return speeches.indices.compactMap { place in
      speeches[place].map { verdict(on: scene.stops[place].node, $0.label, crowds[place], scene) }
    }
  }

  /// Controls of one name with nothing between them.
  private struct Crowd {
    let count: Int
    /// Whether some of them stand side by side.
    let isRow: Bool
  }

  private static func verdict(
    on node: Node, _ label: String, _ crowd: Crowd?, _ scene: Scene
  ) -> Verdict<Reason> {
    let isSeen = scene.visibleTexts(of: node.id).contains { Wording.isSame($0, label) }
    // Two rows of a list that read the same are the same for everybody.
    guard let crowd, crowd.isRow || !isSeen else {
      return Verdict(.pass, node.id, .different).with { $0.subject = label }
    }
    let count = crowd.count
    let verdict: Verdict<Reason> =
      isSeen
      ? Verdict(.review, node.id, .seenAlike(label: label, count: count))
      : Verdict(.fail, node.id, .same(label: label, count: count))
    return verdict.with {
      $0.subject = label
      $0.cause = "label \(label)"
    }
  }

  public static var examples: [RuleExample] {
    func button(_ label: String, _ column: Int) -> Node {
      .example(label, at: Rect(x: 20 + 60 * Double(column), y: 100, width: 44, height: 44))
    }
    func text(_ words: String, _ column: Int) -> Node {
      button(words, column).with { $0.become(.staticText) }
    }
    func person(_ row: Int) -> Node {
      .example("Ada", at: Rect(x: 20, y: 100 + 52 * Double(row), width: 300, height: 52))
    }
    func name(_ row: Int) -> DrawingItem { .text(.example("Ada", in: person(row))) }
    let (first, second) = (button("Add", 0), button("Add", 1))
    let words: [DrawingItem] = [.text(.example("Add", in: first)), .text(.example("Add", in: second))]
    return [
      RuleExample("two pencils called 'Edit'", .of(button("Edit", 0), button("Edit", 1)), .fail, .fail),
      RuleExample(
        "pencils and bins in turn",
        .of(button("Edit", 0), button("Delete", 1), button("Edit", 2), button("Delete", 3)), .fail, .fail,
        .fail,
        .fail),
      RuleExample("two buttons that both say 'Add'", .of(first, second, drawing: words), .review, .review),
      RuleExample(
        "two people of one name in a list", .of(person(0), person(1), drawing: [name(0), name(1)]), .pass,
        .pass),
      RuleExample(
        "a button in each row of a list",
        .of(text("Burger", 0), button("More", 1), text("Pizza", 2), button("More", 3)), .pass, .pass),
      RuleExample(
        "fields with different values",
        .of(
          button("Time", 0).with { $0.value = "9:00" }, button("Time", 1).with { $0.value = "17:00" }), .pass,
        .pass),
      RuleExample("a button and a switch", .of(button("Wi-Fi", 0)), .pass),
    ]
  }
}

extension Node {
  /// Makes an element of another kind of an example's control.
  fileprivate mutating func become(_ traits: Traits) {
    self.traits = traits
    actions = []
    hitShape = nil
  }
}
