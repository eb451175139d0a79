import SemanticUI

/// One component of a scenario as a view, with its modifiers, for as long as its condition holds.
struct ComponentView: View {
  let part: ScreenPart
  let model: ScenarioModel

  var body: some View {
    let component = ShownComponent(part: part, model: model)
    if component.isPresent {
      content(of: component)._component(named: part.name, at: part.node.source)
    }
  }

  private func content(of component: ShownComponent) -> _ErasedView {
    part.modifiers.reduce(component.unmodified) { $1.apply($0, component) }
  }
}
