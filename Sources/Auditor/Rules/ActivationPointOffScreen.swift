import SemanticTree

/// Elements that are acted on somewhere else than where they are.
public enum ActivationPointOffScreen: Rule {
  public static let info = RuleInfo(
    id: "activation-point-off-screen", since: "0.1.0",
    summary: """
      The point at which a control is activated lies on the screen and on the control itself: a double tap there must \
      reach it and nothing else.
      """,
    impact: .serious, dependsOn: [.words, .layout], wcag: ["4.1.2"], en301549: ["11.4.1.2.1"],
    hig: "VoiceOver")

  public enum Reason: VerdictReason {
    case offScreen(Point)
    /// The point lies on another control.
    case on(String)
    /// The point lies where the element feels nothing.
    case beside
    case onItself

    public var kind: String {
      switch self {
      case .offScreen: "off-screen"
      case .on: "on-another"
      case .beside: "beside"
      case .onItself: "on-itself"
      }
    }

    public var message: String {
      switch self {
      case .offScreen(let point):
        "it is activated at \(Points.text(point.x)), \(Points.text(point.y)), outside of the screen; put the activation "
          + "point on it"
      case .on(let other):
        "its activation point lies on '\(other)'; where VoiceOver taps instead of calling an action, it acts on that"
      case .beside: "its activation point lies where it takes no touches; put the point on it"
      case .onItself: "it is activated where it is"
      }
    }

    public var data: [Fact] {
      switch self {
      case .offScreen(let point): [Fact("x", point.x), Fact("y", point.y)]
      case .on(let other): [Fact("other", other)]
      case .beside, .onItself: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let screen = scene.screen.root.frame
    return scene.elements.filter { $0.can(.activate) && !$0.traits.contains(.notEnabled) }.compactMap {
      node in
      // What can be scrolled is scrolled in before it is activated.
      guard let place = scene.map[node.id], place.scroller == nil || node.hasOwnPoint,
        screen.contains(node.frame.center)
      else { return nil }
      return verdict(on: node, scene, screen).with { $0.subject = node.name }
    }
  }

  private static func verdict(on node: Node, _ scene: Scene, _ screen: Rect) -> Verdict<Reason> {
    let point = node.activationPoint
    if !screen.contains(point) { return Verdict(.fail, node.id, .offScreen(point)) }
    // A point in the middle is the system's, and a button's action is called without a tap.
    guard node.hasOwnPoint else { return Verdict(.pass, node.id, .onItself) }
    if node.hitShape?.contains(point) ?? node.frame.contains(point) {
      return Verdict(.pass, node.id, .onItself)
    }
    let other = scene.touchTargets.first { $0.node.id != node.id && $0.shape.contains(point) }
    return Verdict(.fail, node.id, other.map { .on($0.node.title) } ?? .beside)
  }

  public static var examples: [RuleExample] {
    func node(_ label: String, x: Double, point: Point? = nil) -> Node {
      .example(label, at: Rect(x: x, y: 100, width: 100, height: 44)).with {
        if let point { $0.activationPoint = point }
      }
    }
    let outside = Point(x: 500, y: 120)
    let row = Node(
      id: NodeID("bar"), isElement: false, container: .scrollView,
      frame: Rect(x: 0, y: 100, width: 402, height: 44),
      children: [node("Nearby", x: 380)])
    return [
      RuleExample(
        "a point of the author's outside of the screen", .of(node("Vegan", x: 20, point: outside)), .fail),
      RuleExample(
        "a point on the neighbour",
        .of(node("Vegan", x: 20, point: Point(x: 250, y: 120)), node("Open", x: 200)),
        .fail, .pass),
      RuleExample("a point beside it", .of(node("Vegan", x: 20, point: Point(x: 150, y: 120))), .fail),
      RuleExample(
        "a point on its leading part", .of(node("Vegan", x: 20, point: Point(x: 30, y: 120))), .pass),
      RuleExample("a chip whose middle is scrolled away", .of(row)),
    ]
  }
}

extension Node {
  /// True where the activation point is not the middle, which is the system's choice.
  fileprivate var hasOwnPoint: Bool {
    abs(activationPoint.x - frame.midX) > 0.5 || abs(activationPoint.y - frame.midY) > 0.5
  }
}
