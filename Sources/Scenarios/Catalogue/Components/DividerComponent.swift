/// A thin line between components.
enum DividerComponent: ScenarioComponent {
  static let type = ComponentType("divider", "A thin line between components.", [])
}
