import SemanticUI

/// A switch.
enum ToggleComponent: ScenarioComponent {
  static let type = ComponentType(
    "toggle", "A switch.", [ControlProperties.title, ControlProperties.isOn],
    examples:
      #"{ "type": "toggle", "title": "Wi-Fi", "isOn": { "bind": "flag" } }"#,
    #"{ "type": "toggle", "title": "Wi-Fi: {text|off}", "isOn": { "bind": "flag" }, "disabled": true }"#)

  static func view(of component: ShownComponent) -> some View {
    Toggle(component.text(ControlProperties.title), isOn: component.flag(ControlProperties.isOn))
  }
}
