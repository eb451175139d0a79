/// Chips with consistent spacing that wrap onto as many rows as needed.
enum ChipGroupComponent: ScenarioComponent {
  static let type = ComponentType(
    "chipGroup", "Chips with consistent spacing that wrap onto as many rows as needed.",
    [spacing, ChildrenProperty.children])

  static let spacing = Property(
    "spacing", NumberKind.length, default: 8, "Between chips and rows, in points.")
}
