import SemanticTree
import VoiceOver

/// Screens that are others where nothing moves.
public enum MotionEndStateDiffers: Rule {
  public static let info = RuleInfo(
    id: "motion-end-state-differs", since: "0.1.0",
    summary: """
      With Reduce Motion on the same things are there as without, with the same values and states: leaving out an \
      animation must not leave out what it leads to.
      """,
    impact: .serious, dependsOn: [.words, .look, .motion, .interaction, .structure],
    wcag: ["2.3.3", "4.1.2"], en301549: ["11.4.1.2.1"], hig: "Motion",
    axes: [.reduceMotion], looksBack: true,
    aliases: ["reduced-path-incomplete"])

  public enum Reason: VerdictReason {
    case missing(String)
    case added(String)
    case otherState(String)
    /// Before anything was done, or in a picture: it may stand for what moves otherwise.
    case standIn(String)
    case same

    public var kind: String {
      switch self {
      case .missing: "missing"
      case .added: "added"
      case .otherState: "other-state"
      case .standIn: "stand-in"
      case .same: "same"
      }
    }

    public var message: String {
      switch self {
      case .missing(let name):
        "with Reduce Motion on '\(name)' is not there, and without it is; both ways must end alike"
      case .added(let name):
        "with Reduce Motion on '\(name)' is there, and without it is not; both ways must end alike"
      case .otherState(let name):
        "with Reduce Motion on '\(name)' has another value or state than without; both ways must end alike"
      case .standIn(let name):
        "with Reduce Motion on the screen differs in '\(name)'; does it still offer the same?"
      case .same: "the same with Reduce Motion and without"
      }
    }

    public var data: [Fact] {
      switch self {
      case .missing(let name), .added(let name), .otherState(let name), .standIn(let name):
        [Fact("element", name)]
      case .same: []
      }
    }
  }

  /// What VoiceOver says of an element, without its place in the tree of views, which a branch changes.
  private struct Content: Hashable {
    let label, value: String?
    let traits: UInt64
    let expanded: ExpandedState?

    init(_ node: Node) {
      label = node.label
      value = node.value
      traits = node.traits.rawValue
      expanded = node.expanded
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let base = scene.fullMotion else { return [] }
    let full = ReadingOrder.stops(on: base).map(\.node)
    let missing = surplus(of: full, over: scene.elements)
    let added = surplus(of: scene.elements, over: full)
    guard let first = missing.first ?? added.first else { return [Verdict(.pass, nil, .same)] }
    let changed = missing.filter { node in added.contains { $0.label == node.label } }
    return [
      verdict(missing, added, changed, first, scene).with {
        $0.subject = first.name
        $0.severity = Double(missing.count + added.count)
        $0.cause = "end state"
      }
    ]
  }

  private static func verdict(
    _ missing: [Node], _ added: [Node], _ changed: [Node], _ first: Node, _ scene: Scene
  ) -> Verdict<Reason> {
    let isPicture = (missing + added).allSatisfy { $0.traits == .image && !$0.isOperable }
    if scene.history.isEmpty || isPicture {
      return Verdict(.review, scene.node(first.id)?.id, .standIn(first.title)).with { $0.impact = .moderate }
    }
    if let node = changed.first { return Verdict(.fail, scene.node(node.id)?.id, .otherState(node.title)) }
    return missing.isEmpty
      ? Verdict(.fail, first.id, .added(first.title)) : Verdict(.fail, scene.activated, .missing(first.title))
  }

  /// The elements of one screen that another one has less often.
  private static func surplus(of nodes: [Node], over others: [Node]) -> [Node] {
    var counts: [Content: Int] = [:]
    for node in others { counts[Content(node), default: 0] += 1 }
    return nodes.filter { node in
      let left = counts[Content(node), default: 0]
      counts[Content(node)] = left - 1
      return left <= 0
    }
  }

  public static var examples: [RuleExample] {
    let button = Node.example("Filters")
    let panel = Node.example("Vegan", at: Rect(x: 20, y: 200, width: 80, height: 44))
    func screen(_ nodes: [Node], reduced: Bool = true) -> Screen {
      let frame = Rect(x: 0, y: 0, width: 402, height: 874)
      var environment = ScreenEnvironment()
      environment.reduceMotion = reduced
      let root = Node(id: NodeID("screen"), isElement: false, frame: frame, children: nodes)
      return Screen(environment: environment, root: root)
    }
    let closed = screen([button])
    let full = screen([button, panel], reduced: false)
    let moved = panel.with { $0.id = NodeID("in another branch") }
    let chosen = panel.with { $0.traits.insert(.selected) }
    let picture = Node.example("Confetti", .image, at: panel.frame)
    return [
      RuleExample("a panel that never opens", closed, after: closed, base: full, .fail),
      RuleExample(
        "a choice that is not taken", screen([button, panel]), after: closed,
        base: screen([button, chosen], reduced: false), .fail),
      RuleExample(
        "a panel that stays", screen([button, panel]), after: closed, base: screen([button], reduced: false),
        .fail),
      RuleExample(
        "the same panel from another branch of code", screen([button, moved]), after: closed, base: full,
        .pass),
      RuleExample(
        "a button to play what moves otherwise", screen([button, panel]),
        base: screen([button], reduced: false), .review),
      RuleExample(
        "a picture that is left out", closed, after: closed, base: screen([button, picture], reduced: false),
        .review),
      RuleExample("Reduce Motion is off", full, after: closed),
    ]
  }
}
