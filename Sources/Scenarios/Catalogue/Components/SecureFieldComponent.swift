/// A field for a password.
enum SecureFieldComponent: ScenarioComponent {
  static let type = ComponentType(
    "secureField", "A field for a password.",
    [ControlProperties.title, ControlProperties.text])
}
