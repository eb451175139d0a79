import LocatedJSON
import SemanticTree

/// A decoded scenario before it is handed out, with what was noted on the way.
struct ScenarioDraft: Sendable {
  var file: String
  var scenario: Scenario
  var facts: ScenarioFacts
  var onChange: [ChangeMapKind.Entry]
  /// False where parts could not be decoded, so that what is missing says nothing.
  var isComplete: Bool
  /// States that are declared with a value that could not be decoded; nil where that holds for all.
  var unreadableStates: Set<String>?

  /// Decodes a scenario; nil where there is no screen to look at. What is wrong is noted in `decoding`.
  ///
  /// - Parameter folder: the scenario's own, from which it names other files.
  init?(_ json: JSONValue, in folder: String, _ decoding: Decoding) {
    guard let object = json.object else {
      let _: Scenario? = decoding.mismatch(
        json, expected: "a scenario, which is an object with 'title' and 'screen'")
      return nil
    }
    if let palette = object[ScenarioShape.palette.name] {
      decoding.colors = NamedColors.read(palette, in: folder, decoding)
    }
    let given = ScenarioShape.shape.decode(object, at: json, decoding)
    ScenarioDraft.checkScreen(of: object, at: json, decoding)
    guard given.has(ScenarioShape.screen) || given.has(ScenarioShape.source) else { return nil }
    file = decoding.file
    facts = decoding.facts
    isComplete = decoding.diagnostics.isEmpty
    onChange = given[ScenarioShape.onChange]
    let states = given[ScenarioShape.state]
    let isStateLost = object[ScenarioShape.state.name] != nil && !given.has(ScenarioShape.state)
    unreadableStates = isStateLost ? nil : Set(states.filter { $0.value == nil }.map(\.name))
    let start = decoding.source(of: json)
    scenario = ScenarioDraft.scenario(given, states, onChange, start)
    scenario.localePlace = object["environment"]?.object?["locale"].map { decoding.source(of: $0) }
  }

  private static func scenario(
    _ given: Properties, _ states: [StateMapKind.Entry], _ onChange: [ChangeMapKind.Entry],
    _ start: SourceLocation
  ) -> Scenario {
    let actions = Dictionary(onChange.map { ($0.state, $0.action) }, uniquingKeysWith: { first, _ in first })
    let definitions = states.map { entry in
      StateDefinition(
        name: entry.name, initial: entry.value ?? .text(nil), onChange: actions[entry.name])
    }
    return Scenario(
      title: given[ScenarioShape.title], summary: given[ScenarioShape.summary],
      settings: given[ScenarioShape.environment], voiceOver: given[ScenarioShape.voiceOver],
      state: definitions, screen: given[ScenarioShape.screen] ?? .empty(at: start),
      source: source(given),
      steps: given[ScenarioShape.steps], expectations: given[ScenarioShape.expect])
  }

  private static func source(_ given: Properties) -> SourceReference? {
    given[ScenarioShape.source].map { path in
      let preview = given[ScenarioShape.preview]
      return SourceReference(
        path: path.value, place: path.source, preview: preview?.value, previewPlace: preview?.source)
    }
  }

  /// A screen is described or taken from source, and not both; source keeps its own state.
  private static func checkScreen(of object: JSONObject, at json: JSONValue, _ decoding: Decoding) {
    let (screen, source) = (ScenarioShape.screen, ScenarioShape.source)
    guard object[source.name] != nil else {
      if object[screen.name] == nil {
        decoding.report(
          at: json.position, expected: "the key 'screen' in a scenario", found: "none",
          suggestion: "give it \(screen.kind.expectation)")
      }
      return
    }
    for name in [screen.name, ScenarioShape.state.name, ScenarioShape.onChange.name] {
      guard let value = object[name] else { continue }
      decoding.report(
        at: value.position, expected: "no '\(name)' beside 'source', whose preview shows the screen",
        found: value.summary)
    }
  }

  /// A diagnostic about a place in the file.
  func problem(_ place: JSONPlace, expected: String, found: String, suggestion: String? = nil) -> Diagnostic {
    Diagnostic(
      file: file, position: place.position, jsonPath: place.path, expected: expected, found: found,
      suggestion: suggestion)
  }
}
