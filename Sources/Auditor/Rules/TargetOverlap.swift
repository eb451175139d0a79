import SemanticTree

/// Controls that take each other's touches.
public enum TargetOverlap: Rule {
  public static let info = RuleInfo(
    id: "target-overlap", since: "0.1.0",
    summary: """
      A control is not touched where another one is seen: places that take touches grow by no more than half the gap \
      to the next control.
      """,
    impact: .moderate, dependsOn: [.layout, .interaction], reads: [.traits], wcag: ["2.5.8"],
    hig: "Accessibility",
    aliases: ["hit-areas-overlap"])

  public enum Reason: VerdictReason {
    /// The other control, and how much both share.
    case overlaps(String, Size)
    case apart

    public var kind: String {
      switch self {
      case .overlaps: "overlaps"
      case .apart: "apart"
      }
    }

    public var message: String {
      switch self {
      case .overlaps(let other, let size):
        "it takes touches on \(size.words) points beyond what is seen of it that '\(other)' takes too; let it grow by "
          + "half the gap at the most"
      case .apart: "it takes no other's touches"
      }
    }

    public var data: [Fact] {
      switch self {
      case .overlaps(let other, let size):
        [Fact("other", other), Fact("width", size.width), Fact("height", size.height)]
      case .apart: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let pairs = scene.overlappingTargets.filter(\.misleads)
    let found = Dictionary(grouping: pairs) { $0.front.node.id }
    return scene.touchTargets.map { target in
      guard let worst = found[target.node.id]?.max(by: { $0.shared.area < $1.shared.area }) else {
        return Verdict(.pass, target.node.id, .apart)
      }
      return Verdict(.fail, target.node.id, .overlaps(worst.back.node.title, worst.shared.size)).with {
        $0.subject = target.node.name
        $0.severity = worst.shared.area
        $0.cause = target.node.kindOfControl
      }
    }
  }

  public static var examples: [RuleExample] {
    func star(_ name: String, at x: Double, grown: Double) -> Node {
      let frame = Rect(x: x, y: 100, width: 24, height: 24)
      return .example(name, at: frame).with { $0.hitShape = .rectangle(frame.inset(by: -grown)) }
    }
    let row = Node.example("Milk")
    let cross = Node.example("Remove", at: Rect(x: 208, y: 90, width: 24, height: 24))
    let card = row.with { $0.hitShape = .rectangle(Rect(x: 20, y: 100, width: 200, height: 100)) }
    let grown = cross.with { $0.hitShape = .rectangle(cross.frame.inset(by: -10)) }
    func drawn(_ node: Node) -> DrawingItem {
      .fill(ShapeDrawing(node: node.id, outline: .rectangle(node.frame), paint: .color(.black)))
    }
    let (field, option) = (row, Node.example("Express", at: Rect(x: 20, y: 130, width: 200, height: 44)))
    let text = DrawingItem.text(.example("Express", in: option))
    let surface = DrawingItem.fill(
      ShapeDrawing(node: nil, outline: .rectangle(option.frame.inset(by: -4)), paint: .color(.white)))
    let inside = Node.example("Favourite", at: Rect(x: 176, y: 100, width: 44, height: 44))
    let list = Node(
      id: NodeID("list"), isElement: false, container: .scrollView,
      frame: Rect(x: 0, y: 0, width: 402, height: 874))
    return [
      RuleExample(
        "stars that grow by 10 points, 8 apart",
        .of(star("One", at: 20, grown: 10), star("Two", at: 52, grown: 10)),
        .pass, .fail),
      RuleExample(
        "stars that grow by half the gap", .of(star("One", at: 20, grown: 4), star("Two", at: 52, grown: 4)),
        .pass, .pass),
      RuleExample(
        "a cross drawn over the corner of a card", .of(row, cross, drawing: [drawn(row), drawn(cross)]),
        .pass, .pass),
      RuleExample(
        "a cross that grows to 44 points over the corner of a large card", .of(card, grown), .pass, .pass),
      RuleExample(
        "an option of an open list over a field",
        .of(field, option, drawing: [drawn(field), surface, text]),
        .pass, .pass),
      RuleExample("a button on a row that can be tapped", .of(row, inside), .pass, .pass),
      RuleExample(
        "a row that scrolls under a button",
        .of(list.with { $0.children = [star("Row", at: 20, grown: 10)] }, star("Add", at: 52, grown: 10)),
        .pass, .pass),
    ]
  }
}
