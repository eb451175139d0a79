import Components
import SemanticUI

/// A field that looks like a search bar and holds the filters in use, with a button that clears them.
enum FilterBarComponent: ScenarioComponent {
  static let type = ComponentType(
    "filterBar",
    "A field that looks like a search bar and holds the filters in use, with a button that clears them.",
    [filters, selection],
    examples:
      #"{ "type": "filterBar", "filters": [], "selection": { "bind": "list" } }"#,
    #"""
    { "type": "filterBar", "filters": [{ "title": "Travel", "symbol": "airplane" }], \#
    "selection": { "bind": "list" } }
    """#)

  static let filters = Property("filters", filterList, "Every filter there is, first to last.")
  static let selection = Property(
    "selection", BindingKind(.list), "The state that holds the titles of the filters in use.")

  private static let filterList = UniqueListKind(
    list: ListKind(element: filter, name: "a list of filters"), identity: { $0.title })
  private static let title = Property("title", StringKind(), "The filter's title, by which it is known.")
  private static let symbol = Property("symbol", StringKind(), "The SF Symbol before the title.")
  private static let filter = ObjectKind("filter", "a filter", [title, symbol]) {
    FilterSpecification(title: $0[title], symbol: $0[symbol])
  }

  static func view(of component: ShownComponent) -> some View {
    FilterBarView(component: component)
  }
}
