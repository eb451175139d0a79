import Auditor
import Gate
import Reporters
import SemanticTree

/// The page of one scenario: what it looks like, what is heard in its states, and what is found.
public struct ScenarioPage {
  private let scenario: SurveyedScenario
  private let result: GateResult
  private let sounds: [StateSound]
  private let notes: DeviceNotes
  private let making: Making
  private let soundLimit: Int

  /// - Parameters:
  ///   - result: the judgement of this input alone.
  ///   - sounds: one for each state.
  ///   - notes: what was heard on devices.
  ///   - soundLimit: how many kilobytes the sound of a state may take to be put into the page.
  public init(
    _ scenario: SurveyedScenario, _ result: GateResult, sounds: [StateSound], notes: DeviceNotes,
    _ making: Making, soundLimit: Int
  ) {
    self.scenario = scenario
    self.result = result
    self.sounds = sounds
    self.notes = notes
    self.making = making
    self.soundLimit = soundLimit
  }

  /// The whole file. Equal input gives equal bytes.
  ///
  /// - Throws: where the pinned fonts are missing.
  public func html() throws -> String {
    let album = try Album()
    let states = StatesPart(
      scenario, sounds: sounds, notes: notes, soundLimit: soundLimit * 1000, album)
    let findings = FindingsPart(scenario, result.findings, album)
    let unmeasured = UnmeasuredPart(scenario, result.inputs.first?.coverage)
    let expectations = ExpectationsPart(result)
    let main =
      (expectations.markup ?? "") + LooksPart(scenario, album).markup + states.markup + findings.markup
      + unmeasured.markup
      + MadePart(scenario, making, standIns: album.standIns).markup
    let device = notes.device(of: scenario.path).map { device -> Markup in " data-device=\"\(device)\"" }
    return PageFrame(
      title: title, definitions: album.definitions, header: header(unmeasured.count),
      links: expectations.link + [
        .init(id: "looks", name: "How it looks"),
        .init(id: "states", name: "What can be reached", count: scenario.states.count),
        .init(id: "findings", name: "Findings", count: result.findings.count),
        .init(id: "unmeasured", name: "Not measured", count: unmeasured.count),
        .init(id: "made", name: "How this was made"),
      ],
      main: main, mainAttributes: " data-scenario=\"\(scenario.path)\"\(device)",
      toolVersion: making.toolVersion
    ).html
  }

  private var title: String { scenario.title.allSatisfy(\.isWhitespace) ? scenario.path : scenario.title }

  private func header(_ unmeasured: Int) -> Markup {
    let coverage = result.inputs.first?.coverage
    let facts: [(name: String, value: Markup)] = [
      ("From", "<code>\(scenario.path)</code>"),
      ("Seen as", "\(EnvironmentText.summary(scenario.environment))"),
    ]
    let looked: [(name: String, value: Markup)] = coverage.map { [("Looked at", "\($0.words)")] } ?? []
    return """
      \(PagePiece.crumbs([("index.html", "All scenarios"), (nil, title)]))
      <h1>\(title)</h1>
      \(PagePiece.about(facts + looked))
      \(VerdictPiece(result, unmeasured: unmeasured).markup)
      """
  }
}
