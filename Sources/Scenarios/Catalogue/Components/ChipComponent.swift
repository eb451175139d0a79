/// A compact element for selectable filters, removable tags and small actions.
enum ChipComponent: ScenarioComponent {
  static let type = ComponentType(
    "chip", "A compact element for selectable filters, removable tags and small actions.",
    [
      ChipProperties.title, ChipProperties.leadingIcon, ChipProperties.trailingIcon, ChipProperties.size,
      ChipProperties.variant, ChipProperties.color, isSelected, isCloseable, ChipProperties.isUnavailable,
      accessibilityLabel, ControlProperties.action, onClose,
    ])

  static let isSelected = Property(
    "isSelected", FlagKind(), default: .literal(false), "Whether it is accented.")
  static let isCloseable = Property(
    "isCloseable", BooleanKind(), default: false, "Whether a button that removes it stands at its end.")
  static let accessibilityLabel = OptionalProperty(
    "accessibilityLabel", TextKind(), "Spoken instead of the title.")
  static let onClose = OptionalProperty(
    "onClose", ActionKind.list, "What the button at its end does, in order.")
}
