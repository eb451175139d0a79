import SemanticUI

/// Modifiers of what a component looks like and whether it works.
enum LookModifiers {
  static let all: [ComponentModifier] = [
    ComponentModifier(background) { view, background, _ in view.backed(by: background) },
    ComponentModifier(opacity) { view, opacity, _ in view.opacity(opacity) },
    ComponentModifier(disabled) { view, flag, model in view.disabled(model.isTrue(flag)) },
    ComponentModifier(hidden) { view, isHidden, _ in if isHidden { view.hidden() } else { view } },
    ComponentModifier(tint) { view, color, _ in view.tint(color.color) },
  ]

  static let background = OptionalProperty(
    "background", BackgroundShape.kind, "What is painted behind the component.")
  static let opacity = OptionalProperty("opacity", NumberKind.share, "0 is invisible, 1 is unchanged.")
  static let disabled = OptionalProperty("disabled", FlagKind(), "Whether the controls inside do not work.")
  static let hidden = OptionalProperty(
    "hidden", BooleanKind(), "Whether the component takes its room without being seen or heard.")
  static let tint = OptionalProperty("tint", ColorKind(), "The accent colour of the controls inside.")
}
