import SemanticTree

/// A screen to be spoken and judged, with what is done to it and what is then expected.
public struct Scenario: Sendable {
  public var title: String
  public var summary: String?
  public var environment: ScreenEnvironment
  /// In the order of the file.
  public var state: [StateDefinition]
  public var screen: ComponentNode
  public var steps: [Step]
  /// What is expected of the screen before any step.
  public var expectations: [Expectation]

  /// The state before any step.
  public var initialState: ScenarioState { ScenarioState(state) }
}
