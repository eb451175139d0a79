/// A label for a count or a status that cannot be activated.
enum BadgeComponent: ScenarioComponent {
  static let type = ComponentType(
    "badge", "A label for a count or a status that cannot be activated.",
    [ChipProperties.title, ChipProperties.size, ChipProperties.variant, ChipProperties.color])
}
