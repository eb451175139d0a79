import SemanticTree

/// What can be done by one gesture or one key only.
public enum GestureOnly: Rule {
  public static let info = RuleInfo(
    id: "gesture-only", since: "0.1.0",
    summary: """
      What a long press or a key does can be done by a tap or a named action too: not everybody can hold a finger still, \
      and few have a keyboard.
      """,
    impact: .critical, dependsOn: [.words, .interaction], reads: [.actions],
    wcag: ["2.1.1", "2.5.1", "2.5.7"],
    en301549: ["11.2.1.1.1", "11.2.5.1"],
    hig: "Accessibility",
    aliases: ["action-missing"])

  public enum Reason: VerdictReason {
    case longPress
    /// It is tapped too, and whether that does the same is not known.
    case longPressBesideTap
    /// The keys.
    case keys([String])
    case alternative
    /// The gesture's name: what it does was not modelled.
    case unknownGesture(String)

    public var kind: String {
      switch self {
      case .longPress: "long-press"
      case .longPressBesideTap: "long-press-beside-tap"
      case .keys: "keys"
      case .alternative: "alternative"
      case .unknownGesture: "unknown-gesture"
      }
    }

    public var message: String {
      switch self {
      case .longPress: "only a long press does something here; offer the same by a tap, or as a named action"
      case .longPressBesideTap:
        "a long press does something that a tap may not do; is it offered elsewhere, or as a named action?"
      case .keys(let keys):
        "the keys \(keys.joined(separator: ", ")) do something here that no tap and no action does; is it offered elsewhere?"
      case .alternative: "an action does the same"
      case .unknownGesture(let name): "what the \(name) does, and whether anything else does it, is not known"
      }
    }

    public var data: [Fact] {
      switch self {
      case .keys(let keys): [Fact("keys", keys.joined(separator: " "))]
      case .unknownGesture(let name): [Fact("gesture", name)]
      case .longPress, .longPressBesideTap, .alternative: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let enabled = scene.elements.filter { !$0.traits.contains(.notEnabled) }
    let handlers = handlers(of: enabled)
    let verdicts = enabled.compactMap { node in
      (longPress(on: node) ?? keys(on: node, handlers)).map { verdict in
        verdict.with {
          $0.subject = node.name
          $0.cause = node.kindOfControl
        }
      }
    }
    return verdicts + unknownGestures(scene)
  }

  private static func longPress(on node: Node) -> Verdict<Reason>? {
    guard node.can(.longPress) else { return nil }
    if node.can(.showMenu) || !node.customActions.isEmpty { return Verdict(.pass, node.id, .alternative) }
    guard node.can(.activate) else { return Verdict(.fail, node.id, .longPress) }
    return Verdict(.review, node.id, .longPressBesideTap).with { $0.impact = .moderate }
  }

  // MARK: Keys

  /// Keys that act on the element that has the focus. The others scroll, leave or move on.
  private static let keys: Set<String> = [
    "space", "return", "upArrow", "downArrow", "leftArrow", "rightArrow",
  ]

  /// How many elements answer each key: one handler around a screen is felt in all of them.
  private static func handlers(of elements: [Node]) -> [String: Int] {
    elements.flatMap(\.keyPresses).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func keys(on node: Node, _ handlers: [String: Int]) -> Verdict<Reason>? {
    let own = node.keyPresses.filter { keys.contains($0) && handlers[$0] == 1 }
    guard !own.isEmpty, !node.traits.contains(.textEntry) else { return nil }
    if node.can(.activate) || node.can(.increment) || !node.customActions.isEmpty {
      return Verdict(.pass, node.id, .alternative)
    }
    return Verdict(.review, node.id, .keys(own)).with { $0.impact = .serious }
  }

  // MARK: Gestures that are not modelled

  private static let gestures: Set<String> = [
    "DragGesture", "MagnifyGesture", "MagnificationGesture", "RotateGesture", "RotationGesture",
  ]

  private static func unknownGestures(_ scene: Scene) -> [Verdict<Reason>] {
    scene.screen.notModelled.filter { gestures.contains($0.name) }.map { call in
      Verdict(.notMeasured, nil, .unknownGesture(call.name))
    }
  }

  public static var examples: [RuleExample] {
    func node(_ label: String, _ actions: NodeAction..., y: Double = 100) -> Node {
      .example(label, .staticText, at: Rect(x: 20, y: y, width: 200, height: 44)).with {
        $0.actions = actions
      }
    }
    var dragged = Screen.of(node("Card"))
    dragged.notModelled = [NotModelled(name: "DragGesture", source: nil, consequence: "")]
    return [
      RuleExample("a message that is deleted by a long press", .of(node("Hello", .longPress)), .fail),
      RuleExample("the same with a named action", .of(node("Hello", .longPress, .custom("Delete"))), .pass),
      RuleExample(
        "a menu that opens at once or when held", .of(node("Sort", .activate, .longPress, .showMenu)), .pass),
      RuleExample("a chip with a tap and a long press", .of(node("Vegan", .activate, .longPress)), .review),
      RuleExample("a text that answers the space bar", .of(node("Card", .keyPress("space"))), .review),
      RuleExample(
        "a button that answers the space bar", .of(node("Card", .activate, .keyPress("space"))), .pass),
      RuleExample(
        "a screen that answers the space bar everywhere",
        .of(node("Title", .keyPress("space")), node("Text", .keyPress("space"), y: 200))),
      RuleExample("a list that is scrolled", .of(node("Rows", .scroll(.down)))),
      RuleExample("a card that is dragged", dragged, .notMeasured),
    ]
  }
}

extension Node {
  /// The keys that the element answers.
  fileprivate var keyPresses: [String] {
    actions.compactMap { action in
      guard case .keyPress(let key) = action else { return nil }
      return key
    }
  }
}
