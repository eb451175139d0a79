import SemanticTree

/// What moves and does not stop.
public enum MotionRepeats: Rule {
  public static let info = RuleInfo(
    id: "motion-repeats", since: "0.1.0",
    summary: """
      What starts to move by itself beside other things stops after five seconds, or can be stopped; else some people \
      cannot read what stands beside it. What shows that something is being loaded may go on.
      """,
    impact: .serious, dependsOn: [.look, .motion], wcag: ["2.2.2"], en301549: ["11.2.2.2"], hig: "Motion",
    axes: [.reduceMotion],
    aliases: ["endless-motion"], options: [longest])

  private static let longest = RuleOption(
    "motion-repeats", "longest", 5, in: 0...60, "for how many seconds something may move by itself")

  public enum Reason: VerdictReason {
    /// The effect, and whether it goes on with Reduce Motion.
    case endless(String, isReduced: Bool)
    case long(String, seconds: Double)
    /// A view that is drawn anew all the time; whether anything moves in it is not known.
    case timeline
    case ends, busy, clock, alone

    public var kind: String {
      switch self {
      case .endless: "endless"
      case .long: "long"
      case .timeline: "timeline"
      case .ends: "ends"
      case .busy: "busy"
      case .clock: "clock"
      case .alone: "alone"
      }
    }

    public var message: String {
      switch self {
      case .endless(let name, let isReduced):
        "'\(name)' starts by itself and goes on for ever" + (isReduced ? ", with Reduce Motion on too" : "")
          + "; let it end within five seconds, or give people a way to stop it"
      case .long(let name, let seconds):
        "'\(name)' starts by itself and goes on for \(Points.text(seconds)) seconds; let it end within five"
      case .timeline: "it is drawn anew all the time; does anything move in it, and can that be stopped?"
      case .ends: "it comes to an end"
      case .busy: "it shows that something goes on"
      case .clock: "a text that is kept up to date"
      case .alone: "nothing else is on the screen"
      }
    }

    public var data: [Fact] {
      switch self {
      case .endless(let name, _): [Fact("effect", name)]
      case .long(let name, let seconds): [Fact("effect", name), Fact("seconds", seconds)]
      case .timeline, .ends, .busy, .clock, .alone: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    scene.screen.motions.compactMap { motion in
      // Symbols have a rule of their own.
      guard motion.kind != .symbolEffect, motion.didRun, motion.isLoop, scene.startsByItself(motion) else {
        return nil
      }
      let element = scene.element(of: motion)
      return verdict(on: motion, element, scene).with {
        $0.subject = element?.name
        $0.cause = motion.cause
        $0.calls = motion.calls
        $0.severity = scene.screen.environment.reduceMotion ? 1 : 0
      }
    }
  }

  private static func verdict(on motion: Motion, _ element: Node?, _ scene: Scene) -> Verdict<Reason> {
    let node = element?.id ?? motion.node
    if scene.isBusyIndicator(motion) { return Verdict(.notApplicable, node, .busy) }
    if !scene.elements.contains(where: { $0.id != element?.id }) {
      return Verdict(.notApplicable, node, .alone)
    }
    if scene.isClock(motion) { return Verdict(.notApplicable, node, .clock) }
    if motion.kind == .timeline { return Verdict(.review, node, .timeline).with { $0.impact = .moderate } }
    if motion.length == .infinity {
      return Verdict(.fail, node, .endless(motion.title, isReduced: scene.screen.environment.reduceMotion))
    }
    return motion.length > scene.settings[longest]
      ? Verdict(.fail, node, .long(motion.title, seconds: motion.length)) : Verdict(.pass, node, .ends)
  }

  public static var examples: [RuleExample] {
    let node = Node.example("New", .staticText)
    func screen(
      _ kind: Motion.Kind = .phases, count: Int? = nil, of element: Node = node, besides other: Bool = true
    ) -> Screen {
      let curve = AnimationCurve(shape: .easeInOut, duration: 1, repeatCount: count, autoreverses: true)
      let motion = Motion(
        kind: kind, node: element.id, curve: curve, repeatsForever: count == nil, didRun: true)
      let button = Node.example("Pay", at: Rect(x: 20, y: 300, width: 200, height: 44))
      return other ? .of(element, button, motions: [motion]) : .of(element, motions: [motion])
    }
    let spinner = Node.example("Loading", .image)
    return [
      RuleExample("phases that go on for ever", screen(), .fail),
      RuleExample("an animation that goes on for ever", screen(.animation), .fail),
      RuleExample("an animation that is repeated ten times", screen(.animation, count: 10), .fail),
      RuleExample("an animation that is repeated three times", screen(.animation, count: 3), .pass),
      RuleExample(
        "a picture that is drawn anew all the time", screen(.timeline, of: .example("Rain", .image)), .review),
      RuleExample("a clock", screen(.timeline), .notApplicable),
      RuleExample("a sign that something is being loaded", screen(of: spinner), .notApplicable),
      RuleExample("a picture that moves alone on the screen", screen(besides: false), .notApplicable),
      RuleExample("what a tap sets off", screen(), after: .of(node)),
      RuleExample("an animation that runs once", screen(.animation, count: 1)),
    ]
  }
}
