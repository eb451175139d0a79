/// A symbol with a title.
enum LabelComponent: ScenarioComponent {
  static let type = ComponentType("label", "A symbol with a title.", [ControlProperties.title, symbol])

  static let symbol = Property("symbol", StringKind(), "The SF Symbol before the title.")
}
