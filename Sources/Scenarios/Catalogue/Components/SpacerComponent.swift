/// Room that grows.
enum SpacerComponent: ScenarioComponent {
  static let type = ComponentType("spacer", "Room that grows.", [minLength])

  static let minLength = OptionalProperty("minLength", NumberKind.length, "The least room, in points.")
}
