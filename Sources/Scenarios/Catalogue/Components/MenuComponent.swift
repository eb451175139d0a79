import SemanticUI

/// A button that opens a menu of the components inside.
enum MenuComponent: ScenarioComponent {
  static let type = ComponentType(
    "menu", "A button that opens a menu of the components inside.",
    [ControlProperties.title, symbol, ChildrenProperty.children],
    examples:
      #"{ "type": "menu", "title": "More" }"#,
    #"""
    { "type": "menu", "title": "More", "symbol": "ellipsis.circle", "children": [{ "type": "button", \#
    "title": "Share" }] }
    """#)

  static let symbol = OptionalProperty("symbol", StringKind(), "An SF Symbol before the title.")

  static func view(of component: ShownComponent) -> some View {
    Menu {
      component.children
    } label: {
      if let symbol = component[symbol] {
        Label(component.text(ControlProperties.title), systemImage: symbol)
      } else {
        Text(verbatim: component.text(ControlProperties.title))
      }
    }
  }
}
