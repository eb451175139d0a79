import SemanticTree
import SemanticUI

/// A scenario's screen, rendered in this process.
@MainActor
public final class ScenarioHost {
  /// The scenario on the screen.
  public let scenario: Scenario
  /// The state behind the screen.
  public let model: ScenarioModel
  let screen: ScreenPart
  private let host: ViewHost<ScenarioView>

  /// Makes the screen ready to be rendered.
  ///
  /// - Throws: what the view host throws, where a pinned font is missing.
  public init(_ scenario: Scenario, options: RenderOptions = RenderOptions()) throws {
    self.scenario = scenario
    screen = ScreenPart(scenario.screen)
    model = ScenarioModel(scenario.initialState)
    host = try ViewHost(ScenarioView(screen: screen, model: model), options: options)
  }
}

extension ScenarioHost: ScreenHost {
  public func screen(in environment: ScreenEnvironment) throws -> Screen {
    try host.screen(in: environment)
  }

  public func perform(_ interaction: Interaction) throws -> Bool { try host.perform(interaction) }

  public func reset() throws {
    model.reset()
    try host.reset()
  }
}
