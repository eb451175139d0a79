/// A title that opens and closes what is below it.
enum DisclosureGroupComponent: UnshownComponent {
  static let type = ComponentType(
    "disclosureGroup", "A title that opens and closes what is below it.",
    [ControlProperties.title, isExpanded, ChildrenProperty.children],
    examples:
      #"{ "type": "disclosureGroup", "title": "Details" }"#,
    #"""
    { "type": "disclosureGroup", "title": "Details", "isExpanded": { "bind": "flag" }, \#
    "children": [{ "type": "text", "text": "One" }] }
    """#)

  static let isExpanded = OptionalProperty(
    "isExpanded", BindingKind(.boolean), "The state that is true while it is open; its own unless given.")
}
