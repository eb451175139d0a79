import SemanticUI

/// Components side by side.
enum HstackComponent: ScenarioComponent {
  static let type = ComponentType(
    "hstack", "Components side by side.",
    [alignment, VstackComponent.spacing, ChildrenProperty.children],
    examples:
      #"{ "type": "hstack" }"#,
    #"""
    { "type": "hstack", "alignment": "firstTextBaseline", "spacing": 8, \#
    "children": [{ "type": "text", "text": "One" }, { "type": "text", "text": "Two" }] }
    """#)

  static let alignment = Property(
    "alignment", ChoiceKind<RowAlignment>(.center), default: .center, "How the components line up.")

  static func view(of component: ShownComponent) -> some View {
    HStack(alignment: component[alignment].alignment, spacing: component.length(VstackComponent.spacing)) {
      component.children
    }
  }
}
