import SemanticUI

/// Components without a layout of their own; modifiers go to each.
enum GroupComponent: ScenarioComponent {
  static let type = ComponentType(
    "group", "Components without a layout of their own; modifiers go to each.",
    [ChildrenProperty.children],
    examples:
      #"{ "type": "group" }"#,
    #"""
    { "type": "group", "children": [{ "type": "text", "text": "One" }, { "type": "text", \#
    "text": "Two" }] }
    """#)

  static func view(of component: ShownComponent) -> some View {
    Group { component.children }
  }
}
