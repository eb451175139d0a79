import Components
import SemanticUI

/// A chip that is on or off and shows a checkmark while it is on.
enum ChipToggleComponent: ScenarioComponent {
  static let type = ComponentType(
    "chipToggle", "A chip that is on or off and shows a checkmark while it is on.",
    [
      ChipProperties.title, ControlProperties.isOn, ChipProperties.size, ChipProperties.variant,
      ChipProperties.color, ChipProperties.isUnavailable,
    ],
    examples:
      #"{ "type": "chipToggle", "title": "Dark Mode", "isOn": { "bind": "flag" } }"#,
    #"""
    { "type": "chipToggle", "title": "Dark Mode", "isOn": { "bind": "flag" }, "size": "sm", \#
    "variant": "outlined", "color": "teal", "isUnavailable": true }
    """#)

  static func view(of component: ShownComponent) -> some View {
    ChipToggle(
      component.text(ChipProperties.title), isOn: component.flag(ControlProperties.isOn),
      size: component.chipSize, variant: component.chipVariant, color: component.chipColor
    )
    .disabled(component.isTrue(ChipProperties.isUnavailable))
  }
}
