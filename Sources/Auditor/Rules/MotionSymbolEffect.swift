import SemanticTree

/// Symbols that do not come to rest.
public enum MotionSymbolEffect: Rule {
  public static let info = RuleInfo(
    id: "motion-symbol-effect", since: "0.1.0",
    summary: """
      A symbol that wiggles, turns or pulses comes to rest; with Reduce Motion on it stands still. An effect that runs \
      once after a tap is fine.
      """,
    impact: .moderate, dependsOn: [.motion], wcag: ["2.2.2", "2.3.3"], en301549: ["11.2.2.2"], hig: "Motion",
    axes: [.reduceMotion])

  public enum Reason: VerdictReason {
    case endless(String, isReduced: Bool)
    /// An effect that goes on unless its options say that it does not, which are not known.
    case maybe(String)
    case once, busy

    public var kind: String {
      switch self {
      case .endless: "endless"
      case .maybe: "maybe-endless"
      case .once: "once"
      case .busy: "busy"
      }
    }

    public var message: String {
      switch self {
      case .endless(let effect, true):
        "the symbol effect '\(effect)' goes on for ever with Reduce Motion on; remove it then with symbolEffectsRemoved"
      case .endless(let effect, false):
        "the symbol effect '\(effect)' starts by itself and goes on for ever; let it run once, or after a tap"
      case .maybe(let effect):
        "the symbol effect '\(effect)' goes on for as long as it is active, unless its options end it; does it end?"
      case .once: "the effect runs once"
      case .busy: "it shows that something goes on"
      }
    }

    public var data: [Fact] {
      switch self {
      case .endless(let effect, _), .maybe(let effect): [Fact("effect", effect)]
      case .once, .busy: []
      }
    }
  }

  /// Effects that move or turn the symbol; the others change its opacity or its colours in place.
  private static let moving: Set<String> = ["bounce", "scale", "wiggle", "rotate", "breathe"]
  /// Effects that go on for as long as they are active.
  private static let indefinite: Set<String> = ["pulse", "variableColor", "wiggle", "rotate", "breathe"]

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    let isReduced = scene.screen.environment.reduceMotion
    return scene.screen.motions.filter { $0.kind == .symbolEffect && $0.didRun }.compactMap { motion in
      // What a tap set off does not start by itself, and with Reduce Motion stands still all the same.
      guard isReduced || scene.startsByItself(motion) else { return nil }
      let element = scene.element(of: motion)
      return verdict(on: motion, element?.id ?? motion.node, scene, isReduced: isReduced).with {
        $0.subject = element?.name
        $0.cause = motion.cause
        $0.calls = motion.calls
      }
    }
  }

  private static func verdict(
    on motion: Motion, _ node: NodeID?, _ scene: Scene, isReduced: Bool
  ) -> Verdict<Reason> {
    let effect = motion.effect ?? ""
    let mayGoOn = motion.trigger == nil && indefinite.contains(effect)
    guard motion.repeatsForever || mayGoOn else { return Verdict(.pass, node, .once) }
    if scene.isBusyIndicator(motion) { return Verdict(.notApplicable, node, .busy) }
    let verdict: Verdict<Reason> =
      motion.repeatsForever
      ? Verdict(.fail, node, .endless(effect, isReduced: isReduced)) : Verdict(.review, node, .maybe(effect))
    return verdict.with { $0.impact = isReduced && moving.contains(effect) ? nil : .minor }
  }

  public static var examples: [RuleExample] {
    let bell = Node.example("Alerts", .image)
    func screen(
      _ effect: String, forEver: Bool = true, trigger: String? = nil, of node: Node = bell,
      reduced: Bool = true
    ) -> Screen {
      let motion = Motion(
        kind: .symbolEffect, node: node.id, effect: effect, repeatsForever: forEver, trigger: trigger,
        didRun: true)
      return .of(node, motions: [motion]) { $0.reduceMotion = reduced }
    }
    return [
      RuleExample("a bell that wiggles for ever, with Reduce Motion on", screen("wiggle"), .fail),
      RuleExample("a bell that pulses for ever", screen("pulse", reduced: false), .fail),
      RuleExample("a pulse without options", screen("pulse", forEver: false), .review),
      RuleExample(
        "a bell that bounces after a tap", screen("bounce", forEver: false, trigger: "Int value"), .pass),
      RuleExample(
        "a sign that something is being loaded", screen("variableColor", of: .example("Connecting", .image)),
        .notApplicable),
      RuleExample(
        "what a tap set off, with Reduce Motion off", screen("wiggle", reduced: false), after: .of(bell)),
    ]
  }
}
