import SemanticUI

/// An SF Symbol.
enum SymbolComponent: ScenarioComponent {
  static let type = ComponentType(
    "symbol", "An SF Symbol.", [name],
    examples:
      #"{ "type": "symbol", "name": "heart.fill" }"#,
    #"{ "type": "symbol", "name": "heart.fill", "foreground": "red" }"#)

  static let name = Property("name", StringKind(), "The symbol's name, such as checkmark.circle.fill.")

  static func view(of component: ShownComponent) -> some View {
    Image(systemName: component[name])
  }
}
