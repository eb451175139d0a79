import Components
import SemanticUI

/// Components side by side that wrap onto as many rows as needed.
enum FlowComponent: ScenarioComponent {
  static let type = ComponentType(
    "flow", "Components side by side that wrap onto as many rows as needed.",
    [ChipGroupComponent.spacing, ChildrenProperty.children],
    examples:
      #"{ "type": "flow" }"#,
    #"""
    { "type": "flow", "spacing": 12, "children": [{ "type": "text", "text": "One" }, \#
    { "type": "text", "text": "Two" }] }
    """#)

  static func view(of component: ShownComponent) -> some View {
    FlowLayout(spacing: component[ChipGroupComponent.spacing]) { component.children }
  }
}
