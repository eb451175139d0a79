import SemanticTree

/// A screen to be spoken and judged, with what is done to it and what is then expected.
public struct Scenario: Sendable {
  /// What the screen is called.
  public var title: String
  /// What the scenario is for.
  public var summary: String?
  /// The device, its settings and its user, as the author gave them.
  public var settings: EnvironmentSettings
  /// VoiceOver's settings, as the author gave them.
  public var voiceOver: [SpeechChoice]
  /// In the order of the file.
  public var state: [StateDefinition]
  /// What is on the screen; an empty component where source of the user's shows it.
  public var screen: ComponentNode
  /// The source whose preview is the screen; nil where the file describes the screen itself.
  public var source: SourceReference?
  /// What a VoiceOver user does, in order.
  public var steps: [Step]
  /// What is expected of the screen before any step.
  public var expectations: [ScenarioExpectation]

  /// Where the locale is written; nil where it is not.
  public var localePlace: SourceLocation?

  /// The device, its settings and its user.
  public var environment: ScreenEnvironment { settings.environment }

  /// What is lived with, in the order of the screen.
  public var allowances: [Allowance] { screen.allowances }

  /// The state before any step.
  public var initialState: ScenarioState { ScenarioState(state) }
}
