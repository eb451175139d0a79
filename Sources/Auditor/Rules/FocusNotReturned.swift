import SemanticTree
import VoiceOver

/// Where VoiceOver's cursor goes when something that was opened closes.
public enum FocusNotReturned: Rule {
  public static let info = RuleInfo(
    id: "focus-not-returned", since: "0.1.0",
    summary: """
      When a list or a panel closes, VoiceOver's cursor goes back to what opened it; else a listener is put down \
      anywhere on the screen and has to find the way back.
      """,
    impact: .moderate, dependsOn: [.words, .interaction, .structure], wcag: ["2.4.3"], en301549: ["11.2.4.3"],
    hig: "VoiceOver",
    looksBack: true, aliases: ["focus-lost", "focus-start-wrong", "dropdown-focus-return"])

  public enum Reason: VerdictReason {
    /// What was activated last, and what had opened it.
    case notReturned(gone: String, opener: String)
    /// The same for something that the author made modal.
    case modalClosed(gone: String, opener: String)
    /// One thing that goes away when it is used, such as 'Clear all'.
    case vanished(gone: String)
    /// A control that is made anew when it is activated.
    case replaced(String)
    case elsewhere(target: String, opener: String)
    case returned, managed

    public var kind: String {
      switch self {
      case .notReturned: "not-returned"
      case .modalClosed: "modal-closed"
      case .vanished: "vanished"
      case .replaced: "replaced"
      case .elsewhere: "elsewhere"
      case .returned: "returned"
      case .managed: "managed"
      }
    }

    public var message: String {
      switch self {
      case .notReturned(let gone, let opener):
        "'\(gone)' goes away with all that '\(opener)' brought, and nothing moves VoiceOver's cursor; send the "
          + "accessibility focus back to '\(opener)'"
      case .modalClosed(let gone, let opener):
        "'\(gone)' closes the modal view that '\(opener)' opened, and nothing moves VoiceOver's cursor; does it "
          + "come back to '\(opener)'?"
      case .vanished(let gone):
        "'\(gone)' goes away when it is activated, and nothing says where VoiceOver's cursor goes from there"
      case .replaced(let name):
        "'\(name)' is made anew when it is activated; does VoiceOver's cursor stay on it? Give it one identity in all its "
          + "states"
      case .elsewhere(let target, let opener):
        "when it closes, VoiceOver's cursor goes to '\(target)' and not back to '\(opener)'; is that where people go on?"
      case .returned: "the cursor goes back to what opened it"
      case .managed: "the system moves the cursor"
      }
    }

    public var data: [Fact] {
      switch self {
      case .notReturned(let gone, let opener), .modalClosed(let gone, let opener):
        [Fact("activated", gone), Fact("opener", opener)]
      case .vanished(let gone), .replaced(let gone): [Fact("activated", gone)]
      case .elsewhere(let target, let opener): [Fact("target", target), Fact("opener", opener)]
      case .returned, .managed: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let visit = Visit(scene) else { return replaced(scene) }
    return [
      judge(visit, scene).with {
        $0.subject = visit.opener.name
        $0.cause = "opened by \(visit.opener.kindOfControl)"
      }
    ]
  }

  /// A verdict on a control that is made anew when it is activated: where the cursor goes then no public source tells.
  private static func replaced(_ scene: Scene) -> [Verdict<Reason>] {
    guard let last = scene.history.last, !scene.stops.contains(where: { $0.id == last.activated }),
      let old = last.screen.root.node(last.activated), old.isElement, let label = old.label,
      scene.screen.focusRequest == nil, old.traits.isDisjoint(with: [.backButton, .menuItem]),
      let new = scene.elements.first(where: {
        $0.label == label && $0.role == old.role && old.frame.contains($0.frame.center)
          && last.screen.root.node($0.id) == nil
      })
    else { return [] }
    return [
      Verdict(.review, new.id, .replaced(label)).with {
        $0.subject = label
        $0.cause = "replaced \(new.kindOfControl)"
      }
    ]
  }

  private static func judge(_ visit: Visit, _ scene: Scene) -> Verdict<Reason> {
    let (opener, gone) = (visit.opener, visit.gone.title)
    if visit.isManaged { return Verdict(.notApplicable, opener.id, .managed) }
    if let target = visit.target {
      return target.id == opener.id
        ? Verdict(.pass, opener.id, .returned)
        : Verdict(.review, opener.id, .elsewhere(target: target.title, opener: opener.title))
    }
    if visit.isInModal {
      return Verdict(.review, opener.id, .modalClosed(gone: gone, opener: opener.title))
    }
    if visit.isChoice || visit.broughtCount == 1 {
      return Verdict(.review, opener.id, .vanished(gone: gone)).with { $0.impact = .minor }
    }
    // That no code moves the cursor is known; where iOS puts it then is not.
    return Verdict(.fail, opener.id, .notReturned(gone: gone, opener: opener.title)).with {
      $0.certainty = .inferred
    }
  }
}

/// A visit to something that was opened and is closed again.
private struct Visit {
  let opener: Node
  /// What was activated last and is not there any more.
  let gone: Node
  /// How many elements had come with it.
  let broughtCount: Int
  /// Whether the opener turned on or off, as a filter does and a menu's button does not.
  let isChoice: Bool
  /// Whether the system closes it and moves the cursor.
  let isManaged: Bool
  /// Whether it was in something that the author made modal.
  let isInModal: Bool
  /// Where the cursor is sent.
  let target: Node?

  /// Nil where nothing was opened, or where it is still open.
  init?(_ scene: Scene) {
    guard let last = scene.history.last, !scene.stops.contains(where: { $0.id == last.activated }),
      let way = last.screen.root.way(to: last.activated), let gone = way.last,
      let opening = Opening(of: gone.id, in: scene.history),
      let opener = scene.elements.first(where: { $0.id == opening.opener }),
      !scene.stops.contains(where: { stop in opening.brought.contains { $0.id == stop.id } })
    else { return nil }
    self.opener = opener
    self.gone = gone
    broughtCount = opening.brought.count
    isChoice = opening.isChoice
    let modals = way.filter(\.isModal)
    isInModal = !modals.isEmpty
    isManaged =
      modals.contains { $0.origins[.traits] != .given }
      || !gone.traits.isDisjoint(with: [.backButton, .menuItem])
      || !opener.traits.isDisjoint(with: [.tabBarItem, .tabBar, .searchField])
      || opening.brought.contains { $0.traits.contains(.backButton) }
    target = Visit.target(in: scene)
  }

  private static func target(in scene: Scene) -> Node? {
    let moves: Set<Notification.Kind> = [.layoutChanged, .screenChanged]
    let notified = scene.screen.notifications.last { moves.contains($0.kind) && $0.target != nil }?.target
    if let target = scene.screen.focusRequest ?? notified {
      return scene.elements.first { $0.id == target }
    }
    // VoiceOver follows the keyboard.
    return scene.elements.first { node in
      node.traits.contains(.isEditing)
        && scene.previous?.root.node(node.id)?.traits.contains(.isEditing) != true
    }
  }
}

/// The activation that brought an element.
private struct Opening {
  let opener: NodeID
  let brought: [Node]
  let isChoice: Bool

  /// Nil where the element was there from the start.
  init?(of id: NodeID, in history: [Scene.Moment]) {
    guard var after = history.last.map({ Opening.elements(on: $0.screen) }) else { return nil }
    for (index, moment) in history.enumerated().dropLast().reversed() {
      let before = Opening.elements(on: moment.screen)
      if before.contains(where: { $0.id == id }) {
        after = before
        continue
      }
      // What goes away itself when it is activated opens nothing: the screen behind a tip comes back.
      guard history[(index + 1)...].allSatisfy({ $0.screen.root.node(moment.activated) != nil }) else {
        return nil
      }
      let known = Set(before.map(\.id))
      opener = moment.activated
      brought = after.filter { !known.contains($0.id) }
      isChoice = Opening.isChoice(opener, before, after)
      return
    }
    return nil
  }

  private static func elements(on screen: Screen) -> [Node] { ReadingOrder.stops(on: screen).map(\.node) }

  private static func isChoice(_ id: NodeID, _ before: [Node], _ after: [Node]) -> Bool {
    let old = before.first { $0.id == id }?.traits ?? []
    let new = after.first { $0.id == id }?.traits ?? old
    return old.contains(.selected) != new.contains(.selected)
      || !old.isDisjoint(with: [.toggleButton, .radioButton])
  }
}

extension FocusNotReturned {
  public static var examples: [RuleExample] {
    let field = Node.example("Shipping")
    func option(_ label: String, _ row: Double) -> Node {
      .example(label, at: Rect(x: 20, y: 100 + 50 * row, width: 200, height: 44))
    }
    let (standard, express) = (option("Standard", 1), option("Express", 2))
    let closed = Screen.of(field)
    let open = Screen.of(field, standard, express)
    func after(_ opened: Screen, _ activated: Node = express) -> [Scene.Moment] {
      [Scene.Moment(closed, activating: field.id), Scene.Moment(opened, activating: activated.id)]
    }
    func layer(_ origin: Origin?) -> Screen {
      let layer = Node(id: NodeID("layer"), isElement: false, children: [standard, express]).with {
        $0.isModal = true
        $0.origins[.traits] = origin
      }
      return .of(field, layer)
    }
    var returned = closed
    returned.focusRequest = field.id
    var notified = closed
    notified.notifications = [Notification(kind: .layoutChanged, target: field.id)]
    let total = Node.example("Total", .staticText, at: Rect(x: 20, y: 400, width: 200, height: 20))
    var elsewhere = Screen.of(field, total)
    elsewhere.focusRequest = total.id
    let back = option("Back", 1).with { $0.traits = [.button, .backButton] }
    let behind = field.with { $0.isHidden = true }
    let chosen = field.with { $0.traits.insert(.selected) }
    return [
      RuleExample("an option that closes its list", closed, after: after(open), .fail),
      RuleExample("an option that sends the focus back", returned, after: after(open), .pass),
      RuleExample(
        "an option that posts a change of layout for the field", notified, after: after(open), .pass),
      RuleExample("an option that sends the focus on", elsewhere, after: after(open), .review),
      RuleExample(
        "a button in a view that the author made modal", closed, after: after(layer(.given)), .review),
      RuleExample(
        "'Clear', which comes with a choice", closed, after: after(.of(chosen, standard, express)), .review),
      RuleExample("a single button that comes and goes", closed, after: after(.of(field, express)), .review),
      RuleExample("a row of the system's menu", closed, after: after(layer(nil)), .notApplicable),
      RuleExample(
        "a pushed page that is left", closed, after: after(.of(behind, back, express)), .notApplicable),
      RuleExample("a list that stays open", .of(field, standard), after: after(open)),
      RuleExample(
        "a tip that is closed and opened again", .of(field),
        after: [
          Scene.Moment(closed, activating: field.id),
          Scene.Moment(.of(standard, express), activating: express.id),
        ]),
      RuleExample("an opener that is gone too", .of(total), after: after(open)),
    ]
  }
}
