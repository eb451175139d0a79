import SemanticTree

/// Runs the rules over a screen in the states that its controls lead to and the environments that usually matter.
@MainActor
public struct Audit {
  /// What came of an audit.
  public struct Report: Hashable, Codable, Sendable {
    /// The worst first.
    public var findings: [Finding]
    public var coverage: Coverage
    /// The states that were looked at, with the ways there.
    public var states: [ExploredState]
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
    let walk = Walk(host, Session.all(of: rules, over: matrix), base: matrix.base, settings)
    var exploration = Exploration()
    var states: [ExploredState] = []
    for state in [.start] + journey.prefix(stateLimit - 1) {
      let state = state.renamed(besides: states)
      states.append(state)
      if let scene = try walk.look(at: state) { _ = exploration.note(scene) }
    }
    var leftOut = 0
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      for control in exploration.untriedControls(on: walk.scene(of: state)) {
        guard states.count < stateLimit else {
          leftOut += 1
          continue
        }
        let reached = state.activating(control).renamed(besides: states)
        if try walk.look(at: reached, unless: { !exploration.note($0) }) { states.append(reached) }
      }
    }
    try host.reset()
    return walk.report(states: states, leftOut: leftOut)
  }
}
