/// Components side by side.
enum HstackComponent: ScenarioComponent {
  static let type = ComponentType(
    "hstack", "Components side by side.",
    [alignment, VstackComponent.spacing, ChildrenProperty.children])

  static let alignment = Property(
    "alignment", ChoiceKind<RowAlignment>(.center), default: .center, "How the components line up.")
}
