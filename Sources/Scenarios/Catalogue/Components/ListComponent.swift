/// Rows that scroll.
enum ListComponent: ScenarioComponent {
  static let type = ComponentType("list", "Rows that scroll.", [style, ChildrenProperty.children])

  static let style = Property(
    "style", ChoiceKind<ListStyleName>(.automatic), default: .automatic, "What it looks like.")
}
