import SemanticTree

/// Runs the rules over a screen in the states that its controls lead to and the environments that usually matter.
@MainActor
public struct Audit {
  /// What came of an audit.
  public struct Report: Hashable, Codable, Sendable {
    /// The worst first.
    public var findings: [Finding]
    public var coverage: Coverage
  }

  private let host: any ScreenHost
  private let matrix: EnvironmentMatrix
  private let journey: [ExploredState]
  private let stateLimit: Int
  private let rules: [any Rule.Type]
  private let settings: RuleSettings

  /// - Parameters:
  ///   - host: where the screen lives; it is reset again and again.
  ///   - matrix: the environments.
  ///   - journey: states to look at in any case, such as those after a scenario's steps.
  ///   - stateLimit: how many states are looked at, at the most.
  ///   - rules: what is asked.
  ///   - settings: what the project set for its rules.
  public init(
    _ host: any ScreenHost, matrix: EnvironmentMatrix, journey: [ExploredState] = [], stateLimit: Int = 64,
    rules: [any Rule.Type] = Rules.standard, settings: RuleSettings = RuleSettings()
  ) {
    self.host = host
    self.matrix = matrix
    self.journey = journey
    self.stateLimit = max(stateLimit, 1)
    self.rules = rules
    self.settings = settings
  }

  /// Looks at everything.
  ///
  /// - Throws: what the host throws.
  public func run() throws -> Report {
    let explored = try StateExplorer(host: host, environment: matrix.base, limit: stateLimit)
      .explore(after: journey)
    var progress = Progress(collector: FindingCollector(base: matrix.base))
    let sessions = Session.all(of: rules, over: matrix)
    for state in explored.states {
      var base: Screen?
      for session in sessions { base = try look(at: state, in: session, besides: base, &progress) ?? base }
    }
    try host.reset()
    let coverage = Coverage(
      states: explored.states.map(\.name), statesLeftOut: explored.leftOut, screenCount: progress.screens,
      unreachedCount: progress.unreached,
      verdicts: Dictionary(
        uniqueKeysWithValues: progress.collector.counts.map { ($0.key.rawValue, $0.value) }),
      notModelled: progress.notModelled.elements)
    return Report(findings: progress.collector.findings, coverage: coverage)
  }

  /// What a run has come to.
  private struct Progress {
    var collector: FindingCollector
    var screens = 0
    var unreached = 0
    var notModelled = UniqueList<NotModelled>()
  }

  /// Looks at a state in all environments of a session.
  ///
  /// - Parameter base: the state in the audit's own environment, where a session before has shown it.
  /// - Returns: the state in the session's base; nil where it cannot be come to.
  private func look(
    at state: ExploredState, in session: Session, besides base: Screen?, _ progress: inout Progress
  ) throws -> Screen? {
    let others = session.visits.filter { $0.looksBack && $0.environment != session.base }.map(\.environment)
    let replay = StateReplay(host: host, path: state.path)
    guard let arrival = try replay.arrive(in: session.base, alsoSeenIn: others) else {
      progress.unreached += session.visits.count
      return nil
    }
    for visit in session.visits {
      let isBase = visit.environment == session.base
      let screen = isBase ? arrival.screen : try other(arrival.screen, in: visit.environment)
      let scene = Scene(
        screen, after: isBase ? arrival.history : arrival.otherHistories[visit.environment] ?? [],
        base: base ?? (isBase ? nil : arrival.screen), settings: settings)
      look(at: scene, with: visit.rules, state, &progress)
    }
    return arrival.screen
  }

  /// The present state in another environment, with what only the first screen after an action tells.
  private func other(_ screen: Screen, in environment: ScreenEnvironment) throws -> Screen {
    var other = try host.screen(in: environment)
    other.notifications = screen.notifications
    other.focusRequest = screen.focusRequest
    other.motions = screen.motions
    return other
  }

  private func look(
    at scene: Scene, with rules: [any Rule.Type], _ state: ExploredState, _ progress: inout Progress
  ) {
    progress.screens += 1
    for entry in scene.screen.notModelled { progress.notModelled.add(entry) }
    for rule in rules {
      let count = matrix.environments(over: rule.info.axes).count
      progress.collector.add(rule, scene, state: state.name, environmentCount: count)
    }
  }
}
