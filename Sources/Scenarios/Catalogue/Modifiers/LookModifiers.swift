/// Modifiers of what a component looks like and whether it works.
enum LookModifiers {
  static let all: [any AnyProperty] = [opacity, disabled, hidden, tint]

  static let opacity = OptionalProperty("opacity", NumberKind.share, "0 is invisible, 1 is unchanged.")
  static let disabled = OptionalProperty("disabled", FlagKind(), "Whether the controls inside do not work.")
  static let hidden = OptionalProperty(
    "hidden", BooleanKind(), "Whether the component takes its room without being seen or heard.")
  static let tint = OptionalProperty("tint", ColorKind(), "The accent colour of the controls inside.")
}
