import Auditor
import Scenarios
import SemanticTree
import VoiceOver

/// Audits scenarios in many environments and in the states that their controls lead to.
enum AuditCommand: Command {
  static let name = "audit"
  static let summary = "find what is wrong for people with disabilities, over environments and states"
  static let synopsis = "SCENARIO.json… [OPTIONS]"
  static let discussion = """
    Looks at each scenario's screen in the states that its controls lead to, and in environments that usually change
    a verdict: light and dark, standard and increased contrast, iOS 18 and 26, text sizes, screen sizes, Reduce Motion.
    A finding lists every place, state and environment where it holds.

    Exit code 1 when a finding is certain and of the impact that '--fail-on' names, or worse. What has to be looked at
    by somebody ('review') never fails the run.
    """
  static let options: [Option] =
    [
      .flag("--json", "print everything as JSON"),
      .value("--fail-on", "IMPACT", "the bar: critical, serious (default), moderate, minor, or never"),
      .value("--max-states", "NUMBER", "how many states of a scenario are looked at; 64 unless given"),
    ] + Arguments.scenarioOptions
    + [.value("--fallback-language", "TAG", "VoiceOver's words for a language that has none")]
  static let examples = [
    "audit Scenarios/restaurants.json", "audit Scenarios/*.json --fail-on critical",
    "audit Scenarios/checkout.json --json",
  ]

  /// What makes the run fail.
  private enum Bar: String, CaseIterable {
    case critical, serious, moderate, minor, never

    func isReached(by finding: Finding) -> Bool {
      guard self != .never, finding.outcome == .fail, finding.certainty == .certain else { return false }
      return finding.impact >= (Impact.allCases.first { $0.name == rawValue } ?? .serious)
    }
  }

  private struct Document: Encodable {
    var scenario: String
    var title: String
    var report: Audit.Report
  }

  /// The states after the scenario's steps, as far as activations lead to them.
  private static func journey(of player: ScenarioPlayer) throws -> [ExploredState] {
    let playback: Playback
    do {
      playback = try player.play()
    } catch let error as InterruptedPlayback {
      playback = error.playback
    }
    var path: [NodeID] = []
    return playback.steps.enumerated().compactMap { index, step in
      let activated = step.commands.filter { $0.command == .activate && $0.wasTaken }.compactMap(
        \.focusBefore)
      path += activated
      return activated.isEmpty ? nil : ExploredState(name: "step \(index + 1), \(step.action)", path: path)
    }
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let paths = try arguments.someOperands("a scenario file")
    let bar: Bar = try arguments.choice("--fail-on") ?? .serious
    let limit = try arguments.number("--max-states", in: 1...10_000).map { Int($0) } ?? 64
    var documents: [Document] = []
    for path in paths {
      let player = try arguments.player(for: path, .transcript)
      let matrix = EnvironmentMatrix(base: player.session.environment)
      console.progress("auditing \(path)")
      let report = try Audit(player.host, matrix: matrix, journey: journey(of: player), stateLimit: limit)
        .run()
      console.endProgress()
      documents.append(Document(scenario: path, title: player.scenario.title, report: report))
    }
    if arguments.has("--json") {
      console.printRaw(try JSONText.encode(documents))
    } else {
      for document in documents { AuditText.print(document.report, of: document.title, to: console) }
    }
    let findings = documents.flatMap(\.report.findings)
    return findings.contains(where: bar.isReached) ? .findings : .clean
  }
}
