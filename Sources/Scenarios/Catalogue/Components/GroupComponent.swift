/// Components without a layout of their own; modifiers go to each.
enum GroupComponent: ScenarioComponent {
  static let type = ComponentType(
    "group", "Components without a layout of their own; modifiers go to each.",
    [ChildrenProperty.children])
}
