/// Rows that scroll.
enum ListComponent: UnshownComponent {
  static let type = ComponentType(
    "list", "Rows that scroll.", [style, ChildrenProperty.children],
    examples:
      #"{ "type": "list" }"#,
    #"""
    { "type": "list", "style": "insetGrouped", "children": [{ "type": "text", "text": "One" }, \#
    { "type": "text", "text": "Two" }] }
    """#)

  static let style = Property(
    "style", ChoiceKind<ListStyleName>(.automatic), default: .automatic, "What it looks like.")
}
