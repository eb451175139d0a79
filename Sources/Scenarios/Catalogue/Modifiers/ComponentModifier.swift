import SemanticUI

/// A key that every component takes, with what it does to the component's view.
struct ComponentModifier: Sendable {
  let property: any AnyProperty
  let apply: @MainActor (_ErasedView, ShownComponent) -> _ErasedView

  /// - Parameter apply: the changed view for the value that the author gave.
  init<Kind, Changed: View>(
    _ property: OptionalProperty<Kind>,
    @ViewBuilder apply: @escaping @MainActor (_ErasedView, Kind.Value, ScenarioModel) -> Changed
  ) {
    self.property = property
    self.apply = { view, component in
      guard let value = component[property] else { return view }
      return _ErasedView(apply(view, value, component.model))
    }
  }
}
