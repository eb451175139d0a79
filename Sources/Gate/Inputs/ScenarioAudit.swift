import Auditor
import Scenarios
import SemanticTree
import VoiceOver

/// Audits a scenario as its project wants it.
@MainActor
public struct ScenarioAudit {
  private let player: ScenarioPlayer
  private let path: String
  private let configuration: Configuration
  private let checksExpectations: Bool
  private let earlier: [Screen]

  /// - Parameters:
  ///   - path: the input's path, relative to the project.
  ///   - checksExpectations: whether what the scenario expects is reported.
  ///   - earlier: for a screen that was written down, the states that were before it.
  public init(
    _ player: ScenarioPlayer, path: String, configuration: Configuration, checksExpectations: Bool,
    after earlier: [Screen] = []
  ) {
    self.player = player
    self.path = path
    self.configuration = configuration
    self.checksExpectations = checksExpectations
    self.earlier = earlier
  }

  /// What came of a scenario, with the states that were looked at.
  public struct Outcome {
    public var judged: JudgedInput
    public var states: [ExploredState]
  }

  /// Plays the scenario and looks at its states.
  ///
  /// A step that cannot be done is a failed expectation in any case: what leads to it may be the very fault.
  ///
  /// - Throws: a `ScenarioError` for an allowance of a rule that is not there, and what rendering throws.
  public func run() throws -> Outcome {
    try checkAllowances()
    let (playback, interruption) = try play()
    let report = try audit(playback)
    try checkCoverage(report.coverage)
    let input = AuditedInput(
      path: path, title: player.scenario.title, coverage: report.coverage,
      expectations: checkedExpectations(of: playback, interruption))
    let judged = JudgedInput(
      input, findings: report.findings, allowances: player.scenario.allowances,
      lines: InputLines(of: player.scenario))
    return Outcome(judged: judged, states: report.states)
  }

  private func audit(_ playback: Playback) throws -> Audit.Report {
    let screen = player.session.screen
    if let coverage = screen.coverage {
      return RecordedAudit(
        screen, coverage: coverage, after: earlier, rules: configuration.activeRules,
        settings: configuration.ruleSettings
      ).run()
    }
    return try Audit(
      player.host, matrix: matrix, journey: journey(of: playback), stateLimit: configuration.maxStates,
      rules: configuration.activeRules, settings: configuration.ruleSettings
    ).run()
  }

  /// Of a screen whose content was left out nothing is known, which is no pass.
  ///
  /// - Throws: `NothingMeasured`.
  private func checkCoverage(_ coverage: Coverage) throws {
    let leftOut = coverage.notModelled.filter(\.isLeftOut)
    guard !leftOut.isEmpty else { return }
    let outcomes: [Auditor.Outcome] = [.pass, .review, .fail]
    let measured = outcomes.reduce(0) { $0 + (coverage.verdicts[$1.rawValue] ?? 0) }
    let screen = try player.host.screen(in: player.session.environment)
    guard measured == 0 || !screen.root.subtree.contains(where: \.isElement) else { return }
    throw NothingMeasured(leftOut: leftOut)
  }

  private func play() throws -> (Playback, InterruptedPlayback?) {
    do {
      return (try player.play(), nil)
    } catch let error as InterruptedPlayback {
      return (error.playback, error)
    }
  }

  private func checkedExpectations(
    of playback: Playback, _ interruption: InterruptedPlayback?
  ) -> CheckedExpectations? {
    let checked = checksExpectations ? expectations(of: playback) : nil
    guard let interruption else { return checked }
    let stop = CheckedExpectations.Failure(
      message: "step \(interruption.step), \(interruption.action), can be done: "
        + (interruption.error.diagnostics.map(\.message).joined(separator: "; ")),
      source: interruption.error.diagnostics.first?.source)
    return CheckedExpectations(
      count: (checked?.count ?? 0) + 1, failures: (checked?.failures ?? []) + [stop])
  }

  private func checkAllowances() throws {
    let allowances = player.scenario.allowances
    var problems = allowances.compactMap { SuppressedRule.problem($0.rule, at: $0.ruleSource) }
    if configuration.requiresExpiry {
      problems += allowances.map { Suppression($0, in: path) }.compactMap(SuppressedRule.missingExpiry)
    }
    if !problems.isEmpty { throw ScenarioError(problems) }
  }

  private var matrix: EnvironmentMatrix {
    var matrix = EnvironmentMatrix(base: player.session.environment)
    matrix.devices += configuration.devices
    matrix.isPseudoLocalizedToo = configuration.isPseudoLocalized
    matrix.isRightToLeftToo = configuration.isRightToLeft
    return matrix
  }

  /// The states after the scenario's steps, as far as activations lead to them.
  private func journey(of playback: Playback) -> [ExploredState] {
    var path: [NodeID] = []
    var isWhole = true
    return playback.steps.enumerated().compactMap { index, step in
      let activated = step.commands.filter { $0.command == .activate && $0.wasTaken }.compactMap(
        \.focusBefore)
      path += activated
      isWhole =
        isWhole
        && !step.commands.contains { $0.wasTaken && $0.command.changesScreen && $0.command != .activate }
      if activated.isEmpty { return nil }
      let name = "step \(index + 1), \(step.action)"
      return ExploredState(name: isWhole ? name : "as \(name), with activations alone", path: path)
    }
  }

  private func expectations(of playback: Playback) -> CheckedExpectations {
    let results = playback.results + playback.steps.flatMap(\.results)
    let failures = results.filter { !$0.isMet }.map { result in
      let lines = result.difference.map(\.description).joined(separator: "\n")
      let source = SourceLocation(
        file: player.scenario.screen.source.file, line: result.place.line, column: result.place.column)
      return CheckedExpectations.Failure(
        message: "\(result.expectation)\n\(lines)", source: source)
    }
    return CheckedExpectations(count: results.count, failures: failures)
  }
}
