/// A field whose list of options grows out of it and floats over what is below.
enum DropdownComponent: ScenarioComponent {
  static let type = ComponentType(
    "dropdown", "A field whose list of options grows out of it and floats over what is below.",
    [ControlProperties.title, ControlProperties.options, ControlProperties.selection, placeholder])

  static let placeholder = Property(
    "placeholder", TextKind(), default: .literal("Choose"), "What the field shows while nothing is chosen.")
}
