/// A title that opens and closes what is below it.
enum DisclosureGroupComponent: ScenarioComponent {
  static let type = ComponentType(
    "disclosureGroup", "A title that opens and closes what is below it.",
    [ControlProperties.title, isExpanded, ChildrenProperty.children])

  static let isExpanded = OptionalProperty(
    "isExpanded", BindingKind(.boolean), "The state that is true while it is open; its own unless given.")
}
