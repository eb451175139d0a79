import LocatedJSON
import SemanticTree

extension Scenario {
  /// The scenario of a screen that another tool wrote down: it is spoken and judged as it was.
  ///
  /// - Parameters:
  ///   - path: the file that holds it.
  ///   - title: what the screen is called.
  ///   - environment: that of the dump, whose size and language count.
  public init(
    dump path: String, title: String, environment: ScreenEnvironment
  ) throws(ScenarioError) {
    let settings = [
      "width=\(NumberText.of(environment.width))", "height=\(NumberText.of(environment.height))",
      "locale=\(environment.locale)",
    ]
    self.init(
      title: title, summary: nil,
      settings: try EnvironmentSettings(given: Properties()).overridden(by: settings), voiceOver: [],
      state: [], screen: .empty(at: SourceLocation(file: path, line: 1, column: 1)), source: nil, steps: [],
      expectations: [])
  }
}
