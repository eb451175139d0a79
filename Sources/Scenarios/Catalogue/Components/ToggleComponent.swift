/// A switch.
enum ToggleComponent: UnshownComponent {
  static let type = ComponentType(
    "toggle", "A switch.", [ControlProperties.title, ControlProperties.isOn],
    examples:
      #"{ "type": "toggle", "title": "Wi-Fi", "isOn": { "bind": "flag" } }"#,
    #"{ "type": "toggle", "title": "Wi-Fi: {text|off}", "isOn": { "bind": "flag" }, "disabled": true }"#)
}
