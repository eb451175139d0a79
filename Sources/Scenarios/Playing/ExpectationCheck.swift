import SemanticTree
import VoiceOver

/// Compares what is expected with what came of a step.
struct ExpectationCheck {
  /// How the cursor came to the element that the step names.
  var approach: [VoiceOver.Step] = []
  let commands: [VoiceOver.Step]
  let readings: [VoiceOverSession.Reading]
  let finder: TargetFinder
  let focus: NodeID?
  let state: ScenarioState
  let device: DeviceState
  /// Whether the screen itself is meant and not a step.
  let isInitial: Bool

  /// Expected and actual lines; the expectation is met where they are the same.
  typealias Lines = (expected: [String], actual: [String])

  func result(_ expectation: ScenarioExpectation) -> ExpectationResult {
    let lines = lines(of: expectation.kind)
    let isMet = lines.expected == lines.actual
    return ExpectationResult(
      expectation: expectation.kind.words, place: ScenarioPlace(expectation.source), isMet: isMet,
      difference: isMet
        ? [] : DifferenceLine.between(expected: lines.expected, actual: lines.actual))
  }

  private func lines(of kind: ScenarioExpectation.Kind) -> Lines {
    switch kind {
    case .says(let text):
      one(text, among: lines(approach + commands) + (isInitial ? transcript : []), "heard")
    case .silence: ([], heard)
    case .announces(let text): one(text, among: announced, "announced")
    case .notAnnounced(let text): notAnnounced(text)
    case .transcript(let lines): (lines, transcript)
    case .cursor(let target): cursor(target)
    case .element(let target, let expected): element(target, expected)
    case .state(let condition): stateLines(condition)
    case .voiceControl(let names): (names, VoiceControl.shownNames(of: finder.stops))
    case .switchControl(let lines): (lines, SwitchControl(stops: finder.stops).lines)
    case .device(let expectation): device.lines(of: expectation, after: commands)
    }
  }

  /// A line that must be there, whatever else is.
  private func one(_ text: String, among lines: [String], _ verb: String) -> Lines {
    if lines.contains(text) { return ([text], [text]) }
    return ([text], lines.isEmpty ? ["(nothing is \(verb))"] : lines)
  }

  // MARK: What was heard

  var transcript: [String] { readings.map { Transcript($0.utterance).text } }
  var heard: [String] { lines(commands) }

  private func lines(_ steps: [VoiceOver.Step]) -> [String] {
    steps.flatMap(\.spoken).map { Transcript($0.utterance).text }
  }

  var announced: [String] {
    commands.flatMap(\.spoken).filter { spoken in
      if case .notification = spoken.reason { true } else { false }
    }.map { Transcript($0.utterance).text }
  }

  private func notAnnounced(_ text: String) -> Lines {
    let changes = commands.flatMap(\.silentChanges)
    if changes.contains(where: { $0.change.bears(text) }) { return ([], []) }
    let found = heard.map { "heard: \($0)" } + changes.map(\.description)
    return (["not announced: '\(text)'"], found.isEmpty ? ["nothing changed"] : found)
  }

  // MARK: What is there

  private func cursor(_ target: Target) -> Lines {
    let fits = finder.matches(target).contains { $0.id == focus }
    let focused = finder.stops.first { $0.id == focus }?.node
    return fits
      ? ([], []) : (["cursor on \(target.words)"], ["cursor on \(focused?.summary ?? "no element")"])
  }

  private func element(_ target: Target, _ expected: ElementExpectation) -> Lines {
    let found = finder.matches(target)
    guard expected.exists else { return ([], found.map { "there is \($0.node.summary)" }) }
    do {
      let stop = try finder.element(target, at: SourceLocation(file: "", line: 0))
      return ElementComparison(
        expected: expected, node: stop.node, spokenState: finder.spokenState(stop)
      ).lines
    } catch {
      let reason = error.diagnostics.first.map(\.message) ?? "none"
      return (["an element with \(target.words)"], [reason])
    }
  }

  private func stateLines(_ condition: Condition) -> Lines {
    guard !state.holds(condition) else { return ([], []) }
    return ([condition.words], ["\(condition.state) is \(state[condition.state]?.words ?? "unknown")"])
  }
}

extension SilentChange.Change {
  /// Whether a text came, or an element's label or value became it.
  fileprivate func bears(_ text: String) -> Bool {
    switch self {
    case .label(let new), .value(let new): new == text
    case .appeared(let names): names.contains("'\(text)'")
    default: false
    }
  }
}
