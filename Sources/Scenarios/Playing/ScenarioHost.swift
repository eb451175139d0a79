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
  private let posted: PostedAnnouncements

  /// Makes the screen ready to be rendered.
  ///
  /// - Throws: a `ScenarioError` where a component cannot be shown, or what the host throws.
  public init(_ scenario: Scenario, options: RenderOptions = RenderOptions()) throws {
    self.scenario = scenario
    screen = ScreenPart(scenario.screen)
    try ScenarioHost.check(screen)
    let posted = PostedAnnouncements()
    self.posted = posted
    model = ScenarioModel(scenario.initialState) { posted.texts.append($0) }
    host = try ViewHost(ScenarioView(screen: screen, model: model), options: options)
  }

  /// Refuses what would be missing from the screen without a word.
  private static func check(_ screen: ScreenPart) throws(ScenarioError) {
    let missing = screen.subtree.filter { $0.component is any UnshownComponent.Type }
    guard missing.isEmpty else {
      throw ScenarioError(
        missing.prefix(ScenarioError.longestReport).map {
          Diagnostic(
            $0.node, expected: "a component that can be shown",
            found: "\(Quotation.quoted($0.node.type)), which cannot be shown yet")
        })
    }
  }
}

extension ScenarioHost: ScreenHost {
  public func screen(in environment: ScreenEnvironment) throws -> Screen {
    var screen = try host.screen(in: environment)
    screen.notifications += posted.texts.map { Notification(kind: .announcement, text: $0) }
    posted.texts = []
    return screen
  }

  public func perform(_ interaction: Interaction) throws -> Bool { try host.perform(interaction) }

  public func reset() throws {
    model.reset()
    posted.texts = []
    try host.reset()
  }
}

/// What actions announced since the last screen.
@MainActor
private final class PostedAnnouncements {
  var texts: [String] = []
}
