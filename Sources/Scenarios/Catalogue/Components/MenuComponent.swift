/// A button that opens a menu of the components inside.
enum MenuComponent: UnshownComponent {
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
}
