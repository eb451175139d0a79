/// A choice of one of several options.
enum PickerComponent: UnshownComponent {
  static let type = ComponentType(
    "picker", "A choice of one of several options.",
    [ControlProperties.title, ControlProperties.options, ControlProperties.selection, style],
    examples:
      #"{ "type": "picker", "title": "Size", "options": ["S", "M"], "selection": { "bind": "text" } }"#,
    #"""
    { "type": "picker", "title": "Size", "options": [{ "value": "s", "label": "Small" }, "M"], \#
    "selection": { "bind": "text" }, "style": "segmented" }
    """#)

  static let style = Property(
    "style", ChoiceKind<PickerStyleName>(.menu), default: .menu, "What it looks like.")
}
