import SemanticTree

/// What slides for people who asked for fades.
public enum CrossFadeIgnored: Rule {
  public static let info = RuleInfo(
    id: "cross-fade-ignored", since: "0.1.0",
    summary: """
      With Prefer Cross-Fade Transitions on, what comes and goes fades and does not slide. Looked at only where the \
      setting is on.
      """,
    impact: .minor, dependsOn: [.motion], wcag: ["2.3.3"], hig: "Motion")

  public enum Reason: VerdictReason {
    case moves(String)
    case fades

    public var kind: String {
      switch self {
      case .moves: "moves"
      case .fades: "fades"
      }
    }

    public var message: String {
      switch self {
      case .moves(let name):
        "the transition '\(name)' moves although cross-fades are preferred; use opacity then"
      case .fades: "it fades"
      }
    }

    public var data: [Fact] {
      switch self {
      case .moves(let name): [Fact("transition", name)]
      case .fades: []
      }
    }
  }

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard scene.screen.environment.prefersCrossFade else { return [] }
    return scene.screen.motions.compactMap { motion in
      guard motion.didRun, motion.curve != nil, let transition = motion.transition else { return nil }
      let verdict: Verdict<Reason> =
        transition.hasMotion
        ? Verdict(.fail, motion.node, .moves(transition.name)) : Verdict(.pass, motion.node, .fades)
      return verdict.with {
        $0.subject = scene.element(of: motion)?.title
        $0.cause = motion.cause
        $0.calls = motion.calls
      }
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ transition: TransitionDescription, prefers: Bool = true) -> Screen {
      let curve = AnimationCurve(shape: .easeInOut, duration: 0.3)
      let motion = Motion(kind: .insertion, transition: transition, curve: curve, didRun: true)
      return .of(.example("Vegan"), motions: [motion]) { $0.prefersCrossFade = prefers }
    }
    return [
      RuleExample("a view that slides in", screen(.slide), .fail),
      RuleExample("a view that fades in", screen(.opacity), .pass),
      RuleExample("a view that slides in, without the setting", screen(.slide, prefers: false)),
    ]
  }
}
