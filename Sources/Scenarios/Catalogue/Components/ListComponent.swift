import SemanticUI

/// Rows that scroll.
enum ListComponent: ScenarioComponent {
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

  static func view(of component: ShownComponent) -> some View {
    List { component.children }.styled(component[style])
  }
}

extension View {
  @MainActor @ViewBuilder
  fileprivate func styled(_ style: ListStyleName) -> some View {
    switch style {
    case .automatic: self
    case .plain: listStyle(.plain)
    case .inset: listStyle(.inset)
    case .insetGrouped: listStyle(.insetGrouped)
    case .grouped: listStyle(.grouped)
    case .sidebar: listStyle(.sidebar)
    }
  }
}
