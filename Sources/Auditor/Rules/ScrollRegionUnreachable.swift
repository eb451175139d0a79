import SemanticTree

/// What scrolls and holds nothing that VoiceOver comes to.
public enum ScrollRegionUnreachable: Rule {
  public static let info = RuleInfo(
    id: "scroll-region-unreachable", since: "0.1.0",
    summary: """
      What scrolls holds at least one element; else neither VoiceOver nor a keyboard can scroll it, and what lies beyond \
      its edge is never met.
      """,
    impact: .moderate, dependsOn: [.words, .interaction, .structure], reads: [.actions], wcag: ["2.1.1"],
    en301549: ["11.2.1.1.1"], hig: "Accessibility")

  public enum Reason: VerdictReason {
    case textsOnly, picturesOnly, reached

    public var kind: String {
      switch self {
      case .textsOnly: "texts-only"
      case .picturesOnly: "pictures-only"
      case .reached: "reached"
      }
    }

    public var message: String {
      switch self {
      case .textsOnly: "texts scroll here, and none of them is an element; expose them"
      case .picturesOnly:
        "what scrolls here goes on beyond the edge, and none of it is an element; is all of it decoration?"
      case .reached: "it holds elements"
      }
    }

    public var data: [Fact] { [] }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let scrollers = scene.map.places.enumerated().filter {
      $0.element.node.container == .scrollView && $0.element.isOpen
    }
    guard !scrollers.isEmpty else { return [] }
    let reached = Set(
      scene.elements.compactMap { scene.map[$0.id] }.flatMap { scene.map.scrollers(around: $0) })
    return scrollers.compactMap { index, place in
      if reached.contains(index) { return Verdict(.pass, place.node.id, .reached) }
      return verdict(on: place.node, scene)
    }
  }

  private static func verdict(on scroller: Node, _ scene: Scene) -> Verdict<Reason>? {
    let window = scroller.frame.inset(by: -1)
    let inside = scene.ink.spots.filter { $0.isSeen && window.holds($0.box) }
    guard inside.contains(where: { !window.holds($0.whole) }) else { return nil }
    // What the author hid is meant to be passed by.
    let isHidden = scroller.subtree.contains(where: \.isHidden)
    if !isHidden, inside.contains(where: { $0.kind == .text }) {
      return Verdict(.fail, scroller.id, .textsOnly)
    }
    return Verdict(.review, scroller.id, .picturesOnly)
  }

  public static var examples: [RuleExample] {
    let frame = Rect(x: 0, y: 100, width: 402, height: 100)
    let row = Node.example("Row", .staticText, at: Rect(x: 20, y: 180, width: 200, height: 60))
    func scroller(_ children: Node...) -> Node {
      Node(id: NodeID("list"), isElement: false, container: .scrollView, frame: frame, children: children)
    }
    func clipped(_ item: DrawingItem) -> [DrawingItem] {
      [.group(DrawingGroup(effect: .clip(.rectangle(frame)), children: [item]))]
    }
    let text = clipped(.text(.example("Row", in: row, size: 40)))
    let picture = clipped(.image(ImageDrawing(node: nil, name: "banner", frame: row.frame)))
    return [
      RuleExample("texts that scroll and are no elements", .of(scroller(), drawing: text), .fail),
      RuleExample("pictures that scroll", .of(scroller(), drawing: picture), .review),
      RuleExample(
        "texts that are hidden from VoiceOver", .of(scroller(row.with { $0.isHidden = true }), drawing: text),
        .review),
      RuleExample("a list of texts", .of(scroller(row), drawing: text), .pass),
      RuleExample("an empty list", .of(scroller())),
    ]
  }
}
