import SemanticTree

/// What changes before the eye and is not said.
public enum StatusNotAnnounced: Rule {
  public static let info = RuleInfo(
    id: "status-not-announced", since: "0.1.0",
    summary: """
      When acting on one thing changes a text elsewhere, a listener is told: by an announcement, or because the focus \
      goes there.
      """,
    impact: .moderate, dependsOn: [.words, .interaction], wcag: ["4.1.3"], en301549: ["11.4.1.3.1"],
    hig: "VoiceOver",
    looksBack: true, aliases: ["change-not-announced", "filter-count-announced"])

  public enum Reason: VerdictReason {
    case silent(old: String, new: String)
    case announced

    public var kind: String {
      switch self {
      case .silent: "silent"
      case .announced: "announced"
      }
    }

    public var message: String {
      switch self {
      case .silent(let old, let new):
        "'\(old)' became '\(new)' and nothing was announced; post an announcement"
      case .announced: "the change is announced"
      }
    }

    public var data: [Fact] {
      switch self {
      case .silent(let old, let new): [Fact("before", old), Fact("after", new)]
      case .announced: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let previous = scene.previous else { return [] }
    let before = Dictionary(
      previous.root.subtree.filter(\.isElement).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return scene.elements.compactMap { node in
      guard node.id != scene.activated, node.traits.contains(.staticText),
        let old = before[node.id]?.label, let new = node.label, old != new
      else { return nil }
      return verdict(on: node, old, new, scene)
    }
  }

  private static func verdict(on node: Node, _ old: String, _ new: String, _ scene: Scene) -> Verdict<Reason>
  {
    let isTold =
      scene.screen.focusRequest == node.id
      || scene.screen.notifications.contains { notification in
        notification.text?.lowercased().contains(new.lowercased()) == true
      }
    if isTold { return Verdict(.pass, node.id, .announced) }
    return Verdict(.fail, node.id, .silent(old: old, new: new)).with {
      $0.subject = new
      $0.cause = "text \(node.id)"
      $0.changesSubject = true
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ words: String, announcing announcement: String? = nil) -> Screen {
      var screen = Screen.of(
        .example("Vegan"), Node.example(words, .staticText).with { $0.id = NodeID("count") })
      screen.notifications = announcement.map { [Notification(kind: .announcement, text: $0)] } ?? []
      return screen
    }
    return [
      RuleExample("a count that changes in silence", screen("2 results"), after: screen("5 results"), .fail),
      RuleExample(
        "a count that is announced", screen("2 results", announcing: "2 results found"),
        after: screen("5 results"),
        .pass),
      RuleExample("nothing changes", screen("5 results"), after: screen("5 results")),
    ]
  }
}
