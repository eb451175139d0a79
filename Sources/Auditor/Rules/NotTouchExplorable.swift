import SemanticTree

/// What VoiceOver comes to by swiping and not by touch.
public enum NotTouchExplorable: Rule {
  public static let info = RuleInfo(
    id: "not-touch-explorable", since: "0.1.0",
    summary: """
      What VoiceOver comes to by swiping is found by a finger too: it lies on the screen, or can be scrolled there, has \
      an extent, and nothing else lies in front of all of it.
      """,
    impact: .moderate, dependsOn: [.words, .layout, .interaction], reads: [.frame], wcag: ["2.5.1"],
    en301549: ["11.2.5.1"],
    hig: "VoiceOver",
    aliases: ["filter-bar-overflow-reachable"])

  public enum Reason: VerdictReason {
    case offScreen, noExtent
    case behind(String)
    case found, nothing

    public var kind: String {
      switch self {
      case .offScreen: "off-screen"
      case .noExtent: "no-extent"
      case .behind: "behind"
      case .found: "found"
      case .nothing: "nothing"
      }
    }

    public var message: String {
      switch self {
      case .offScreen:
        "it lies outside of the screen and nothing scrolls it in; VoiceOver comes to it by swiping only, and nobody sees it"
      case .noExtent:
        "its frame has no extent, so that a finger does not find it; give it the frame of what is seen"
      case .behind(let other):
        "'\(other)' lies in front of all of it, so that a finger finds only that; bring it to the front, or move it"
      case .found: "a finger finds it"
      case .nothing: "nothing of it is seen"
      }
    }

    public var data: [Fact] {
      switch self {
      case .behind(let other): [Fact("in-front", other)]
      case .offScreen, .noExtent, .found, .nothing: []
      }
    }
  }

  /// Below this a side is no extent, in points.
  private static let least = 1.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let elements = scene.elements.filter { $0.origins[.frame] != .absent }
    let covers = covers(of: elements, scene)
    return elements.map { node in
      verdict(on: node, covers[node.id] ?? [], scene).with {
        $0.subject = node.name
        // What lies beyond the edge does so for one reason.
        $0.cause = "\($0.reason.kind) \(node.kindOfControl)"
      }
    }
  }

  private static func verdict(on node: Node, _ covers: [Node], _ scene: Scene) -> Verdict<Reason> {
    if node.frame.width < least || node.frame.height < least {
      // A text that the layout leaves no room shows nothing either.
      let isThere = node.isOperable || scene.ink.box(of: node.id)?.isEmpty == false
      return isThere ? Verdict(.fail, node.id, .noExtent) : Verdict(.notApplicable, node.id, .nothing)
    }
    let isLoose = scene.map[node.id]?.scroller == nil
    if isLoose, node.frame.intersection(scene.screen.root.frame) == nil {
      return Verdict(node.isOperable ? .fail : .review, node.id, .offScreen)
    }
    if let cover = covers.first, TargetSpacing.freeParts(of: node.frame, under: covers.map(\.frame)).isEmpty {
      return Verdict(.fail, node.id, .behind(cover.title))
    }
    return Verdict(.pass, node.id, .found)
  }

  /// What lies in front of each element and is seen. What is drawn over all of an element is another rule's matter, and
  /// so are two elements in one place.
  private static func covers(of elements: [Node], _ scene: Scene) -> [NodeID: [Node]] {
    let pairs = BoxPairs.overlapping(elements.map(\.frame))
    if pairs.isEmpty { return [:] }
    var covers: [NodeID: [Node]] = [:]
    for (first, second) in pairs {
      let (one, other) = (elements[first], elements[second])
      guard one.frame != other.frame, scene.map[one.id]?.scroller == scene.map[other.id]?.scroller else {
        continue
      }
      let isBehind = scene.isInFront(other, of: one)
      let (back, front) = isBehind ? (one, other) : (other, one)
      if scene.ink.box(of: front.id)?.isEmpty == false { covers[back.id, default: []].append(front) }
    }
    guard !covers.isEmpty else { return [:] }
    for covered in scene.coveredElements { covers[covered.id] = nil }
    return covers
  }

  public static var examples: [RuleExample] {
    func node(_ label: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Node {
      .example(label, at: Rect(x: x, y: y, width: width, height: height))
    }
    func drawn(_ nodes: Node...) -> [DrawingItem] { nodes.map { .text(.example($0.label ?? "", in: $0)) } }
    let chip = node("Nearby", 420, 100, 80, 44)
    let bar = Node(
      id: NodeID("bar"), isElement: false, container: .scrollView,
      frame: Rect(x: 0, y: 100, width: 402, height: 44),
      children: [chip])
    let (small, large) = (node("Help", 300, 100, 44, 44), node("Search", 20, 90, 360, 60))
    return [
      RuleExample("a chip beyond the edge of the screen", .of(chip), .fail),
      RuleExample("a chip that is scrolled in", .of(bar), .pass),
      RuleExample(
        "a text for which there is no room",
        .of(.example("Vegan", .staticText, at: Rect(x: 20, y: 100, width: 0, height: 20))),
        .notApplicable),
      RuleExample("an element of no height", .of(node("Map", 20, 100, 200, 0)), .fail),
      RuleExample(
        "a button behind a search field", .of(small, large, drawing: drawn(small, large)), .pass, .fail),
      RuleExample(
        "a button in front of a card", .of(large, small, drawing: drawn(large, small)), .pass, .pass),
      RuleExample(
        "what lies under the place that closes a menu, which is not drawn",
        .of(small, large, drawing: drawn(small)), .pass, .pass),
      RuleExample(
        "a text for VoiceOver alone, beyond the edge",
        .of(.example("Start of list", .staticText, at: chip.frame)),
        .review),
    ]
  }
}
