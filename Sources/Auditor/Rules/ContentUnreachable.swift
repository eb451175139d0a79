import SemanticTree

/// What large letters push off the screen.
public enum ContentUnreachable: Rule {
  public static let info = RuleInfo(
    id: "content-unreachable", since: "0.1.0",
    summary: """
      What is on the screen at the usual size of text is on it at every other, or scrolls into view. Whoever needs large \
      letters cannot touch or read what lies beyond the edge.
      """,
    impact: .serious, dependsOn: [.layout, .structure], wcag: ["1.4.10", "1.4.4"],
    en301549: ["11.1.4.10", "11.1.4.4.1"], hig: "Layout",
    axes: [.typeSize, .device], comparesEnvironments: true,
    aliases: ["off-screen-control", "clipped-content", "off-screen"])

  public enum Reason: VerdictReason {
    /// Beyond which edge it lies.
    case outside(String)
    /// How many points of the letters lie beyond the edge.
    case cut(String, points: Double)
    case underStatusBar
    case onScreen

    public var kind: String {
      switch self {
      case .outside, .cut, .underStatusBar: "off-screen"
      case .onScreen: "on-screen"
      }
    }

    /// What is outside is worse than what is cut, and that worse than what can nearly be read.
    fileprivate var rank: Double {
      switch self {
      case .outside: 3
      case .cut: 2
      case .underStatusBar: 1
      case .onScreen: 0
      }
    }

    public var message: String {
      switch self {
      case .outside(let edge):
        "it lies beyond the \(edge) edge of the screen, and nothing scrolls there; put it into a scroll view"
      case .cut(let edge, let points):
        "\(Points.text(points)) points of its letters lie beyond the \(edge) edge of the screen, and nothing scrolls "
          + "there; put it into a scroll view, or let it wrap"
      case .underStatusBar:
        "it has moved under the clock at the top of the screen, and nothing scrolls there; put it into a scroll view"
      case .onScreen: "it is on the screen"
      }
    }

    public var data: [Fact] {
      switch self {
      case .outside(let edge): [Fact("edge", edge)]
      case .cut(let edge, let points): [Fact("edge", edge), Fact("points", points)]
      case .underStatusBar, .onScreen: []
      }
    }
  }

  /// What a line may lose, as a share of its letters' height: less than one letter.
  private static let slack = 0.7

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let base = scene.base else { return [] }
    let (screen, before) = (scene.screen.environment.bounds, base.environment.bounds)
    let worded = Set(scene.texts.compactMap(\.element?.id))
    return scene.elements.compactMap { node in
      let surroundings = scene.surroundings(of: node)
      guard node.isOperable || worded.contains(node.id), surroundings.scrollArea == nil,
        !surroundings.isSetBySystem
      else { return nil }
      if screen.belowStatusBar.holds(node.frame) { return Verdict(.pass, node.id, .onScreen) }
      // What lies outside from the start is put there, as a drawer is.
      guard let known = scene.baseNodes[node.id], before.rect.holds(known.frame) else { return nil }
      let wasBelow = before.belowStatusBar.inset(by: -1).holds(known.frame)
      return verdict(on: node, screen, wasBelowStatusBar: wasBelow, scene)
    }
  }

  private static func verdict(
    on node: Node, _ screen: ScreenBounds, wasBelowStatusBar: Bool, _ scene: Scene
  ) -> Verdict<Reason> {
    let reason = reason(for: node, screen, wasBelowStatusBar: wasBelowStatusBar, scene)
    guard let reason, let edge = screen.rect.edge(beyondWhich: node.frame) ?? .some("top") else {
      return Verdict(.pass, node.id, .onScreen)
    }
    return Verdict(scene.outcomeOfMisfit, node.id, reason).with {
      $0.subject = scene.name(of: node.id)
      $0.cause = ["left", "right"].contains(edge) ? "too wide" : "too high"
      $0.certainty = isFarOut(node.frame, of: screen.rect) ? .certain : .likely
      $0.severity = $0.outcome == .fail ? 10 + reason.rank : reason.rank
      if case .outside = reason, $0.outcome == .fail { return }
      $0.impact = .moderate
    }
  }

  /// How far off the heights of the texts above may be, as a share of where they put it.
  private static let band = 0.03

  /// Whether all of it lies outside, by more than the measurement of what is above can be off.
  private static func isFarOut(_ frame: Rect, of screen: Rect) -> Bool {
    screen.inset(by: -screen.height * band).intersection(frame) == nil
  }

  private static func reason(
    for node: Node, _ screen: ScreenBounds, wasBelowStatusBar: Bool, _ scene: Scene
  ) -> Reason? {
    if !screen.rect.contains(node.frame.center), let edge = screen.rect.edge(beyondWhich: node.frame) {
      return .outside(edge)
    }
    let ink = scene.texts.filter { $0.element?.id == node.id }.flatMap(\.ink)
    let losses = ink.compactMap { line -> (edge: String, points: Double, share: Double)? in
      screen.rect.edge(beyondWhich: line).map { edge in
        let points = screen.rect.excess(of: line)
        return (edge, points, points / line.height)
      }
    }
    if let worst = losses.max(by: { $0.share < $1.share }), worst.share > slack {
      return .cut(worst.edge, points: worst.points)
    }
    let isUnder = ink.contains { $0.midY < screen.belowStatusBar.minY }
    return isUnder && wasBelowStatusBar ? .underStatusBar : nil
  }

  public static var examples: [RuleExample] {
    func screen(y: Double, x: Double = 20, container: Container? = nil) -> Screen {
      let node = Node(
        id: NodeID("save"), label: "Save", traits: .button, frame: Rect(x: x, y: y, width: 80, height: 44))
      let outer = Node(id: NodeID("outer"), isElement: false, container: container, children: [node])
      return .of(outer, drawing: [.text(.example("Save changes", in: node))])
    }
    func turned(_ screen: Screen) -> Screen {
      var copy = screen
      (copy.environment.width, copy.environment.height) = (874, 402)
      copy.environment.safeArea = EdgeDistances(top: 0, leading: 62, bottom: 21, trailing: 62)
      return copy
    }
    return [
      RuleExample("a button below the screen", screen(y: 900), base: screen(y: 700), .fail),
      RuleExample("a button that ends beyond the edge", screen(y: 700, x: 350), base: screen(y: 700), .fail),
      RuleExample("a button under the clock", screen(y: 10), base: screen(y: 100), .fail),
      RuleExample("a button that stays on the screen", screen(y: 800), base: screen(y: 700), .pass),
      RuleExample(
        "a button below a screen that is turned", turned(screen(y: 420)), base: screen(y: 700), .review),
      RuleExample(
        "a button that scrolls into view", screen(y: 900, container: .scrollView), base: screen(y: 700)),
      RuleExample(
        "a drawer that waits beside the screen", screen(y: 100, x: -200), base: screen(y: 100, x: -200)),
    ]
  }
}

/// Where on a screen things can be seen.
private struct ScreenBounds {
  let rect: Rect
  /// Without the strip in which the clock stands.
  let belowStatusBar: Rect
}

extension ScreenEnvironment {
  fileprivate var bounds: ScreenBounds {
    let rect = Rect(x: 0, y: 0, width: width, height: height)
    let below = Rect(x: 0, y: safeArea.top, width: width, height: height - safeArea.top)
    return ScreenBounds(rect: rect, belowStatusBar: below)
  }
}

extension Rect {
  /// How far another rectangle reaches beyond this one, on each side.
  private func excesses(of other: Rect) -> [(edge: String, points: Double)] {
    [
      ("left", minX - other.minX), ("right", other.maxX - maxX), ("top", minY - other.minY),
      ("bottom", other.maxY - maxY),
    ]
  }

  fileprivate func excess(of other: Rect) -> Double { excesses(of: other).map(\.points).max() ?? 0 }

  /// The edge beyond which another rectangle reaches furthest; nil where it lies inside.
  fileprivate func edge(beyondWhich other: Rect) -> String? {
    excesses(of: other).filter { $0.points > 0 }.max { $0.points < $1.points }?.edge
  }
}
