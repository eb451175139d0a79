import SemanticUI

/// A symbol with a title.
enum LabelComponent: ScenarioComponent {
  static let type = ComponentType(
    "label", "A symbol with a title.", [ControlProperties.title, symbol],
    examples:
      #"{ "type": "label", "title": "Favourites", "symbol": "heart" }"#,
    #"{ "type": "label", "title": "Favourites: {list.count}", "symbol": "heart", "font": "caption" }"#)

  static let symbol = Property("symbol", StringKind(), "The SF Symbol before the title.")

  static func view(of component: ShownComponent) -> some View {
    Label(component.text(ControlProperties.title), systemImage: component[symbol])
  }
}
