/// A filter as a small label with a symbol; it is no button, even where a tap does something.
enum FilterTagComponent: UnshownComponent {
  static let type = ComponentType(
    "filterTag", "A filter as a small label with a symbol; it is no button, even where a tap does something.",
    [title, symbol, isSelected, onTap],
    examples:
      #"{ "type": "filterTag", "title": "Travel", "symbol": "airplane" }"#,
    #"""
    { "type": "filterTag", "title": "Travel", "symbol": "airplane", "isSelected": { "state": "list", \#
    "contains": "Travel" }, "onTap": [{ "toggle": "list", "member": "Travel" }] }
    """#)

  static let title = Property("title", TextKind(), "The filter's title.")
  static let symbol = Property("symbol", StringKind(), "The SF Symbol before the title.")
  static let isSelected = Property(
    "isSelected", FlagKind(), default: .literal(false), "Whether it is filled with the accent colour.")
  static let onTap = Property("onTap", ActionKind.list, default: [], "What a tap gesture does, in order.")
}
