/// A text.
enum TextComponent: ScenarioComponent {
  static let type = ComponentType("text", "A text.", [text])

  static let text = Property("text", TextKind(), "What it says.")
}
