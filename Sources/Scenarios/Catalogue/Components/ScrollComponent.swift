/// Components that can be larger than the screen.
enum ScrollComponent: ScenarioComponent {
  static let type = ComponentType(
    "scroll", "Components that can be larger than the screen.",
    [axis, showsIndicators, ChildrenProperty.children])

  static let axis = Property(
    "axis", ChoiceKind<ScrollAxis>(.vertical), default: .vertical, "The direction of scrolling.")
  static let showsIndicators = Property(
    "showsIndicators", BooleanKind(), default: true, "Whether scrolling shows how far it went.")
}
