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

  /// - Parameter path: the input's path, relative to the project.
  public init(_ player: ScenarioPlayer, path: String, configuration: Configuration) {
    self.player = player
    self.path = path
    self.configuration = configuration
  }

  /// Plays the scenario and looks at its states.
  ///
  /// - Parameter checksExpectations: whether what the scenario expects is reported.
  /// - Throws: what is wrong with the scenario: an `InterruptedPlayback` at a step that cannot be done, a
  ///   `ScenarioError` for an allowance of a rule that is not there.
  public func run(checksExpectations: Bool) throws -> JudgedInput {
    try checkAllowances()
    let playback = try player.play()
    let report = try Audit(
      player.host, matrix: matrix, journey: journey(of: playback), stateLimit: configuration.maxStates,
      rules: configuration.activeRules, settings: configuration.ruleSettings
    ).run()
    let input = AuditedInput(
      path: path, title: player.scenario.title, coverage: report.coverage,
      expectations: checksExpectations ? expectations(of: playback) : nil)
    return JudgedInput(
      input, findings: report.findings, allowances: player.scenario.allowances,
      lines: InputLines(of: player.scenario))
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
    return playback.steps.enumerated().compactMap { index, step in
      let activated = step.commands.filter { $0.command == .activate && $0.wasTaken }.compactMap(
        \.focusBefore)
      path += activated
      return activated.isEmpty ? nil : ExploredState(name: "step \(index + 1), \(step.action)", path: path)
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
