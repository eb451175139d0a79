/// An SF Symbol.
enum SymbolComponent: ScenarioComponent {
  static let type = ComponentType("symbol", "An SF Symbol.", [name])

  static let name = Property("name", StringKind(), "The symbol's name, such as checkmark.circle.fill.")
}
