import SemanticUI

/// Components on top of each other, the last in front.
enum ZstackComponent: ScenarioComponent {
  static let type = ComponentType(
    "zstack", "Components on top of each other, the last in front.",
    [alignment, ChildrenProperty.children],
    examples:
      #"{ "type": "zstack" }"#,
    #"""
    { "type": "zstack", "alignment": "topTrailing", "children": [{ "type": "text", "text": "One" }, \#
    { "type": "text", "text": "Two" }] }
    """#)

  static let alignment = Property(
    "alignment", ChoiceKind<PlaneAlignment>(.center).defined("alignment"), default: .center,
    "How the components line up.")

  static func view(of component: ShownComponent) -> some View {
    ZStack(alignment: component[alignment].alignment) { component.children }
  }
}
