/// A switch.
enum ToggleComponent: ScenarioComponent {
  static let type = ComponentType("toggle", "A switch.", [ControlProperties.title, ControlProperties.isOn])
}
