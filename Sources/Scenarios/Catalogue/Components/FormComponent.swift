/// Controls in rows, as in Settings.
enum FormComponent: UnshownComponent {
  static let type = ComponentType(
    "form", "Controls in rows, as in Settings.", [ChildrenProperty.children],
    examples:
      #"{ "type": "form" }"#,
    #"""
    { "type": "form", "children": [{ "type": "section", "header": "You", \#
    "children": [{ "type": "text", "text": "One" }] }] }
    """#)
}
