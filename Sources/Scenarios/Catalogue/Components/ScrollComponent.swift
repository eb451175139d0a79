import SemanticUI

/// Components that can be larger than the screen.
enum ScrollComponent: ScenarioComponent {
  static let type = ComponentType(
    "scroll", "Components that can be larger than the screen.",
    [axis, showsIndicators, ChildrenProperty.children],
    examples:
      #"{ "type": "scroll" }"#,
    #"""
    { "type": "scroll", "axis": "horizontal", "showsIndicators": false, \#
    "children": [{ "type": "text", "text": "One" }] }
    """#)

  static let axis = Property(
    "axis", ChoiceKind<ScrollAxis>(.vertical), default: .vertical, "The direction of scrolling.")
  static let showsIndicators = Property(
    "showsIndicators", BooleanKind(), default: true, "Whether scrolling shows how far it went.")

  static func view(of component: ShownComponent) -> some View {
    ScrollView(component[axis].axes, showsIndicators: component[showsIndicators]) { component.children }
  }
}

extension ScrollAxis {
  fileprivate var axes: Axis.Set {
    switch self {
    case .vertical: .vertical
    case .horizontal: .horizontal
    case .both: [.vertical, .horizontal]
    }
  }
}
