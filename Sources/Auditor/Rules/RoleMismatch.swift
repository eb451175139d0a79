import SemanticTree

/// Text fields that open a list.
public enum RoleMismatch: Rule {
  public static let info = RuleInfo(
    id: "role-mismatch", since: "0.1.0",
    summary: """
      A control does what its role says: a text field is typed into, a link leads somewhere, and what is adjustable can be \
      adjusted.
      """,
    impact: .critical, dependsOn: [.words, .interaction, .structure], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.5"], hig: "VoiceOver",
    looksBack: true)

  public enum Reason: VerdictReason {
    case fieldOpens(first: String)
    case notAdjusted
    case linkToggles
    case asSaid

    public var kind: String {
      switch self {
      case .fieldOpens: "field-opens"
      case .notAdjusted: "not-adjusted"
      case .linkToggles: "link-toggles"
      case .asSaid: "as-said"
      }
    }

    public var message: String {
      switch self {
      case .fieldOpens(let first):
        "VoiceOver calls it a text field, and it opens '\(first)' and takes no text; make it a button or a pop-up button"
      case .notAdjusted:
        "VoiceOver says to swipe up or down to adjust it, and it has no actions for that; add them, or take the trait away"
      case .linkToggles: "VoiceOver calls it a link, and it changes its own state; is it a button?"
      case .asSaid: "it does what its role says"
      }
    }

    public var data: [Fact] {
      switch self {
      case .fieldOpens(let first): [Fact("first", first)]
      case .notAdjusted, .linkToggles, .asSaid: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let activated = scene.activated.flatMap { scene.earlierElements[$0] }
    return sliders(scene) + (activated.flatMap { verdict(on: $0, scene) }.map { [$0] } ?? [])
  }

  private static func sliders(_ scene: Scene) -> [Verdict<Reason>] {
    let sliders = scene.elements.filter {
      $0.traits.contains(.adjustable) && !$0.traits.contains(.notEnabled) && $0.origins[.actions] != .absent
    }
    return sliders.map { node in
      let isAdjusted = node.can(.increment) || node.can(.decrement)
      let verdict: Verdict<Reason> =
        isAdjusted ? Verdict(.pass, node.id, .asSaid) : Verdict(.fail, node.id, .notAdjusted)
      return verdict.with { $0.subject = scene.name(of: node.id) }
    }
  }

  /// - Parameter old: the element that was activated, as it was before.
  private static func verdict(on old: Node, _ scene: Scene) -> Verdict<Reason>? {
    let name = old.title
    if old.traits.contains(.textEntry) {
      // A search may go on in a field of another screen.
      let isTyped = scene.elements.contains { $0.traits.contains(.isEditing) || takesText($0, scene) }
      let came = scene.elements.first { scene.earlierElements[$0.id] == nil && $0.isOperable }
      guard !isTyped, let came else { return nil }
      let first = came.title
      return Verdict(.fail, old.id, .fieldOpens(first: first)).with { $0.subject = name }
    }
    guard old.traits.contains(.link), let node = scene.node(old.id), scene.stopNumbers[old.id] != nil,
      node.value != old.value || node.expanded != old.expanded
        || node.traits.contains(.selected) != old.traits.contains(.selected)
    else { return nil }
    return Verdict(.review, old.id, .linkToggles).with {
      $0.subject = name
      $0.impact = .moderate
    }
  }

  /// Whether it is a field that was not there before.
  private static func takesText(_ node: Node, _ scene: Scene) -> Bool {
    !node.traits.isDisjoint(with: [.textEntry, .searchField]) && scene.earlierElements[node.id] == nil
  }

  public static var examples: [RuleExample] {
    let field = Node.example("Type", .textEntry)
    let option = Node.example("Login", at: Rect(x: 20, y: 150, width: 200, height: 44))
    let link = Node.example("Vegan", .link)
    func slider(_ actions: NodeAction...) -> Screen {
      .of(Node.example("Volume", .adjustable).with { $0.actions = actions })
    }
    return [
      RuleExample(
        "a chooser that is a text field", .of(field, option), after: .of(field), activating: field.id, .fail),
      RuleExample(
        "a text field that suggests words", .of(field.with { $0.traits.insert(.isEditing) }, option),
        after: .of(field), activating: field.id),
      RuleExample("a slider that cannot be adjusted", slider(), .fail),
      RuleExample("a slider", slider(.increment, .decrement), .pass),
      RuleExample(
        "a link that becomes selected", .of(link.with { $0.traits.insert(.selected) }), after: .of(link),
        activating: link.id, .review),
    ]
  }
}
