import SemanticUI

/// A title that opens and closes what is below it.
enum DisclosureGroupComponent: ScenarioComponent {
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

  static func view(of component: ShownComponent) -> some View {
    let title = component.text(ControlProperties.title)
    if let isExpanded = component.flag(isExpanded) {
      DisclosureGroup(title, isExpanded: isExpanded) { component.children }
    } else {
      DisclosureGroup(title) { component.children }
    }
  }
}
