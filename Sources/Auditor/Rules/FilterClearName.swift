import SemanticTree
import VoiceOver

/// "Clear."
public enum FilterClearName: Rule {
  public static let info = RuleInfo(
    id: "filter-clear-name", since: "0.1.0",
    summary: """
      A button that clears or resets says what: "Clear filters". Who comes to it alone does not know what "Clear" would \
      throw away.
      """,
    impact: .minor, dependsOn: [.words], reads: [.traits], wcag: ["2.4.6"], en301549: ["11.2.4.6"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case bare(String)
    case inContext, named

    public var kind: String {
      switch self {
      case .bare: "bare"
      case .inContext: "in-context"
      case .named: "named"
      }
    }

    public var message: String {
      switch self {
      case .bare(let label): "'\(label)' does not say what; name that too"
      case .inContext: "what stands around it says what it clears"
      case .named: "it says what it clears"
      }
    }

    public var data: [Fact] {
      switch self {
      case .bare(let label): [Fact("label", label)]
      case .inContext, .named: []
      }
    }
  }

  private struct Table {
    let bare: Set<String>
    /// Words of a group or a heading that say what is cleared.
    let contexts: Set<String>
  }

  private static let tables: [String: Table] = [
    "en": Table(
      bare: ["clear", "reset"],
      contexts: [
        "filter", "filters", "search", "searches", "sort", "selection", "selected", "history", "cart",
        "basket",
        "recent", "recents", "notifications", "downloads", "cache",
      ]),
    "de": Table(
      bare: ["löschen", "zurücksetzen", "leeren"],
      contexts: ["filter", "suche", "sortierung", "auswahl", "verlauf", "warenkorb", "zuletzt"]),
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let headings = scene.elements.filter { $0.traits.contains(.header) }.compactMap(\.label)
    let words = Set(headings.flatMap(Wording.words))
    return scene.stops.compactMap { verdict(on: $0, under: words, scene) }
  }

  private static func verdict(on stop: Stop, under headings: Set<String>, _ scene: Scene) -> Verdict<Reason>?
  {
    let node = stop.node
    guard node.traits.contains(.button), !node.traits.contains(.keyboardKey), !node.isNamedBySymbol,
      let label = node.spokenLabel, let table = tables[scene.language(of: node)]
    else { return nil }
    let words = Wording.words(of: label)
    guard let first = words.first, table.bare.contains(first) else { return nil }
    if words.count > 1 || node.value != nil {
      return Verdict(.pass, node.id, .named).with { $0.subject = label }
    }
    // On a keypad it clears what was typed.
    if isTold(by: stop, headings, table) || scene.hasKeypad {
      return Verdict(.pass, node.id, .inContext).with { $0.subject = label }
    }
    return Verdict(.fail, node.id, .bare(label)).with { $0.subject = label }
  }

  /// A named group around it, or a heading that speaks of what can be cleared.
  private static func isTold(by stop: Stop, _ headings: Set<String>, _ table: Table) -> Bool {
    let groups = stop.containers.contains { $0.label?.isEmpty == false }
    return groups || !headings.isDisjoint(with: table.contexts)
  }

  public static var examples: [RuleExample] {
    let title = Node.example(
      "Filters", [.staticText, .header], at: Rect(x: 20, y: 60, width: 100, height: 24))
    let keys = (0...9).map {
      Node.example("\($0)", at: Rect(x: 20, y: 200 + 44 * Double($0), width: 44, height: 44))
    }
    let group = Node(
      id: NodeID("group"), isElement: false, container: .semanticGroup, label: "Filters",
      children: [.example("Clear")])
    return [
      RuleExample("a button called 'Clear'", .of(.example("Clear")), .fail),
      RuleExample("a button called 'Reset'", .of(.example("Reset")), .fail),
      RuleExample("'Clear filters'", .of(.example("Clear filters")), .pass),
      RuleExample("'Clear' under the heading 'Filters'", .of(title, .example("Clear")), .pass),
      RuleExample("'Clear' in a group that is called 'Filters'", .of(group), .pass),
      RuleExample(
        "'Clear' on a keypad",
        .of(Node(id: NodeID("keys"), isElement: false, children: keys + [.example("Clear")])), .pass),
      RuleExample("a German button", .of(Node.example("Zurücksetzen").with { $0.language = "de" }), .fail),
    ]
  }
}
