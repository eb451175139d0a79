import SemanticTree
import VoiceOver

/// Ticks that are only drawn.
public enum MenuItemSelected: Rule {
  public static let info = RuleInfo(
    id: "menu-item-selected", since: "0.1.0",
    summary: """
      The row that is chosen in a list of options has the selected trait: a picture of a tick is not heard, or only as one \
      more word.
      """,
    impact: .critical, dependsOn: [.words, .look, .interaction], wcag: ["4.1.2"],
    en301549: ["11.4.1.2.1", "11.5.2.5"], hig: "VoiceOver",
    looksBack: true)

  public enum Reason: VerdictReason {
    case onlyTick
    /// A tick before the words may be an icon for what the row does, and one in a circle that something is done.
    case maybeIcon
    case selected

    public var kind: String {
      switch self {
      case .onlyTick: "only-tick"
      case .maybeIcon: "maybe-icon"
      case .selected: "selected"
      }
    }

    public var message: String {
      switch self {
      case .onlyTick: "a tick tells that it is chosen, and VoiceOver does not; add the selected trait"
      case .maybeIcon:
        "a tick stands on it and not on its neighbours; if it tells a state, add the selected trait or a value"
      case .selected: "VoiceOver says that it is chosen"
      }
    }

    public var data: [Fact] { [] }
  }

  private static let ticks: Set<String> = [
    "checkmark", "checkmark.circle", "checkmark.circle.fill", "checkmark.square", "checkmark.square.fill",
    "largecircle.fill.circle", "record.circle",
  ]
  /// What stands in the place of a tick on rows that are not chosen.
  private static let blanks: Set<String> = ["circle", "square", "circle.dotted"]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let ticked = scene.stops.filter { isTicked($0.node, scene) }
    guard !ticked.isEmpty else { return [] }
    let lists = Dictionary(grouping: scene.stops.filter { isRow($0.node, scene) }, by: list)
    return ticked.compactMap { stop in
      let node = stop.node
      let others = (lists[list(of: stop)] ?? []).map(\.node).filter { !isTicked($0, scene) }
      if isSaid(node, among: others, scene) {
        return Verdict(.pass, node.id, .selected).with { $0.subject = scene.name(of: node.id) }
      }
      guard let reason = reason(for: node, among: others, scene) else { return nil }
      return Verdict(reason == .onlyTick ? .fail : .review, node.id, reason).with {
        $0.subject = scene.name(of: node.id)
        $0.cause = node.kindOfControl
      }
    }
  }

  /// A control with words on it that is not disabled.
  private static func isRow(_ node: Node, _ scene: Scene) -> Bool {
    node.hasControlRole && !node.traits.contains(.notEnabled) && scene.paintings.texts[node.id] != nil
  }

  private static func isTicked(_ node: Node, _ scene: Scene) -> Bool {
    isRow(node, scene) && scene.paintings.symbols[node.id]?.contains { ticks.contains($0.name) } == true
  }

  /// By a trait, by a value that others have not, or by a label that says more than is written there.
  private static func isSaid(_ node: Node, among others: [Node], _ scene: Scene) -> Bool {
    if node.traits.contains(.selected) || node.traits.contains(.toggleButton) { return true }
    if let value = node.value, !others.contains(where: { $0.value == value }) { return true }
    let seen = Set(scene.visibleTexts(of: node.id).flatMap(Wording.words))
    return node.origins[.label] == .given && !seen.isSuperset(of: Wording.words(of: node.label ?? ""))
  }

  /// Rows of one kind that stand together.
  private static func list(of stop: Stop) -> String {
    "\(stop.node.kindOfControl) \(stop.containers.map(\.id.path))"
  }

  private static func reason(for node: Node, among others: [Node], _ scene: Scene) -> Reason? {
    func symbols(_ node: Node) -> Set<String> { Set((scene.paintings.symbols[node.id] ?? []).map(\.name)) }
    if others.contains(where: { !symbols($0).isDisjoint(with: blanks) }) { return .onlyTick }
    let isLast = lastSymbol(of: node, scene).map { ticks.contains($0) } ?? false
    // An icon on each row is an icon.
    let bare = others.filter { isLast ? lastSymbol(of: $0, scene) == nil : symbols($0).isEmpty }
    guard bare.count > 1, isLast || bare.count == others.count else { return nil }
    let isPlain = isLast && symbols(node).contains("checkmark")
    return isPlain || wandered(to: node, scene) ? .onlyTick : .maybeIcon
  }

  /// Whether the same row had no tick before.
  private static func wandered(to node: Node, _ scene: Scene) -> Bool {
    scene.earlierElements[node.id] != nil
      && scene.earlierPaintings?.symbols[node.id]?.contains { ticks.contains($0.name) } != true
  }

  /// The symbol that stands after a row's words.
  private static func lastSymbol(of node: Node, _ scene: Scene) -> String? {
    let frames = (scene.paintings.texts[node.id] ?? []).map(\.frame)
    let symbols = scene.paintings.symbols[node.id] ?? []
    if scene.screen.environment.layoutDirection == .rightToLeft {
      let end = frames.map(\.minX).min() ?? 0
      return symbols.last { $0.frame.maxX <= end }?.name
    }
    let end = frames.map(\.maxX).max() ?? 0
    return symbols.last { $0.frame.minX >= end }?.name
  }

  public static var examples: [RuleExample] {
    func row(_ label: String, _ number: Int, _ traits: Traits = .button) -> Node {
      .example(label, traits, at: Rect(x: 20, y: 100 + 44 * Double(number), width: 300, height: 44))
    }
    func symbol(_ name: String, on node: Node, x: Double) -> DrawingItem {
      .symbol(
        SymbolDrawing(
          node: node.id, name: name, frame: Rect(x: x, y: node.frame.y, width: 20, height: 20),
          paint: .color(.black), font: FontDescription(size: 17), isFrameMeasured: true))
    }
    func list(_ chosen: Node, tick: String = "checkmark", at x: Double = 290, others: String? = nil) -> Screen
    {
      let rows = [row("Standard", 0), chosen, row("Overnight", 2)]
      let words = rows.map { DrawingItem.text(.example($0.label ?? "", in: $0)) }
      let icons = [rows[0], rows[2]].flatMap { row in others.map { [symbol($0, on: row, x: x)] } ?? [] }
      return .of(
        Node(id: NodeID("list"), isElement: false, children: rows),
        drawing: words + icons + [symbol(tick, on: chosen, x: x)])
    }
    let chosen = row("Express", 1)
    return [
      RuleExample("a tick at the end of a row", list(chosen), .fail),
      RuleExample(
        "a filled circle among empty ones",
        list(chosen, tick: "checkmark.circle.fill", at: 0, others: "circle"),
        .fail),
      RuleExample("a tick before the words", list(chosen, at: 0), .review),
      RuleExample("a lesson that is done", list(chosen, tick: "checkmark.circle.fill"), .review),
      RuleExample("a row with the value 'Done'", list(chosen.with { $0.value = "Done" }), .pass),
      RuleExample("a row that is selected", list(row("Express", 1, [.button, .selected])), .pass),
      RuleExample("a menu with an icon on each row", list(chosen, at: 0, others: "trash")),
      RuleExample("no ticks", .of(chosen)),
    ]
  }
}
