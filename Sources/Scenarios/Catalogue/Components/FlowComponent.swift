/// Components side by side that wrap onto as many rows as needed.
enum FlowComponent: ScenarioComponent {
  static let type = ComponentType(
    "flow", "Components side by side that wrap onto as many rows as needed.",
    [ChipGroupComponent.spacing, ChildrenProperty.children])
}
