import SemanticTree

/// Things that move for people whom motion makes ill.
public enum MotionNoAlternative: Rule {
  public static let info = RuleInfo(
    id: "motion-no-alternative", since: "0.1.0",
    summary: """
      With Reduce Motion on nothing slides, zooms, spins or is moved about; it fades or is simply there. Judged by what \
      really runs with the setting on, and not by what the source mentions.
      """,
    impact: .serious, dependsOn: [.motion, .interaction], wcag: ["2.3.3"], hig: "Motion",
    axes: [.reduceMotion], looksBack: true,
    aliases: ["motion", "motion-alternative-still-moves", "chip-transition-motion"])

  public enum Reason: VerdictReason {
    /// A transition with motion of its own; Apple documents that it becomes a fade from iOS 17 on.
    case transition(String)
    /// An animation moves the element by some points.
    case moves(points: Double)
    /// The same in a component that asks for the setting.
    case stillMoves(points: Double)
    /// Digits that roll.
    case rolls
    /// What a tap sets off and goes on.
    case loop(String)
    /// A view that is drawn anew all the time; whether anything moves in it is not known.
    case timeline
    /// It moves with Reduce Motion off only, or does not move at all.
    case still

    public var kind: String {
      switch self {
      case .transition: "transition"
      case .moves: "geometry"
      case .stillMoves: "still-moves"
      case .rolls: "rolling-digits"
      case .loop: "loop"
      case .timeline: "timeline"
      case .still: "still"
      }
    }

    public var message: String {
      switch self {
      case .transition(let name):
        "the transition '\(name)' moves and has no branch for Reduce Motion; Apple documents that iOS 17 and later show "
          + "it as a fade, which was not seen confirmed"
      case .moves(let points):
        "it is moved by \(Points.text(points)) points in an animation, with Reduce Motion on too; leave the animation out "
          + "then"
      case .stillMoves(let points):
        "the component asks for Reduce Motion and moves this by \(Points.text(points)) points all the same; a shorter or "
          + "tighter animation is no alternative, so leave it out"
      case .rolls: "its digits roll when they change, with Reduce Motion on too; let them fade then"
      case .loop(let name): "'\(name)' goes on for ever, with Reduce Motion on too"
      case .timeline: "it is drawn anew all the time, with Reduce Motion on too; does anything move in it?"
      case .still: "nothing moves"
      }
    }

    public var data: [Fact] {
      switch self {
      case .transition(let name), .loop(let name): [Fact("effect", name)]
      case .moves(let points), .stillMoves(let points): [Fact("points", points)]
      case .rolls, .timeline, .still: []
      }
    }
  }

  /// Below this a change of place is no motion that anybody minds, in points.
  private static let leastDistance = 8.0

  public static func check(_ scene: Scene) -> [Verdict<Reason>] {
    guard scene.screen.environment.reduceMotion else { return [] }
    let motions = scene.screen.motions.filter { $0.didRun || $0.repeatsForever }
    let verdicts = motions.compactMap { verdict(on: $0, scene) }
    guard let scope = AnimationScope(motions) else { return verdicts }
    return verdicts + geometry(scene, scope) + rollingDigits(scene)
  }

  private static func verdict(on motion: Motion, _ scene: Scene) -> Verdict<Reason>? {
    let found: Verdict<Reason>
    switch motion.kind {
    case .insertion, .removal:
      guard let transition = motion.transition else { return nil }
      found =
        transition.hasMotion
        ? Verdict(.review, motion.node, .transition(transition.name)) : Verdict(.pass, motion.node, .still)
    case .phases, .timeline, .animation, .explicitAnimation:
      // What starts by itself, and symbols, have rules of their own.
      guard motion.repeatsForever, motion.didRun, !scene.startsByItself(motion),
        !scene.isBusyIndicator(motion), !scene.isClock(motion)
      else { return nil }
      found =
        motion.kind == .timeline
        ? Verdict(.review, motion.node, .timeline) : Verdict(.fail, motion.node, .loop(motion.title))
    case .symbolEffect, .contentTransition: return nil
    }
    return found.with {
      $0.subject = scene.element(of: motion)?.name
      $0.cause = motion.cause
      $0.calls = motion.calls
    }
  }

  /// A verdict for each text with rolling digits that changed in an animation.
  private static func rollingDigits(_ scene: Scene) -> [Verdict<Reason>] {
    let rolling = scene.screen.motions.filter {
      $0.kind == .contentTransition && $0.effect?.hasPrefix("numericText") == true
    }
    return rolling.compactMap { motion in
      guard let id = motion.node, let node = scene.node(id), let old = scene.previous?.root.node(id),
        old.label != node.label
      else { return nil }
      return Verdict(.fail, id, .rolls).with {
        $0.impact = .minor
        $0.subject = scene.name(of: id)
        $0.cause = "digits of \(id)"
        $0.calls = motion.calls
      }
    }
  }

  // MARK: Geometry

  /// A verdict for each element that an animation moves, or one that nothing moves.
  private static func geometry(_ scene: Scene, _ scope: AnimationScope) -> [Verdict<Reason>] {
    let moved = movedElements(scene).filter { scope.holds($0.node.id) }
    if moved.isEmpty { return [Verdict(.pass, nil, .still)] }
    let asks = scene.screen.environmentReads.contains { $0.key == "accessibilityReduceMotion" }
    return moved.map { node, points in
      // A component that asks for the setting may tighten its springs, if nothing goes further than its own size.
      if asks, points < min(node.frame.width, node.frame.height) { return Verdict(.pass, node.id, .still) }
      return Verdict(.fail, node.id, asks ? .stillMoves(points: points) : .moves(points: points)).with {
        $0.subject = scene.name(of: node.id)
        $0.severity = points
        $0.cause = "geometry"
        $0.calls = scope.calls
      }
    }
  }

  /// The elements that are still there and have gone some way.
  private static func movedElements(_ scene: Scene) -> [(node: Node, points: Double)] {
    guard let previous = scene.previous else { return [] }
    let before = Dictionary(
      previous.root.subtree.filter(\.isElement).map { ($0.id, $0.frame) },
      uniquingKeysWith: { first, _ in first })
    return scene.screen.root.subtree.filter(\.isElement).compactMap { node in
      guard let old = before[node.id] else { return nil }
      let (x, y) = (node.frame.midX - old.midX, node.frame.midY - old.midY)
      let distance = (x * x + y * y).squareRoot()
      return distance > leastDistance ? (node, distance) : nil
    }
  }

  public static var examples: [RuleExample] {
    func screen(_ motions: Motion..., at y: Double = 100, reduced: Bool = true) -> Screen {
      .of(
        .example("Vegan", at: Rect(x: 20, y: y, width: 80, height: 44)).with { $0.id = NodeID("chip") },
        motions: motions
      ) {
        $0.reduceMotion = reduced
      }
    }
    func counter(_ words: String, _ motions: Motion...) -> Screen {
      let id = NodeID("counter")
      let digits = Motion(kind: .contentTransition, node: id, effect: "numericText", didRun: false)
      return .of(Node.example(words, .staticText).with { $0.id = id }, motions: motions + [digits]) {
        $0.reduceMotion = true
      }
    }
    let curve = AnimationCurve(shape: .easeInOut, duration: 0.3)
    let slide = Motion(kind: .insertion, transition: .slide, curve: curve, didRun: true)
    let fade = Motion(kind: .insertion, transition: .opacity, curve: curve, didRun: true)
    let animation = Motion(kind: .explicitAnimation, curve: curve, didRun: true)
    let spinner = Motion(kind: .animation, node: NodeID("spinner"), curve: curve, didRun: true)
    let loop = Motion(kind: .phases, effect: "phaseAnimator", repeatsForever: true, didRun: true)
    var asking = screen(animation, at: 200)
    asking.environmentReads = [EnvironmentRead(key: "accessibilityReduceMotion", view: "Chips")]
    return [
      RuleExample("a view that slides in", screen(slide), .review),
      RuleExample("a view that fades in", screen(fade), .pass),
      RuleExample("neighbours that are pushed aside", screen(animation, at: 200), after: screen(), .fail),
      RuleExample("a colour that changes in an animation", screen(animation), after: screen(), .pass),
      RuleExample(
        "a neighbour of a view with an animation of its own", screen(spinner, at: 200), after: screen(), .pass
      ),
      RuleExample("a loop that a tap sets off", screen(loop), after: screen(), .fail),
      RuleExample(
        "a component that asks for the setting and moves all the same", asking, after: screen(), .fail),
      RuleExample(
        "the same with Reduce Motion off", screen(animation, at: 200, reduced: false),
        after: screen(reduced: false)),
    ]
  }
}

/// Which views a change's animations concern.
private struct AnimationScope {
  /// The views that animate what changes in them; nil where the change itself is animated, wherever it shows.
  private let views: [NodeID]?
  /// Where the animations are written.
  let calls: [SourceLocation]

  /// Nil where nothing is animated.
  init?(_ motions: [Motion]) {
    let animations = motions.filter { [.animation, .explicitAnimation].contains($0.kind) && $0.curve != nil }
    if animations.isEmpty { return nil }
    let isEverywhere = animations.contains { $0.kind == .explicitAnimation || $0.node == nil }
    calls = animations.compactMap(\.source)
    views = isEverywhere ? nil : animations.compactMap(\.node)
  }

  func holds(_ id: NodeID) -> Bool { views?.contains { id == $0 || id.isWithin($0) } ?? true }
}

extension TransitionDescription {
  /// What the transition is called in SwiftUI.
  var name: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .slide: "slide"
    case .blurReplace: "blurReplace"
    case .scale: "scale"
    case .move(let edge): "move(edge: .\(edge))"
    case .push(let edge): "push(from: .\(edge))"
    case .offset: "offset"
    case .combined(let parts): parts.map(\.name).joined(separator: " with ")
    case .asymmetric(let insertion, let removal): "\(insertion.name) in, \(removal.name) out"
    case .custom(let name, _): name
    }
  }
}
