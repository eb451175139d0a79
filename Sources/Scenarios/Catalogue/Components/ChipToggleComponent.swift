/// A chip that is on or off and shows a checkmark while it is on.
enum ChipToggleComponent: ScenarioComponent {
  static let type = ComponentType(
    "chipToggle", "A chip that is on or off and shows a checkmark while it is on.",
    [
      ChipProperties.title, ControlProperties.isOn, ChipProperties.size, ChipProperties.variant,
      ChipProperties.color, ChipProperties.isUnavailable,
    ])
}
