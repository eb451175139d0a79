import Components
import SemanticUI

/// A read-only label for a category.
enum TagComponent: ScenarioComponent {
  static let type = ComponentType(
    "tag", "A read-only label for a category.",
    [ChipProperties.title, ChipProperties.leadingIcon, ChipProperties.color],
    examples:
      #"{ "type": "tag", "title": "News" }"#,
    #"{ "type": "tag", "title": "News", "leadingIcon": "newspaper", "color": "teal" }"#)

  static func view(of component: ShownComponent) -> some View {
    Tag(
      component.text(ChipProperties.title), icon: component[ChipProperties.leadingIcon],
      color: component[ChipProperties.color]?.color ?? DesignTokens.info)
  }
}
