import SemanticTree

/// What opens and closes, and does not say so.
public enum StateNotExposed: Rule {
  public static let info = RuleInfo(
    id: "state-not-exposed", since: "0.1.0",
    summary: """
      What opens and closes something below it or over it says whether that is open: as expanded or collapsed, by its \
      value or by its label.
      """,
    impact: .serious, dependsOn: [.words, .interaction, .structure], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.5"], hig: "Disclosure controls",
    looksBack: true, aliases: ["expanded-state-missing", "dropdown-state-spoken"],
    subsumes: ["selected-not-exposed"])

  public enum Reason: VerdictReason {
    case silent(Change, first: String)
    case exposed

    /// What an activation did.
    public enum Change: String, Hashable, Sendable {
      case opens, closes
    }

    public var kind: String {
      switch self {
      case .silent: "silent"
      case .exposed: "exposed"
      }
    }

    public var message: String {
      switch self {
      case .silent(let change, let first):
        "it \(change.rawValue) '\(first)' and neither its label nor its value nor a trait tells that; give it a value such as 'Expanded', or "
          + "the expanded state"
      case .exposed: "it says whether what it opens is open"
      }
    }

    public var data: [Fact] {
      switch self {
      case .silent(let change, let first): [Fact("change", change.rawValue), Fact("first", first)]
      case .exposed: []
      }
    }
  }

  /// How far below a control what it opens may begin, in points.
  private static let reach = 80.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    // Where a sheet, a menu or another page came, the control is out of reach.
    guard let id = scene.activated, let previous = scene.previous, let old = scene.earlierElements[id],
      scene.stopNumbers[id] != nil, let node = scene.node(id), !node.traits.contains(.textEntry),
      let change = change(of: node, old, scene)
    else { return [] }
    let isExposed =
      old.traits != node.traits || old.value != node.value || old.label != node.label
      || old.expanded != node.expanded
    let movesFocus = scene.screen.focusRequest.map { id in change.content.contains { $0.id == id } } ?? false
    if isExposed || movesFocus { return [Verdict(.pass, id, .exposed)] }
    // Who adds a row to a list opens nothing, and a text that comes may be the outcome of what was done.
    // What covers the screen ought to be modal, and then the control is out of reach.
    let isPanel =
      !change.covers && change.content.contains(where: \.isOperable)
      && Look(of: id, on: previous) != Look(of: id, on: scene.screen)
    guard isPanel || isDisclosure(id, scene), let first = change.content.first else { return [] }
    return [
      Verdict(.fail, id, .silent(change.kind, first: first.title)).with {
        $0.subject = scene.name(of: id)
        $0.cause = node.kindOfControl
        if !isDisclosure(id, scene) { $0.certainty = .inferred }
      }
    ]
  }

  private struct Content {
    let kind: Reason.Change
    let content: [Node]
    /// Whether it lies over what was there before.
    let covers: Bool
  }

  /// What came or went below the control or over it; nil where one thing took another's place.
  private static func change(of node: Node, _ old: Node, _ scene: Scene) -> Content? {
    let came = scene.elements.filter { scene.earlierElements[$0.id] == nil }
    let went = scene.earlierElements.values.filter { scene.stopNumbers[$0.id] == nil }
    guard came.isEmpty != went.isEmpty else { return nil }
    return came.isEmpty
      ? content(went, .closes, under: old, among: Array(scene.earlierElements.values))
      : content(came, .opens, under: node, among: scene.elements)
  }

  private static func content(
    _ nodes: [Node], _ kind: Reason.Change, under control: Node, among all: [Node]
  ) -> Content? {
    let place = nodes.map(\.frame).reduce(Rect.zero) { $0.union($1) }
    let isBelow =
      place.minY >= control.frame.minY && place.minY <= control.frame.maxY + reach
      && place.minX < control.frame.maxX && control.frame.minX < place.maxX
    guard isBelow else { return nil }
    let ids = Set(nodes.map(\.id) + [control.id])
    let ordered = nodes.sorted {
      ($0.frame.minY, $0.frame.minX, $0.id) < ($1.frame.minY, $1.frame.minX, $1.id)
    }
    return Content(
      kind: kind, content: ordered,
      covers: all.contains { !ids.contains($0.id) && place.contains($0.frame.center) })
  }

  private static let arrows = [
    "chevron.down", "chevron.up", "arrowtriangle.down", "arrowtriangle.up", "arrowtriangle.right",
  ]

  /// Whether an arrow on it points to what it opens, or a symbol on it turned.
  private static func isDisclosure(_ id: NodeID, _ scene: Scene) -> Bool {
    let before = scene.earlierPaintings?.symbols[id] ?? []
    let after = scene.paintings.symbols[id] ?? []
    return before.map(\.rotation) != after.map(\.rotation)
      || (before + after).contains { symbol in arrows.contains { symbol.name.hasPrefix($0) } }
  }

  public static var examples: [RuleExample] {
    let field = Node.example("Shipping")
    let arrow = DrawingItem.symbol(
      SymbolDrawing(
        node: field.id, name: "chevron.down", frame: Rect(x: 190, y: 112, width: 20, height: 20),
        paint: .color(.black), font: FontDescription(size: 17), isFrameMeasured: true))
    let turned = DrawingItem.symbol(
      SymbolDrawing(
        node: field.id, name: "chevron.right", frame: Rect(x: 190, y: 112, width: 20, height: 20),
        paint: .color(.black), font: FontDescription(size: 17), rotation: .pi / 2, isFrameMeasured: true))
    let option = Node.example("Express", at: Rect(x: 20, y: 150, width: 200, height: 44))
    func value(_ words: String) -> Node { field.with { $0.value = words } }
    let closed = Screen.of(field, drawing: [arrow])
    let list = Screen.of(option.with { $0.isModal = true }, field, drawing: [arrow])
    let open = Screen.of(field, option, drawing: [arrow])
    return [
      RuleExample("a field that opens a list in silence", open, after: closed, activating: field.id, .fail),
      RuleExample("a field that closes it in silence", closed, after: open, activating: field.id, .fail),
      RuleExample(
        "a field whose arrow turns", .of(field, option, drawing: [turned]),
        after: .of(field, drawing: [arrow]),
        activating: field.id, .fail),
      RuleExample(
        "a field that says 'Expanded'", .of(value("Expanded"), option, drawing: [arrow]),
        after: .of(value("Collapsed"), drawing: [arrow]), activating: field.id, .pass),
      RuleExample("a list that is modal", list, after: closed, activating: field.id),
      RuleExample(
        "a button that adds a row", .of(field, option), after: .of(field), activating: field.id),
      RuleExample("an option that is chosen", closed, after: open, activating: option.id),
    ]
  }
}
