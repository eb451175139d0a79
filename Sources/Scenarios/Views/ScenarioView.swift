import SemanticUI

/// A scenario's screen as a view.
struct ScenarioView: View {
  let screen: ScreenPart
  let model: ScenarioModel

  var body: some View { ComponentView(part: screen, model: model) }
}
