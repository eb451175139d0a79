import Components
import SemanticUI

/// Chips that filter a list: each toggles on its own, and they wrap onto as many rows as needed.
enum FilterChipGroupComponent: ScenarioComponent {
  static let type = ComponentType(
    "filterChipGroup",
    "Chips that filter a list: each toggles on its own, and they wrap onto as many rows as needed.",
    [options, selection, color],
    examples:
      #"{ "type": "filterChipGroup", "options": ["Vegan"], "selection": { "bind": "list" } }"#,
    #"""
    { "type": "filterChipGroup", "options": ["Vegan", { "value": "open", "label": "Open Now" }], \#
    "selection": { "bind": "list" }, "color": "pink" }
    """#)

  static let options = Property("options", OptionKind.list, "The chips, first to last.")
  static let selection = Property(
    "selection", BindingKind(.list), "The state that holds the values of the chosen chips.")
  static let color = Property("color", ColorKind(), default: .named("accent"), "Fills the chosen chips.")

  static func view(of component: ShownComponent) -> some View {
    let options = component[options]
    FilterChipGroup(
      options: options.map(\.value), selection: component.members(selection, known: options.map(\.value)),
      color: component[color].color
    ) {
      "\(component.label(of: $0, in: options))"
    }
  }
}
