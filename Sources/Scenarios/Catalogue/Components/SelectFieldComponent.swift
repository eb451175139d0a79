import Components
import SemanticUI

/// The design system's field for choosing one of many options: the dropdown under another name.
enum SelectFieldComponent: ScenarioComponent {
  static let type = ComponentType(
    "selectField",
    "The design system's field for choosing one of many options: the dropdown under another name.",
    [
      ControlProperties.title, ControlProperties.options, ControlProperties.selection,
      DropdownComponent.placeholder,
    ],
    examples:
      #"{ "type": "selectField", "title": "Size", "options": ["S", "M"], "selection": { "bind": "text" } }"#,
    #"""
    { "type": "selectField", "title": "Size", "options": ["S", "M"], "selection": { "bind": "text" }, \#
    "placeholder": "Select a size" }
    """#)

  static func view(of component: ShownComponent) -> some View {
    DropdownView(component: component)
  }
}
