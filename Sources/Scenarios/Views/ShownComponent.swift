import SemanticUI

/// A component in the present state of its scenario: what its view is made of, and what its controls do.
@MainActor
struct ShownComponent {
  let part: ScreenPart
  let model: ScenarioModel

  /// False while the component's condition does not hold.
  var isPresent: Bool { part.node[Modifiers.when].map { model.holds($0) } ?? true }

  /// The component's own view.
  var unmodified: _ErasedView {
    func open<Component: ScenarioComponent>(_ component: Component.Type) -> _ErasedView {
      _ErasedView(component.view(of: self))
    }
    return open(part.component)
  }

  /// The components inside, as views one after the other.
  var children: some View {
    ForEach(part.children) { ComponentView(part: $0, model: model) }
  }

  var hasChildren: Bool { !part.children.isEmpty }

  // MARK: Values

  subscript<Kind>(property: Property<Kind>) -> Kind.Value { part.node[property] }
  subscript<Kind>(property: OptionalProperty<Kind>) -> Kind.Value? { part.node[property] }

  /// A text with its places filled.
  func text(_ property: Property<TextKind>) -> String { model.text(self[property]) }
  func text(_ property: OptionalProperty<TextKind>) -> String? { self[property].map { model.text($0) } }

  /// Whether a flag is up.
  func isTrue(_ property: Property<FlagKind>) -> Bool { model.isTrue(self[property]) }

  /// An option's label by its value; the value itself where there is no such option.
  func label(of value: String, in options: [ChoiceOption]) -> String {
    options.first { $0.value == value }.map { model.text($0.label) } ?? value
  }

  // MARK: Actions

  /// Does what the author wrote under a key.
  func action<Kind: ValueKind<[Action]>>(_ property: Property<Kind>) -> @MainActor () -> Void {
    run(self[property])
  }

  func run(_ actions: [Action]) -> @MainActor () -> Void { { model.perform(actions) } }
}

extension ShownComponent {
  /// A length in points as layout takes it.
  func length(_ property: OptionalProperty<NumberKind>) -> CGFloat? { self[property].map { CGFloat($0) } }
}
