/// A part of a list or form.
enum SectionComponent: UnshownComponent {
  static let type = ComponentType(
    "section", "A part of a list or form.",
    [ControlProperties.header, footer, ChildrenProperty.children],
    examples:
      #"{ "type": "section" }"#,
    #"""
    { "type": "section", "header": "Contents", "footer": "Sorted by name", \#
    "children": [{ "type": "text", "text": "One" }] }
    """#)

  static let footer = OptionalProperty("footer", TextKind(), "The note below.")
}
