import SemanticUI

/// A choice of one of several options.
enum PickerComponent: ScenarioComponent {
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

  static func view(of component: ShownComponent) -> some View {
    Picker(
      component.text(ControlProperties.title), selection: component.choice(ControlProperties.selection)
    ) {
      ForEach(component[ControlProperties.options], id: \.value) { option in
        Text(verbatim: component.model.text(option.label)).tag(Optional(option.value))
      }
    }
    .styled(component[style])
  }
}

extension View {
  @MainActor @ViewBuilder
  fileprivate func styled(_ style: PickerStyleName) -> some View {
    switch style {
    case .menu: pickerStyle(.menu)
    case .segmented: pickerStyle(.segmented)
    case .inline: pickerStyle(.inline)
    }
  }
}
