import SemanticTree

/// Runs the rules over a screen in the states that its controls lead to and the environments that usually matter.
@MainActor
public struct Audit {
  /// What came of an audit.
  public struct Report: Codable, Sendable {
    /// The worst first.
    public var findings: [Finding]
    /// The states that were looked at.
    public var states: [String]
    /// How many activations were not followed because of the limit.
    public var statesLeftOut: Int
    /// How many screens were looked at.
    public var screenCount: Int
    /// How many screens could not be come to, because an element on the way is not there in that environment.
    public var unreachedCount: Int
    /// How many verdicts there were of each outcome.
    public var verdicts: [String: Int]
    /// What could not be modelled, so that nothing is known of it.
    public var notModelled: [NotModelled]
  }

  private let host: any ScreenHost
  private let matrix: EnvironmentMatrix
  private let journey: [ExploredState]
  private let stateLimit: Int

  /// - Parameters:
  ///   - host: where the screen lives; it is reset again and again.
  ///   - matrix: the environments.
  ///   - journey: states to look at in any case, such as those after a scenario's steps.
  ///   - stateLimit: how many states are looked at, at the most.
  public init(
    _ host: any ScreenHost, matrix: EnvironmentMatrix, journey: [ExploredState] = [], stateLimit: Int = 64
  ) {
    self.host = host
    self.matrix = matrix
    self.journey = journey
    self.stateLimit = max(stateLimit, 1)
  }

  /// Looks at everything.
  ///
  /// - Throws: what the host throws.
  public func run() throws -> Report {
    let explored = try StateExplorer(host: host, environment: matrix.base, limit: stateLimit)
      .explore(after: journey)
    var collector = FindingCollector()
    var screens = 0
    var unreached = 0
    var notModelled: [NotModelled] = []
    for state in explored.states {
      let replay = StateReplay(host: host, path: state.path)
      for (environment, rules) in plan {
        guard let scene = try replay.scene(in: environment) else {
          unreached += 1
          continue
        }
        screens += 1
        notModelled += scene.screen.notModelled.filter { !notModelled.contains($0) }
        for rule in rules { look(with: rule, at: scene, state, &collector) }
      }
    }
    try host.reset()
    return Report(
      findings: collector.findings, states: explored.states.map(\.name), statesLeftOut: explored.leftOut,
      screenCount: screens, unreachedCount: unreached,
      verdicts: Dictionary(uniqueKeysWithValues: collector.counts.map { ($0.key.rawValue, $0.value) }),
      notModelled: notModelled)
  }

  private func look(
    with rule: any Rule.Type, at scene: Scene, _ state: ExploredState, _ collector: inout FindingCollector
  ) {
    let count = matrix.environments(over: rule.info.axes).count
    collector.add(rule, scene, state: state.name, environmentCount: count)
  }

  /// Each environment once, with the rules that look at it.
  private var plan: [(environment: ScreenEnvironment, rules: [any Rule.Type])] {
    var order: [ScreenEnvironment] = []
    var rules: [ScreenEnvironment: [any Rule.Type]] = [:]
    for rule in Rules.all {
      for environment in matrix.environments(over: rule.info.axes) {
        if rules[environment] == nil { order.append(environment) }
        rules[environment, default: []].append(rule)
      }
    }
    return order.map { ($0, rules[$0] ?? []) }
  }
}
