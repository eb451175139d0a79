/// A field for a password.
enum SecureFieldComponent: UnshownComponent {
  static let type = ComponentType(
    "secureField", "A field for a password.",
    [ControlProperties.title, ControlProperties.text],
    examples:
      #"{ "type": "secureField", "title": "Password", "text": { "bind": "text" } }"#,
    #"{ "type": "secureField", "title": "Password", "text": { "bind": "text" }, "id": "password" }"#)
}
