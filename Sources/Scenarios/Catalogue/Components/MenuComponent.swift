/// A button that opens a menu of the components inside.
enum MenuComponent: ScenarioComponent {
  static let type = ComponentType(
    "menu", "A button that opens a menu of the components inside.",
    [ControlProperties.title, symbol, ChildrenProperty.children])

  static let symbol = OptionalProperty("symbol", StringKind(), "An SF Symbol before the title.")
}
