import SemanticTree

/// Keeps what moves: the transitions of views, the values that animations watch, the animations that code asked
/// for since the last screen.
struct MotionStore {
  /// How changes made now are to run.
  enum Pending {
    case none, immediate
    case animated(AnimationCurve)

    var curve: AnimationCurve? {
      if case .animated(let curve) = self { return curve }
      return nil
    }
  }

  struct LiveTransition {
    var description: TransitionDescription
    var curve: AnimationCurve?
    var place: SourcePlace
    /// Where the view is described, if not in Swift.
    var source: SourceLocation?
  }

  /// Where the part being expanded is described, if not in Swift.
  var source: SourceLocation?

  /// The animation of the change now being made.
  var pending = Pending.none
  /// The last animation that a change since the last screen was made with.
  private(set) var lastCurve: AnimationCurve?
  private var explicit: [Motion] = []
  private var previous: [Identity: LiveTransition] = [:]
  private var present: [Identity: LiveTransition] = [:]
  private var declared: [(identity: Identity, motion: Motion)] = []
  /// The animations of `.animation(_:value:)` whose value changed, by the view they are for.
  private var scopes: [Identity: AnimationCurve?] = [:]
  private var conditional = ConditionalViews()
  private var hasRendered = false

  mutating func noteExplicit(_ animation: Animation?, at place: SourcePlace) {
    explicit.append(
      Motion(
        kind: .explicitAnimation, curve: animation?.curve,
        repeatsForever: animation.map { $0.curve.repeatCount == nil } ?? false, didRun: true,
        source: place.location))
  }

  mutating func finish(_ outer: Pending) {
    if let curve = pending.curve { lastCurve = curve }
    pending = outer
  }

  mutating func beginPass() {
    present = [:]
    declared = []
    scopes = [:]
    conditional.beginPass()
  }

  /// Notes that a condition let a view be shown.
  mutating func noteConditional(_ identity: Identity) { conditional.note(identity, source: source) }

  /// Notes that all changes in a view run with an animation now; without one they are immediate. Of several on
  /// one view the innermost, noted last, is in force.
  mutating func noteScope(_ curve: AnimationCurve?, at identity: Identity) {
    scopes.updateValue(curve, forKey: identity)
  }

  mutating func note(_ transition: LiveTransition, at identity: Identity) {
    present[identity] = transition
    present[identity]?.source = source
  }

  mutating func note(_ motion: Motion, at identity: Identity) {
    var motion = motion
    motion.source = source ?? motion.source
    declared.append((identity, motion))
  }

  /// All motions of the present screen; then starts anew.
  mutating func takeMotions(_ identities: IdentityTable) -> [Motion] {
    var motions = explicit
    motions += changes(from: previous, to: present, identities)
    motions += fades(identities)
    motions += declared.map { entry in
      var motion = entry.motion
      motion.node = identities.nodeID(of: entry.identity)
      return motion
    }
    explicit = []
    lastCurve = nil
    previous = present
    hasRendered = true
    return motions
  }

  mutating func reset() { self = MotionStore() }

  private func changes(
    from old: [Identity: LiveTransition], to new: [Identity: LiveTransition], _ identities: IdentityTable
  ) -> [Motion] {
    var motions: [Motion] = []
    func add(_ kind: Motion.Kind, _ identity: Identity, _ live: LiveTransition, ran: Bool) {
      let curve = live.curve ?? curveInForce(at: identity, identities)
      motions.append(
        Motion(
          kind: kind, node: identities.nodeID(of: identity), transition: live.description.part(for: kind),
          curve: curve, didRun: ran && curve != nil, source: live.source ?? live.place.location))
    }
    for (identity, live) in new.sorted(by: { $0.key.index < $1.key.index }) {
      add(.insertion, identity, live, ran: hasRendered && old[identity] == nil)
      add(.removal, identity, live, ran: false)
    }
    for (identity, live) in old.sorted(by: { $0.key.index < $1.key.index }) where new[identity] == nil {
      add(.removal, identity, live, ran: true)
    }
    return motions
  }
}

extension MotionStore {
  /// The views without a transition of their own that came or went with an animation.
  fileprivate mutating func fades(_ identities: IdentityTable) -> [Motion] {
    let moved = Set(previous.keys).symmetricDifference(present.keys)
    let changes = conditional.takeChanges(besides: moved, identities)
    guard hasRendered else { return [] }
    return changes.compactMap { change in
      guard let curve = curveInForce(at: change.identity, identities) else { return nil }
      return Motion(
        kind: change.kind, node: identities.nodeID(of: change.identity), transition: .opacity, curve: curve,
        didRun: true, source: change.source)
    }
  }

  /// The animation of the nearest view around whose watched value changed, else that of the change itself.
  fileprivate func curveInForce(at identity: Identity, _ identities: IdentityTable) -> AnimationCurve? {
    var place: Identity? = identity
    while let current = place {
      if let scope = scopes[current] { return scope }
      place = identities.parent(of: current)
    }
    return lastCurve
  }
}

extension TransitionDescription {
  /// The half of the transition that a view's coming or going uses.
  fileprivate func part(for kind: Motion.Kind) -> TransitionDescription {
    switch self {
    case .asymmetric(let insertion, let removal):
      return (kind == .insertion ? insertion : removal).part(for: kind)
    case .combined(let parts): return .combined(parts.map { $0.part(for: kind) })
    default: return self
    }
  }
}
