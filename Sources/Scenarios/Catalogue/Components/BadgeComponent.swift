import Components
import SemanticUI

/// A label for a count or a status that cannot be activated.
enum BadgeComponent: ScenarioComponent {
  static let type = ComponentType(
    "badge", "A label for a count or a status that cannot be activated.",
    [ChipProperties.title, ChipProperties.color],
    examples:
      #"{ "type": "badge", "title": "3" }"#,
    #"{ "type": "badge", "title": "{list.count}", "color": "red" }"#)

  static func view(of component: ShownComponent) -> some View {
    Badge(component.text(ChipProperties.title), color: component.chipColor)
  }
}
