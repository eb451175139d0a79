/// Components one below the other.
enum VstackComponent: ScenarioComponent {
  static let type = ComponentType(
    "vstack", "Components one below the other.",
    [alignment, spacing, ChildrenProperty.children])

  static let alignment = Property(
    "alignment", ChoiceKind<ColumnAlignment>(.center), default: .center, "How the components line up.")
  static let spacing = OptionalProperty(
    "spacing", NumberKind.length, "Between the components, in points; depends on the neighbours unless given."
  )
}
