import Components
import SemanticUI

/// A field whose list of options grows out of it and floats over what is below.
enum DropdownComponent: ScenarioComponent {
  static let type = ComponentType(
    "dropdown", "A field whose list of options grows out of it and floats over what is below.",
    [ControlProperties.title, ControlProperties.options, ControlProperties.selection, placeholder],
    examples:
      #"{ "type": "dropdown", "title": "Size", "options": ["S", "M"], "selection": { "bind": "text" } }"#,
    #"""
    { "type": "dropdown", "title": "Size", "options": ["S", { "value": "m", "label": "Medium" }], \#
    "selection": { "bind": "text" }, "placeholder": "Select a size" }
    """#)

  static let placeholder = Property(
    "placeholder", TextKind(), default: .literal("Choose"), "What the field shows while nothing is chosen.")

  static func view(of component: ShownComponent) -> some View {
    DropdownView(component: component)
  }
}
