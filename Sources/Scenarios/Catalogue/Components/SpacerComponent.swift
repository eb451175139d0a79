import SemanticUI

/// Room that grows.
enum SpacerComponent: ScenarioComponent {
  static let type = ComponentType(
    "spacer", "Room that grows.", [minLength],
    examples:
      #"{ "type": "spacer" }"#,
    #"{ "type": "spacer", "minLength": 20 }"#)

  static let minLength = OptionalProperty("minLength", NumberKind.length, "The least room, in points.")

  static func view(of component: ShownComponent) -> some View {
    Spacer(minLength: component.length(minLength))
  }
}
