/// The design system's field for choosing one of many options: the dropdown under another name.
enum SelectFieldComponent: ScenarioComponent {
  static let type = ComponentType(
    "selectField",
    "The design system's field for choosing one of many options: the dropdown under another name.",
    [
      ControlProperties.title, ControlProperties.options, ControlProperties.selection,
      DropdownComponent.placeholder,
    ])
}
