import SemanticTree

/// What flashes so fast that it can cause a seizure.
public enum FlashRate: Rule {
  public static let info = RuleInfo(
    id: "flash-rate", since: "0.1.0",
    summary: """
      Nothing of any size flashes more than three times in a second: that can cause seizures.
      """,
    impact: .critical, dependsOn: [.look, .motion], wcag: ["2.3.1"], en301549: ["11.2.3.1"], hig: "Motion",
    options: [smallest])

  private static let smallest = RuleOption(
    "flash-rate", "smallest", 21_824, in: 0...1_000_000,
    "from which area on flashing is dangerous, in square points: a quarter of 341 by 256, as WCAG has it")

  public enum Reason: VerdictReason {
    case flashes(perSecond: Double, area: Double)
    /// It goes to and fro as fast, and whether it fades or moves is not known.
    case maybe(perSecond: Double)
    case slow, small

    public var kind: String {
      switch self {
      case .flashes: "flashes"
      case .maybe: "maybe-flashes"
      case .slow: "slow"
      case .small: "small"
      }
    }

    public var message: String {
      switch self {
      case .flashes(let rate, let area):
        "it fades in and out \(Points.text(rate)) times in a second on \(Points.text(area)) square points; more than three "
          + "times in a second can cause seizures"
      case .maybe(let rate):
        "it changes to and fro \(Points.text(rate)) times in a second; if it flashes, more than three times can cause "
          + "seizures"
      case .slow: "three times in a second or less"
      case .small: "too small to be dangerous"
      }
    }

    public var data: [Fact] {
      switch self {
      case .flashes(let rate, let area): [Fact("per-second", rate), Fact("area", area)]
      case .maybe(let rate): [Fact("per-second", rate)]
      case .slow, .small: []
      }
    }
  }

  /// More flashes than this in a second are dangerous.
  private static let limit = 3.0
  /// At this opacity and below a thing is faded.
  private static let faint = 0.9

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.screen.motions.compactMap { motion in
      guard motion.didRun, motion.isLoop, let rate = motion.flashesPerSecond else { return nil }
      let element = scene.element(of: motion)
      return verdict(on: motion, element, rate, scene).with {
        $0.subject = element?.name
        $0.cause = motion.cause
        $0.calls = motion.calls
        $0.severity = rate
      }
    }
  }

  private static func verdict(
    on motion: Motion, _ element: Node?, _ rate: Double, _ scene: Scene
  ) -> Verdict<Reason> {
    let node = element?.id ?? motion.node
    guard rate > limit else { return Verdict(.pass, node, .slow) }
    guard let element else { return Verdict(.review, node, .maybe(perSecond: rate)) }
    let area = element.frame.area
    if area < scene.settings[smallest] { return Verdict(.pass, node, .small) }
    // A loop is drawn as it is at its turning point: one that fades is faint there.
    let fades = scene.ink.spots.contains {
      $0.opacity <= faint && ($0.node == element.id || ($0.node == nil && element.frame.holds($0.box)))
    }
    return fades
      ? Verdict(.fail, node, .flashes(perSecond: rate, area: area)).with { $0.certainty = .inferred }
      : Verdict(.review, node, .maybe(perSecond: rate))
  }

  public static var examples: [RuleExample] {
    func screen(duration: Double, side: Double = 300, opacity: Double = 0.2, count: Int? = nil) -> Screen {
      let node = Node.example("Alarm", .image, at: Rect(x: 20, y: 100, width: side, height: side))
      let curve = AnimationCurve(shape: .linear, duration: duration, repeatCount: count, autoreverses: true)
      let motion = Motion(
        kind: .animation, node: node.id, curve: curve, repeatsForever: count == nil, didRun: true)
      let fill = DrawingItem.fill(
        ShapeDrawing(node: node.id, outline: .rectangle(node.frame), paint: .color(.black)))
      return .of(
        node, drawing: [.group(DrawingGroup(effect: .opacity(opacity), children: [fill]))], motions: [motion])
    }
    return [
      RuleExample("a large sign that fades five times in a second", screen(duration: 0.1), .fail),
      RuleExample("a large sign that changes as fast", screen(duration: 0.1, opacity: 1), .review),
      RuleExample("a large sign that fades once in two seconds", screen(duration: 1), .pass),
      RuleExample("a dot that fades as fast", screen(duration: 0.1, side: 20), .pass),
      RuleExample("a large sign that fades twice in all", screen(duration: 0.1, count: 4)),
    ]
  }
}

extension Motion {
  /// How many times in a second it changes there and back; nil where that is not known or it ends before it could flash
  /// more than three times.
  fileprivate var flashesPerSecond: Double? {
    guard let curve, curve.speed > 0, curve.duration > 0 else { return nil }
    let legs = curve.autoreverses ? 2.0 : 1.0
    let count = repeatsForever ? .infinity : Double(curve.repeatCount ?? .max) / legs
    return count > 3 ? curve.speed / (legs * curve.duration) : nil
  }
}
