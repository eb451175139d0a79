import Components
import SemanticUI

/// Chips with consistent spacing that wrap onto as many rows as needed.
enum ChipGroupComponent: ScenarioComponent {
  static let type = ComponentType(
    "chipGroup", "Chips with consistent spacing that wrap onto as many rows as needed.",
    [spacing, ChildrenProperty.children],
    examples:
      #"{ "type": "chipGroup" }"#,
    #"""
    { "type": "chipGroup", "spacing": 4, "children": [{ "type": "chip", "title": "One" }, \#
    { "type": "chip", "title": "Two" }] }
    """#)

  static let spacing = Property(
    "spacing", NumberKind.length, default: 8, "Between chips and rows, in points.")

  static func view(of component: ShownComponent) -> some View {
    FlowLayout(spacing: component[spacing]) { component.children }
  }
}
