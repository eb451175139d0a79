import SemanticUI

/// A text.
enum TextComponent: ScenarioComponent {
  static let type = ComponentType(
    "text", "A text.", [text],
    examples:
      #"{ "type": "text", "text": "Hello" }"#,
    #"{ "type": "text", "text": "Hello, {text|stranger}: {list.count}", "font": "headline" }"#)

  static let text = Property("text", TextKind(), "What it says.")

  static func view(of component: ShownComponent) -> some View {
    Text(verbatim: component.text(text))
  }
}
