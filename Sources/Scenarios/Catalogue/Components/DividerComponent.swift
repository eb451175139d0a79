import SemanticUI

/// A thin line between components.
enum DividerComponent: ScenarioComponent {
  static let type = ComponentType(
    "divider", "A thin line between components.", [],
    examples:
      #"{ "type": "divider" }"#,
    #"{ "type": "divider", "opacity": 0.5 }"#)

  static func view(of component: ShownComponent) -> some View {
    Divider()
  }
}
