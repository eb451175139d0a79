/// A button; its label is a title, a symbol, both, or the components inside.
enum ButtonComponent: ScenarioComponent {
  static let type = ComponentType(
    "button", "A button; its label is a title, a symbol, both, or the components inside.",
    [title, symbol, role, style, ControlProperties.action, ChildrenProperty.children])

  static let title = OptionalProperty("title", TextKind(), "The label's text.")
  static let symbol = OptionalProperty("symbol", StringKind(), "An SF Symbol before the title.")
  static let role = OptionalProperty(
    "role", ChoiceKind<ButtonRoleName>(.cancel), "What it means to the system.")
  static let style = Property(
    "style", ChoiceKind<ButtonStyleName>(.automatic), default: .automatic, "What it looks like.")
}
