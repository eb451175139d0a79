/// A field for one line of text.
enum TextFieldComponent: UnshownComponent {
  static let type = ComponentType(
    "textField", "A field for one line of text.",
    [ControlProperties.title, ControlProperties.text],
    examples:
      #"{ "type": "textField", "title": "Name", "text": { "bind": "text" } }"#,
    #"{ "type": "textField", "title": "Name", "text": { "bind": "text" }, "id": "name" }"#)
}
