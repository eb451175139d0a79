import SemanticTree
import VoiceOver

/// Sets of choices of which nobody says what they are for.
public enum GroupNotNamed: Rule {
  public static let info = RuleInfo(
    id: "group-not-named", since: "0.1.0",
    summary: """
      Three or more choices that belong together stand under a heading or a text, or in a group with a label: 'Open, \
      selected' alone does not tell what is being chosen.
      """,
    impact: .minor, dependsOn: [.words, .structure], reads: [.traits], wcag: ["1.3.1"],
    en301549: ["11.1.3.1.1"],
    hig: "VoiceOver", aliases: ["chip-group-role"])

  public enum Reason: VerdictReason {
    case unnamed(count: Int)
    case named

    public var kind: String {
      switch self {
      case .unnamed: "unnamed"
      case .named: "named"
      }
    }

    public var message: String {
      switch self {
      case .unnamed(let count):
        "\(count) choices begin here, and neither a heading nor a text before them nor a label around them says what "
          + "they are for"
      case .named: "it is said what the choices are for"
      }
    }

    public var data: [Fact] {
      switch self {
      case .unnamed(let count): [Fact("choices", Double(count))]
      case .named: []
      }
    }
  }

  /// From so many choices on they are a set.
  private static let least = 3
  /// How many stops before them a text still belongs to them: a title, and a button beside it.
  private static let near = 3

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    sets(in: scene.stops).map { range in
      let set = scene.stops[range]
      let first = scene.stops[range.lowerBound].node
      let verdict: Verdict<Reason> =
        isNamed(range, scene.stops)
        ? Verdict(.pass, first.id, .named) : Verdict(.fail, first.id, .unnamed(count: set.count))
      return verdict.with {
        $0.subject = first.name
        $0.cause = "choices from \(first.id)"
      }
    }
  }

  /// The stops that are choices of one kind, one after the other, of which one is chosen. Rows of a list are none: they
  /// stand below each other only.
  private static func sets(in stops: [Stop]) -> [Range<Int>] {
    guard stops.contains(where: { $0.node.traits.contains(.selected) }) else { return [] }
    var sets: [Range<Int>] = []
    var start = 0
    for index in stops.indices {
      if !stops[index].isChoice || !stops[index].isLike(stops[start]) { start = index }
      let isLast = index + 1 == stops.count || !stops[index + 1].isLike(stops[start])
      guard isLast, stops[start].isChoice, index + 1 - start >= least else { continue }
      let range = trimmed(start..<index + 1, stops)
      let isChosen = stops[range].contains { $0.node.traits.contains(.selected) }
      if range.count >= least, isChosen { sets.append(range) }
    }
    return sets
  }

  /// Without the buttons before and after that stand in rows of their own.
  private static func trimmed(_ range: Range<Int>, _ stops: [Stop]) -> Range<Int> {
    var range = range
    while range.count > 1, !stops[range.lowerBound].sharesRow(with: stops[range.lowerBound + 1]) {
      range = range.dropFirst().startIndex..<range.upperBound
    }
    while range.count > 1, !stops[range.upperBound - 1].sharesRow(with: stops[range.upperBound - 2]) {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  private static func isNamed(_ range: Range<Int>, _ stops: [Stop]) -> Bool {
    if stops[range.lowerBound].containers.contains(where: { $0.label?.isEmpty == false }) { return true }
    let before = stops[..<range.lowerBound]
    let otherSet = before.lastIndex { $0.node.traits.contains(.selected) } ?? before.startIndex
    let section = before[otherSet...]
    return section.contains { $0.node.traits.contains(.header) }
      || section.suffix(near).contains { !$0.node.isOperable }
  }

  public static var examples: [RuleExample] {
    func chip(_ label: String, _ column: Double, y: Double = 100, selected: Bool = false) -> Node {
      .example(label, at: Rect(x: 20 + 80 * column, y: y, width: 70, height: 44)).with {
        if selected { $0.traits.insert(.selected) }
      }
    }
    let chips = [chip("Vegan", 0, selected: true), chip("Open", 1), chip("Near", 2)]
    let rows = (0..<3).map { chip("Row \($0)", 0, y: 100 + 50 * Double($0), selected: $0 == 0) }
    func screen(_ before: Node...) -> Screen { .of(before[0], chips[0], chips[1], chips[2]) }
    func group(_ label: String?) -> Node {
      Node(id: NodeID("group"), isElement: false, container: .semanticGroup, label: label, children: chips)
    }
    let search = Node.example("Search", y: 40)
    let title = Node.example("Restaurants", .staticText, y: 10)
    let start = Node.example("Start", at: Rect(x: 100, y: 40, width: 70, height: 44))
    return [
      RuleExample("three chips after a button", screen(search), .fail),
      RuleExample("two chips under a button of their kind", .of(start, chips[0], chips[1])),
      RuleExample("three chips in a group without a label", .of(search, group(nil)), .fail),
      RuleExample("three chips in a group with a label", .of(search, group("Diet")), .pass),
      RuleExample("three chips after a heading", screen(.example("Diet", .header, y: 40)), .pass),
      RuleExample("three chips after a text", screen(.example("Diet", .staticText, y: 40)), .pass),
      RuleExample(
        "three chips after a title and a button", .of(title, search, chips[0], chips[1], chips[2]), .pass),
      RuleExample("rows of a list", .of(search, rows[0], rows[1], rows[2])),
      RuleExample("two chips", .of(search, chips[0], chips[1])),
      RuleExample("three buttons, none of them chosen", .of(search, chips[1], chips[2], chip("Sort", 3))),
    ]
  }
}

extension Node {
  fileprivate static func example(_ label: String, _ traits: Traits = .button, y: Double) -> Node {
    .example(label, traits, at: Rect(x: 20, y: y, width: 200, height: 30))
  }
}

extension Stop {
  /// True for a button that may be chosen; segments, tabs and menus are the system's and switches are no set.
  fileprivate var isChoice: Bool {
    node.traits.contains(.button) && node.isOperable
      && node.traits.isDisjoint(with: [.toggleButton, .tabBarItem, .menuItem, .popUpButton, .header])
      && !containers.contains { $0.kind == .segmentedControl || $0.kind == .tabBar }
  }

  fileprivate func sharesRow(with other: Stop) -> Bool {
    abs(node.frame.midY - other.node.frame.midY) < 1
  }

  fileprivate func isLike(_ other: Stop) -> Bool {
    isChoice && node.traits.subtracting(.selected) == other.node.traits.subtracting(.selected)
      && abs(node.frame.height - other.node.frame.height) < 0.1
      && containers.last?.id == other.containers.last?.id
  }
}
