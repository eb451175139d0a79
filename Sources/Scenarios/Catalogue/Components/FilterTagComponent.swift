import Components
import SemanticUI

/// A filter as a small label with a symbol; it is no button, even where a tap does something.
enum FilterTagComponent: ScenarioComponent {
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

  static func view(of component: ShownComponent) -> some View {
    let filter = Filter(
      symbol: component[symbol], title: component.text(title), isSelected: component.isTrue(isSelected))
    if component[onTap].isEmpty {
      FilterTag(filter: filter)
    } else {
      FilterTag(filter: filter).onTapGesture(perform: component.action(onTap))
    }
  }
}
