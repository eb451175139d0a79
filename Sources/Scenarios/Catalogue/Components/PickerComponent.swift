/// A choice of one of several options.
enum PickerComponent: ScenarioComponent {
  static let type = ComponentType(
    "picker", "A choice of one of several options.",
    [ControlProperties.title, ControlProperties.options, ControlProperties.selection, style])

  static let style = Property(
    "style", ChoiceKind<PickerStyleName>(.menu), default: .menu, "What it looks like.")
}
