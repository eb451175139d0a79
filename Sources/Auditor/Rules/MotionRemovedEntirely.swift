import SemanticTree

/// Changes that are no longer seen to happen.
public enum MotionRemovedEntirely: Rule {
  public static let info = RuleInfo(
    id: "motion-removed-entirely", since: "0.1.0",
    summary: """
      Where a large part of the screen slides in, it fades in with Reduce Motion on, and is not there from one moment to \
      the next: people see that something changed, and what.
      """,
    impact: .minor, dependsOn: [.motion, .interaction], hig: "Motion", axes: [.reduceMotion], looksBack: true)

  public enum Reason: VerdictReason {
    /// Which part of the screen changes, from 0 to 1.
    case atOnce(share: Double)
    case fades

    public var kind: String {
      switch self {
      case .atOnce: "at-once"
      case .fades: "fades"
      }
    }

    public var message: String {
      switch self {
      case .atOnce(let share):
        "with Reduce Motion on \(Int((share * 100).rounded())) % of the screen change from one moment to the next, where "
          + "otherwise an animation shows it; let them fade"
      case .fades: "the change is seen to happen"
      }
    }

    public var data: [Fact] {
      switch self {
      case .atOnce(let share): [Fact("share", share)]
      case .fades: []
      }
    }
  }

  /// The share of the screen from which on a change at once is a jump.
  private static let large = 1.0 / 3

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard let base = scene.fullMotion, let previous = scene.previous,
      base.motions.contains(where: \.showsChange)
    else { return [] }
    let share = share(of: scene, since: previous)
    guard share >= large else { return [] }
    let verdict: Verdict<Reason> =
      scene.screen.motions.contains(where: \.showsChange)
      ? Verdict(.pass, scene.activated, .fades) : Verdict(.fail, scene.activated, .atOnce(share: share))
    return [
      verdict.with {
        $0.subject = scene.name(of: scene.activated)
        $0.severity = share
      }
    ]
  }

  /// Which part of the screen the elements take that came with the last change.
  private static func share(of scene: Scene, since previous: Screen) -> Double {
    let known = Set(previous.root.subtree.map(\.id))
    let screen = scene.screen.root.frame
    let news = scene.elements.filter { !known.contains($0.id) }.map(\.frame)
    let box = news.reduce(Rect.zero) { $0.union($1) }
    return (box.intersection(screen)?.area ?? 0) / max(screen.area, 1)
  }

  public static var examples: [RuleExample] {
    let button = Node.example("Details")
    let panel = Node.example("Panel", at: Rect(x: 0, y: 200, width: 402, height: 600))
    func screen(_ node: Node, _ motions: Motion..., reduced: Bool = true) -> Screen {
      .of(button, node, motions: motions) { $0.reduceMotion = reduced }
    }
    let curve = AnimationCurve(shape: .easeInOut, duration: 0.3)
    let slide = Motion(kind: .insertion, node: panel.id, transition: .slide, curve: curve, didRun: true)
    let fade = Motion(kind: .insertion, node: panel.id, transition: .opacity, curve: curve, didRun: true)
    let base = screen(panel, slide, reduced: false)
    let tag = Node.example("Tag", at: Rect(x: 20, y: 200, width: 80, height: 44))
    func example(_ title: String, _ screen: Screen, base: Screen = base, _ outcome: Outcome) -> RuleExample {
      RuleExample(title, screen, after: .of(button) { $0.reduceMotion = true }, base: base, outcome)
    }
    return [
      example("a panel that is there at once", screen(panel), .fail),
      example("a panel that fades in", screen(panel, fade), .pass),
      RuleExample(
        "a small tag that is there at once", screen(tag), after: .of(button),
        base: screen(tag, slide, reduced: false)),
      RuleExample(
        "a panel that never slides", screen(panel), after: .of(button), base: screen(panel, reduced: false)),
    ]
  }
}

extension Motion {
  /// True for what shows that something came, went or moved.
  fileprivate var showsChange: Bool {
    let kinds: Set<Kind> = [.insertion, .removal, .animation, .explicitAnimation]
    return didRun && curve != nil && !repeatsForever && kinds.contains(kind)
  }
}
