/// A read-only label for a category.
enum TagComponent: ScenarioComponent {
  static let type = ComponentType(
    "tag", "A read-only label for a category.",
    [
      ChipProperties.title, ChipProperties.leadingIcon, ChipProperties.size, ChipProperties.variant,
      ChipProperties.color,
    ])
}
