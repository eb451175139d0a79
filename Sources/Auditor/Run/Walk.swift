import SemanticTree
import VoiceOver

/// Goes from state to state of a screen and lets the rules look at each in the environments that matter to them.
@MainActor
final class Walk {
  private let host: any ScreenHost
  /// The audit's own session first, then that with the other setting of Reduce Motion.
  private let sessions: [Session]
  private let settings: RuleSettings
  private var collector: FindingCollector
  private var screenCount = 0
  private var unreachedCount = 0
  private var notModelled = UniqueList<NotModelled>()
  /// The states that were come to.
  private var scenesByPath: [[NodeID]: Scene] = [:]
  /// The screens of the states that were come to, in the environments of rules that look back.
  private var screensByPath: [[NodeID]: [ScreenEnvironment: Screen]] = [:]

  init(
    _ host: any ScreenHost, _ sessions: [Session], base: ScreenEnvironment, _ settings: RuleSettings
  ) {
    self.host = host
    self.sessions = sessions
    self.settings = settings
    collector = FindingCollector(base: base)
  }

  /// A state in the audit's own environment, for whoever asks first; nil where it could not be come to.
  func scene(of state: ExploredState) -> Scene? { scenesByPath.removeValue(forKey: state.path) }

  /// Looks at a state in every environment.
  ///
  /// - Returns: the state in the audit's own environment; nil where it cannot be come to.
  func look(at state: ExploredState) throws -> Scene? {
    guard let scene = try arrive(at: state) else {
      unreachedCount += sessions.reduce(0) { $0 + $1.visits.count }
      return nil
    }
    try visitAll(state, from: scene)
    return scene
  }

  /// Looks at a state in every environment, or, where it is no news, only at how it was come to.
  ///
  /// - Parameter isKnown: whether a state shows nothing that was not seen before.
  /// - Returns: whether the state was looked at in every environment.
  func look(at state: ExploredState, unless isKnown: (Scene) -> Bool) throws -> Bool {
    guard let scene = try arrive(at: state) else { return false }
    guard isKnown(scene) else {
      try visitAll(state, from: scene)
      return true
    }
    lookBack(at: scene, in: sessions[0], state)
    // What shows nothing new can move, and whether it does so with Reduce Motion is seen there only.
    if scene.screen.motions.contains(where: \.didRun) { try lookBackElsewhere(at: state, base: scene) }
    return false
  }

  private func lookBackElsewhere(at state: ExploredState, base: Scene) throws {
    for session in sessions.dropFirst() {
      guard let arrival = try StateReplay(host: host, path: state.path).arrive(in: session.base) else {
        continue
      }
      let scene = Scene(arrival.screen, after: arrival.history, base: base, settings: settings)
      lookBack(at: scene, in: session, state)
    }
  }

  /// Looks at how a state was come to.
  private func lookBack(at scene: Scene, in session: Session, _ state: ExploredState) {
    let rules = session.visits.first { $0.environment == session.base }?.rules ?? []
    look(at: scene, with: rules.filter { $0.info.looksBack }, state)
  }

  private func arrive(at state: ExploredState) throws -> Scene? {
    guard let session = sessions.first,
      let arrival = try StateReplay(host: host, path: state.path).arrive(in: session.base)
    else { return nil }
    return Scene(arrival.screen, after: arrival.history, settings: settings)
  }

  // MARK: Visits

  private func visitAll(_ state: ExploredState, from scene: Scene) throws {
    scenesByPath[state.path] = scene
    try visit(sessions[0], state, from: scene, base: nil)
    for session in sessions.dropFirst() {
      guard let arrival = try StateReplay(host: host, path: state.path).arrive(in: session.base) else {
        unreachedCount += session.visits.count
        continue
      }
      let other = Scene(arrival.screen, after: arrival.history, base: scene, settings: settings)
      try visit(session, state, from: other, base: scene)
    }
  }

  /// Looks at the present state in all environments of a session, and at the sizes of text between two that differ.
  ///
  /// - Parameters:
  ///   - arrived: the state in the session's base.
  ///   - base: the state in the audit's own environment, where that is another.
  private func visit(_ session: Session, _ state: ExploredState, from arrived: Scene, base: Scene?) throws {
    var sizes = SizeLadder()
    host.expect(session.visits.map(\.environment).filter { $0 != session.base })
    for visit in session.visits {
      sizes.note(visit, try look(at: visit, in: session, state, from: arrived, base: base))
    }
    host.expect(sizes.between.map(\.environment))
    for visit in sizes.between { _ = try look(at: visit, in: session, state, from: arrived, base: base) }
  }

  /// - Returns: what fails there of the rules about sizes, as a number.
  private func look(
    at visit: Session.Visit, in session: Session, _ state: ExploredState, from arrived: Scene, base: Scene?
  ) throws -> Int {
    guard visit.environment != session.base else { return look(at: arrived, with: visit.rules, state) }
    let screen = try other(arrived.screen, in: visit.environment)
    let history = visit.looksBack ? try history(of: state, in: visit.environment, session) : []
    let scene = Scene(screen, after: history, base: base ?? arrived, settings: settings)
    if visit.looksBack { screensByPath[state.path, default: [:]][visit.environment] = screen }
    return look(at: scene, with: visit.rules, state)
  }

  /// The present state in another environment, with what only the first screen after an action tells.
  private func other(_ screen: Screen, in environment: ScreenEnvironment) throws -> Screen {
    var other = try host.screen(in: environment)
    other.notifications = screen.notifications
    other.focusRequest = screen.focusRequest
    other.motions = screen.motions
    return other
  }

  /// What was seen on the way to a state in another environment than that in which the way was gone.
  private func history(
    of state: ExploredState, in environment: ScreenEnvironment, _ session: Session
  ) throws -> [Scene.Moment] {
    let known = state.path.indices.compactMap { index in
      screensByPath[Array(state.path[..<index])]?[environment].map {
        Scene.Moment($0, activating: state.path[index])
      }
    }
    if known.count == state.path.count { return known }
    let replay = StateReplay(host: host, path: state.path)
    return try replay.arrive(in: session.base, alsoSeenIn: environment)?.otherHistory ?? []
  }

  /// - Returns: what fails of the rules about sizes, as a number.
  @discardableResult
  private func look(at scene: Scene, with rules: [any Rule.Type], _ state: ExploredState) -> Int {
    screenCount += 1
    for entry in scene.screen.notModelled { notModelled.add(entry) }
    return rules.reduce(0) { sum, rule in
      let found = collector.add(rule, scene, state: state.name)
      return rule.info.axes.contains(.typeSize) ? sum &+ found : sum
    }
  }

  // MARK: Results

  func report(states: [ExploredState], leftOut: Int) -> Audit.Report {
    let verdicts = collector.counts.map { ($0.key.rawValue, $0.value) }
    let coverage = Coverage(
      states: states.map(\.name), statesLeftOut: leftOut, screenCount: screenCount,
      unreachedCount: unreachedCount,
      verdicts: Dictionary(uniqueKeysWithValues: verdicts), notModelled: notModelled.elements)
    return Audit.Report(findings: collector.findings, coverage: coverage, states: states)
  }
}
