import Components
import SemanticUI

/// A compact element for selectable filters, removable tags and small actions.
enum ChipComponent: ScenarioComponent {
  static let type = ComponentType(
    "chip", "A compact element for selectable filters, removable tags and small actions.",
    [
      ChipProperties.title, ChipProperties.leadingIcon, ChipProperties.trailingIcon, ChipProperties.size,
      ChipProperties.variant, ChipProperties.color, isSelected, isCloseable, ChipProperties.isUnavailable,
      accessibilityLabel, ControlProperties.action, onClose,
    ],
    examples:
      #"{ "type": "chip", "title": "Design" }"#,
    #"""
    { "type": "chip", "title": "Design", "leadingIcon": "paintbrush", "trailingIcon": "star", \#
    "size": "sm", "variant": "soft", "color": "purple", "isSelected": { "bind": "flag" }, \#
    "isCloseable": true, "isUnavailable": false, "accessibilityLabel": "Design tag", \#
    "action": [{ "toggle": "flag" }], "onClose": [{ "clear": "text" }] }
    """#)

  static let isSelected = Property(
    "isSelected", FlagKind(), default: .literal(false), "Whether it is accented.")
  static let isCloseable = Property(
    "isCloseable", BooleanKind(), default: false, "Whether a button that removes it stands at its end.")
  static let accessibilityLabel = OptionalProperty(
    "accessibilityLabel", TextKind(), "Spoken instead of the title.")
  static let onClose = OptionalProperty(
    "onClose", ActionKind.list, "What the button at its end does, in order.")

  static func view(of component: ShownComponent) -> some View {
    Chip(
      component.text(ChipProperties.title), leadingIcon: component[ChipProperties.leadingIcon],
      trailingIcon: component[ChipProperties.trailingIcon], size: component.chipSize,
      variant: component.chipVariant, color: component.chipColor, isSelected: component.isTrue(isSelected),
      isCloseable: component[isCloseable], isUnavailable: component.isTrue(ChipProperties.isUnavailable),
      accessibilityLabel: component.text(accessibilityLabel),
      action: component.action(ControlProperties.action), onClose: component.run(component[onClose] ?? []))
  }
}
