import SemanticTree

/// What flies and grows from one place to another, for people whom that makes ill.
public enum MotionParallaxDepth: Rule {
  public static let info = RuleInfo(
    id: "motion-parallax-depth", since: "0.1.0",
    summary: """
      With Reduce Motion on no view grows out of another, and nothing moves faster or slower than what is scrolled; it \
      fades, or is simply there.
      """,
    impact: .serious, dependsOn: [.layout, .motion, .interaction], wcag: ["2.3.3"], hig: "Motion",
    axes: [.reduceMotion], looksBack: true)

  public enum Reason: VerdictReason {
    /// A view takes over the place of another, so many points away, growing by so many.
    case grows(from: String, points: Double, growth: Double)
    /// An effect that depends on scrolling; what it does is not known.
    case scrolls
    case still
    case unknown(String)

    public var kind: String {
      switch self {
      case .grows: "matched-geometry"
      case .scrolls: "scroll-transition"
      case .still: "still"
      case .unknown: "unknown"
      }
    }

    public var message: String {
      switch self {
      case .grows(let from, let points, let growth):
        "it comes out of '\(from)' in an animation, \(Reason.extent(points, growth)), with Reduce Motion on too; let it "
          + "fade in then"
      case .scrolls:
        "it has a scroll transition, with Reduce Motion on too; does that change anything but the opacity?"
      case .still: "nothing flies or grows"
      case .unknown(let name): "what '\(name)' does is not known"
      }
    }

    /// How far it goes and how much it grows, as far as anybody sees it.
    private static func extent(_ points: Double, _ growth: Double) -> String {
      let parts = [
        points > least ? "\(Points.text(points)) points away" : nil,
        growth > least ? "\(Points.text(growth)) points larger or smaller" : nil,
      ]
      return parts.compactMap { $0 }.joined(separator: " and ")
    }

    public var data: [Fact] {
      switch self {
      case .grows(_, let points, let growth): [Fact("points", points), Fact("growth", growth)]
      case .unknown(let name): [Fact("effect", name)]
      case .scrolls, .still: []
      }
    }
  }

  /// Below this a change of place or size is no motion that anybody minds, in points.
  private static let least = 8.0
  /// Effects whose closures are not looked into.
  private static let unseen: Set<String> = [
    "visualEffect", "GeometryEffect", "rotation3DEffect", "projectionEffect",
  ]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard scene.screen.environment.reduceMotion else { return [] }
    let found = scene.screen.motions.compactMap { motion -> Verdict<Reason>? in
      switch motion.effect {
      case "matchedGeometryEffect": matched(motion, scene)
      case "scrollTransition": scrolled(motion, scene)
      default: nil
      }
    }
    let unknown = scene.screen.notModelled.filter { unseen.contains($0.name) }.map { call in
      Verdict<Reason>(.notMeasured, nil, .unknown(call.name))
    }
    return found + unknown
  }

  private static func scrolled(_ motion: Motion, _ scene: Scene) -> Verdict<Reason> {
    Verdict(.review, motion.node, .scrolls).with {
      $0.subject = scene.element(of: motion)?.title
      $0.cause = motion.cause
      $0.calls = motion.calls
      $0.impact = .moderate
    }
  }

  /// A verdict for a view that took over from another of the same identity in the last change; nil where nothing did.
  private static func matched(_ motion: Motion, _ scene: Scene) -> Verdict<Reason>? {
    guard let previous = scene.previous, let to = scene.element(of: motion),
      let source = previous.motions.first(where: { $0.isMatch(of: motion) })?.node, source != motion.node,
      !scene.screen.motions.contains(where: { $0.isMatch(of: motion) && $0.node == source }),
      let from = previous.root.subtree.filter(\.isElement).owner(of: source), from.id != to.id
    else { return nil }
    let (x, y) = (to.frame.midX - from.frame.midX, to.frame.midY - from.frame.midY)
    let points = (x * x + y * y).squareRoot()
    let growth = max(abs(to.frame.width - from.frame.width), abs(to.frame.height - from.frame.height))
    guard scene.isLastChangeAnimated, max(points, growth) > least else {
      return Verdict(.pass, to.id, .still)
    }
    return Verdict(.fail, to.id, .grows(from: from.title, points: points, growth: growth)).with {
      $0.subject = to.name
      $0.cause = motion.trigger.map { "matched '\($0)'" }
      $0.severity = points + growth
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ id: String, _ frame: Rect, animated: Bool = true, effect: String = "matchedGeometryEffect")
      -> Screen
    {
      let card = Node.example("Card", at: frame).with { $0.id = NodeID(id) }
      let curve = AnimationCurve(shape: .easeInOut, duration: 0.3)
      let matched = Motion(kind: .animation, node: card.id, effect: effect, trigger: "card", didRun: false)
      let change = Motion(kind: .explicitAnimation, curve: curve, didRun: true)
      return .of(card, motions: animated ? [matched, change] : [matched]) { $0.reduceMotion = true }
    }
    let small = screen("small", Rect(x: 20, y: 100, width: 60, height: 40))
    let large = Rect(x: 0, y: 62, width: 402, height: 300)
    var unmodelled = Screen.of(.example("Card")) { $0.reduceMotion = true }
    unmodelled.notModelled = [NotModelled(name: "visualEffect", source: nil, consequence: "")]
    return [
      RuleExample("a card that grows out of a row", screen("large", large), after: small, .fail),
      RuleExample(
        "a card that is there at once", screen("large", large, animated: false), after: small, .pass),
      RuleExample(
        "rows that change while they scroll", screen("row", large, effect: "scrollTransition"), .review),
      RuleExample("an effect that was not looked into", unmodelled, .notMeasured),
      RuleExample("a row that may grow and does not", small, after: small),
    ]
  }
}

extension Motion {
  /// Whether both are views that are one to the eye.
  fileprivate func isMatch(of other: Motion) -> Bool { effect == other.effect && trigger == other.trigger }
}
