import SemanticUI

/// Components one below the other.
enum VstackComponent: ScenarioComponent {
  static let type = ComponentType(
    "vstack", "Components one below the other.",
    [alignment, spacing, ChildrenProperty.children],
    examples:
      #"{ "type": "vstack" }"#,
    #"""
    { "type": "vstack", "alignment": "leading", "spacing": 8, "children": [{ "type": "text", \#
    "text": "One" }, { "type": "text", "text": "Two" }] }
    """#)

  static let alignment = Property(
    "alignment", ChoiceKind<ColumnAlignment>(.center), default: .center, "How the components line up.")
  static let spacing = OptionalProperty(
    "spacing", NumberKind.length, "Between the components, in points; depends on the neighbours unless given."
  )

  static func view(of component: ShownComponent) -> some View {
    VStack(alignment: component[alignment].alignment, spacing: component.length(spacing)) {
      component.children
    }
  }
}
