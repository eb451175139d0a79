import SemanticUI

/// A field for a password.
enum SecureFieldComponent: ScenarioComponent {
  static let type = ComponentType(
    "secureField", "A field for a password.",
    [ControlProperties.title, ControlProperties.text],
    examples:
      #"{ "type": "secureField", "title": "Password", "text": { "bind": "text" } }"#,
    #"{ "type": "secureField", "title": "Password", "text": { "bind": "text" }, "id": "password" }"#)

  static func view(of component: ShownComponent) -> some View {
    SecureField(component.text(ControlProperties.title), text: component.words(ControlProperties.text))
  }
}
