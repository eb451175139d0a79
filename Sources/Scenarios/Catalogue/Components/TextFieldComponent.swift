import SemanticUI

/// A field for one line of text.
enum TextFieldComponent: ScenarioComponent {
  static let type = ComponentType(
    "textField", "A field for one line of text.",
    [ControlProperties.title, ControlProperties.text],
    examples:
      #"{ "type": "textField", "title": "Name", "text": { "bind": "text" } }"#,
    #"{ "type": "textField", "title": "Name", "text": { "bind": "text" }, "id": "name" }"#)

  static func view(of component: ShownComponent) -> some View {
    TextField(component.text(ControlProperties.title), text: component.words(ControlProperties.text))
  }
}
