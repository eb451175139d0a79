import SemanticUI

/// Controls in rows, as in Settings.
enum FormComponent: ScenarioComponent {
  static let type = ComponentType(
    "form", "Controls in rows, as in Settings.", [ChildrenProperty.children],
    examples:
      #"{ "type": "form" }"#,
    #"""
    { "type": "form", "children": [{ "type": "section", "header": "You", \#
    "children": [{ "type": "text", "text": "One" }] }] }
    """#)

  static func view(of component: ShownComponent) -> some View {
    Form { component.children }
  }
}
