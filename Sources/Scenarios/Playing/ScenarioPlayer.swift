import LocatedJSON
import SemanticTree
import SemanticUI
import VoiceOver

/// Plays a scenario as a VoiceOver user would: comes to the screen, reads it, does the steps and looks at what
/// was expected.
@MainActor
public final class ScenarioPlayer {
  /// What is played.
  public let scenario: Scenario
  /// Where the screen lives.
  public let host: any ScreenHost
  /// The components of the screen, for targets that name one.
  private let parts: ScreenPart
  /// The state behind a screen that the scenario describes itself.
  private let model: ScenarioModel?
  /// VoiceOver on it.
  public let session: VoiceOverSession

  /// Renders the screen for the first time.
  ///
  /// - Parameters:
  ///   - overrides: settings as `key=value` in place of the scenario's own.
  ///   - settings: VoiceOver's, to begin with; the scenario's own go above them.
  ///   - choices: settings of VoiceOver's above the scenario's own.
  ///   - phrases: VoiceOver's words; those of the environment's language unless given.
  ///   - foreign: where the screen lives if it is not described by the scenario.
  /// - Throws: a `ScenarioError` where the scenario or an override cannot be used, `UnknownLanguage` where
  ///   VoiceOver's words are not known, and what rendering throws.
  public init(
    _ scenario: Scenario, overriding overrides: [String] = [], settings: SpeechSettings = .device,
    choosing choices: [SpeechChoice] = [], phrases: PhraseBook? = nil,
    options: RenderOptions = RenderOptions(), on foreign: (any ScreenHost)? = nil
  ) throws {
    self.scenario = scenario
    let environment = try scenario.settings.overridden(by: overrides).environment
    if let foreign {
      (host, model, parts) = (foreign, nil, ScreenPart(scenario.screen))
    } else {
      let own = try ScenarioHost(scenario, options: options)
      (host, model, parts) = (own, own.model, own.screen)
    }
    session = try VoiceOverSession(
      host: host, environment: environment,
      settings: settings.choosing(scenario.voiceOver).choosing(choices),
      phrases: try phrases ?? PhraseBook(language: environment.locale))
  }

  /// Plays everything from the start.
  ///
  /// - Throws: an `InterruptedPlayback` at the first step that cannot be done, and what rendering throws.
  public func play() throws -> Playback { try play { _ in } }

  /// Plays everything from the start.
  ///
  /// - Parameter witness: sees what is to be asked of the screen before any step and after each.
  func play(_ witness: (ExpectationCheck) -> Void) throws -> Playback {
    try session.reset()
    let start = try session.perform(.start)
    let readings = session.readAll()
    let check = ExpectationCheck(
      commands: [start], readings: readings, finder: finder, focus: session.focus,
      state: state, device: DeviceState(session), isInitial: true)
    witness(check)
    var playback = Playback(
      title: scenario.title, environment: session.environment, start: start,
      reading: readings.map(PlayedReading.init), results: scenario.expectations.map(check.result), steps: [])
    for (index, step) in scenario.steps.enumerated() {
      do {
        playback.steps.append(try play(step, witness))
      } catch let error as ScenarioError {
        throw InterruptedPlayback(playback: playback, step: index + 1, action: step.words, error: error)
      }
    }
    return playback
  }

  private var state: ScenarioState { model?.state ?? scenario.initialState }

  private var finder: TargetFinder {
    TargetFinder(stops: session.stops, screen: parts) { [session] in session.spokenState(of: $0) }
  }

  private func play(_ step: Step, _ witness: (ExpectationCheck) -> Void) throws -> PlayedStep {
    let plan = try StepPlan(step, in: session, finder)
    let approach = try plan.approach.map { try perform($0, for: step) }
    let commands = try plan.commands.map { try perform($0, for: step) }
    let check = ExpectationCheck(
      approach: approach, commands: commands, readings: session.readAll(), finder: finder,
      focus: session.focus, state: state, device: DeviceState(session), isInitial: false)
    witness(check)
    return PlayedStep(
      action: step.words, place: ScenarioPlace(step.source), approach: approach, commands: commands,
      results: step.expectations.map(check.result))
  }

  private func perform(_ command: VoiceOverCommand, for step: Step) throws -> VoiceOver.Step {
    do {
      return try session.perform(command)
    } catch let error as CommandError {
      throw ScenarioError([ScenarioPlayer.diagnostic(of: error, at: step.source)])
    }
  }

  private static func diagnostic(of error: CommandError, at source: SourceLocation) -> Diagnostic {
    switch error {
    case .nothingFocused:
      Diagnostic(source, expected: "an element under VoiceOver's cursor", found: "none")
    case .noElement(let query, _):
      Diagnostic(source, expected: "an element with \(query) that can be reached", found: "none any more")
    case .noSuchAction(let name, let element, let known):
      Diagnostic(
        source, expected: "an action of \(element)", found: Quotation.quoted(name),
        suggestion: NearestName.suggestion(for: name, in: known)
          ?? (known.isEmpty ? "it has none" : "it has \(Quotation.alternatives(known))"))
    case .notOnRotor(let name, let known):
      Diagnostic(
        source, expected: "an item that the rotor has here", found: Quotation.quoted(name),
        suggestion: rotorSuggestion(for: name, known))
    case .notInChooser(let name, let known):
      Diagnostic(
        source, expected: "how an entry of the item chooser begins", found: Quotation.quoted(name),
        suggestion: suggestion(for: name, among: known, "the item chooser"))
    }
  }

  /// A known item leads nowhere here; another may be misspelt.
  private static func rotorSuggestion(for name: String, _ known: [String]) -> String {
    guard !RotorItemKind.names.contains(name) else {
      return "nothing of that kind is on the screen; the rotor has \(Quotation.alternatives(known))"
    }
    return NearestName.suggestion(for: name, in: RotorItemKind.names)
      ?? suggestion(for: name, among: known, "the rotor")
  }

  private static func suggestion(for name: String, among known: [String], _ list: String) -> String {
    NearestName.suggestion(for: name, in: known)
      ?? (known.isEmpty ? "\(list) has none" : "\(list) has \(Quotation.alternatives(known))")
  }
}

/// A step that cannot be done, with all that came before it.
public struct InterruptedPlayback: Error, CustomStringConvertible {
  /// Everything up to the step.
  public var playback: Playback
  /// Which step it was, counted from 1.
  public var step: Int
  /// What the user would have done, in words.
  public var action: String
  /// What is wrong with it.
  public var error: ScenarioError

  /// The error, and which step it stopped.
  public var description: String {
    "\(error)\nstep \(step), \(action), could not be done; what follows was not played"
  }
}
