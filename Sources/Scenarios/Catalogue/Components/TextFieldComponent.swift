/// A field for one line of text.
enum TextFieldComponent: ScenarioComponent {
  static let type = ComponentType(
    "textField", "A field for one line of text.",
    [ControlProperties.title, ControlProperties.text])
}
