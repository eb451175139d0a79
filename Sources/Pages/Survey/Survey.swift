import Auditor
import Gate
import Scenarios
import SemanticTree
import VoiceOver

/// Goes through the states that an audit found, listens to VoiceOver in each, and renders what a page shows.
@MainActor
public struct Survey {
  /// A scenario with the words to be spoken, which are not kept.
  public struct Result {
    public var scenario: SurveyedScenario
    /// What is said in each state, in the order of the states and their lines.
    public var utterances: [[Utterance]]
  }

  private let player: ScenarioPlayer
  private let path: String
  private let states: [ExploredState]
  private let findings: [GatedFinding]

  /// - Parameters:
  ///   - path: the scenario's path, relative to the project.
  ///   - states: those of the audit.
  ///   - findings: the scenario's own, for which looks are needed.
  public init(
    _ player: ScenarioPlayer, path: String, states: [ExploredState], findings: [GatedFinding]
  ) {
    self.player = player
    self.path = path
    self.states = states
    self.findings = findings
  }

  /// Does it; a state that cannot be come to with VoiceOver is left out.
  ///
  /// - Throws: what rendering throws.
  public func run() throws -> Result {
    var result = Result(
      scenario: SurveyedScenario(
        path: path, title: player.scenario.title, environment: player.session.environment, states: [],
        looks: [], spokenFixes: [:]),
      utterances: [])
    for state in states {
      guard let arrival = try arrive(at: state) else { continue }
      let readings = player.session.readAll()
      result.scenario.states.append(surveyed(state, arrival, readings))
      result.utterances.append(readings.map(\.utterance))
      result.scenario.spokenFixes.merge(spokenFixes(in: state)) { first, _ in first }
      let environments = environments(of: state)
      player.host.expect(environments)
      for environment in environments {
        let screen = try player.host.screen(in: environment)
        result.scenario.looks.append(SurveyedLook(state: state.name, screen: screen))
      }
    }
    try player.session.reset()
    return result
  }

  // MARK: Coming there

  /// What the last action on the way to a state caused.
  private struct Arrival {
    var step: VoiceOver.Step
    /// What was activated last; nil at the start.
    var control: String?
  }

  private func arrive(at state: ExploredState) throws -> Arrival? {
    let session = player.session
    try session.reset()
    var arrival = Arrival(step: try session.perform(.start), control: nil)
    for node in state.path {
      do {
        _ = try session.perform(.focus(.id(node)))
        arrival.control = session.stops.first { $0.id == node }.map { words(for: $0, nil) }
        arrival.step = try session.perform(.activate)
      } catch is CommandError {
        return nil
      }
    }
    return arrival
  }

  // MARK: What is there

  private func surveyed(
    _ state: ExploredState, _ arrival: Arrival, _ readings: [VoiceOverSession.Reading]
  ) -> SurveyedState {
    let doubts = readings.flatMap(\.utterance.chunks).compactMap(\.certainty.doubt)
    return SurveyedState(
      name: state.name, path: state.path, action: arrival.control.map { "activate \($0)" },
      origin: states.first { $0.path == state.path.dropLast() && $0.path != state.path }?.name,
      heard: arrival.step.spoken.map { Transcript($0.utterance).text },
      silentChanges: arrival.step.silentChanges.map(\.sentence), screen: player.session.screen,
      lines: readings.map(line), doubts: doubts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  private func line(_ reading: VoiceOverSession.Reading) -> SurveyedLine {
    let node = reading.stop.node
    let kinds: Set<Chunk.Kind> = [.role, .selected, .disabled, .state]
    let words = reading.utterance.chunks.filter { kinds.contains($0.kind) }.map(\.text)
    return SurveyedLine(
      node: node.id, said: Transcript(reading.utterance).text, kind: words.joined(separator: ", "),
      voiceControlNames: node.can(.activate) ? VoiceControl.names(of: node) : [])
  }

  private func words(for stop: Stop, _ previous: Stop?) -> String {
    Transcript(player.session.composer.utterance(for: stop, comingFrom: previous)).text
  }

  // MARK: What is mended

  /// What is said of the elements of findings that are worst in a state, and what would be said.
  private func spokenFixes(in state: ExploredState) -> [String: SpokenFix] {
    let entries = findings.filter { $0.finding.worstState == state.name }.compactMap { finding in
      spokenFix(of: finding).map { (finding.id, $0) }
    }
    return Dictionary(entries) { first, _ in first }
  }

  private func spokenFix(of finding: GatedFinding) -> SpokenFix? {
    let stops = player.session.stops
    guard let mend = SpokenMend.of(finding.finding.rule), let node = finding.worstPlace?.place.node,
      let stop = stops.first(where: { $0.id == node })
    else { return nil }
    var mended = stop
    mend(&mended.node)
    let fix = SpokenFix(before: words(for: stop, nil), after: words(for: mended, nil))
    return fix.before == fix.after ? nil : fix
  }

  // MARK: Looks

  /// The environments in which a page shows a state besides the scenario's own: all at the start, and where findings
  /// are worst.
  private func environments(of state: ExploredState) -> [ScreenEnvironment] {
    let base = player.session.environment
    let worst = findings.filter { $0.finding.worstState == state.name }.map(\.finding.worstEnvironment)
    let standard = state.path.isEmpty || differsBySize(state) ? Gallery.environments(from: base) : []
    var seen: Set<ScreenEnvironment> = [base]
    return (standard + worst).filter { seen.insert($0).inserted }
  }

  /// Whether something is found in a state at other sizes of text that is not found at the start.
  private func differsBySize(_ state: ExploredState) -> Bool {
    findings.contains { finding in
      let axes = Rules.named(finding.finding.rule)?.info.axes ?? []
      return axes.contains(.typeSize) && finding.finding.worstState == state.name
        && !finding.finding.states.contains("start")
    }
  }
}
