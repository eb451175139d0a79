/// Components on top of each other, the last in front.
enum ZstackComponent: ScenarioComponent {
  static let type = ComponentType(
    "zstack", "Components on top of each other, the last in front.",
    [alignment, ChildrenProperty.children])

  static let alignment = Property(
    "alignment", ChoiceKind<PlaneAlignment>(.center).defined("alignment"), default: .center,
    "How the components line up.")
}
