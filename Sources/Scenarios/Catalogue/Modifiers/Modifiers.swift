/// The keys that every component takes. They are applied in the order of `all`, innermost first; for another
/// order put the component into a group with modifiers of its own.
enum Modifiers {
  static let all: [any AnyProperty] =
    [when, id] + TextModifiers.all + LayoutModifiers.all + [background] + LookModifiers.all
    + MotionModifiers.all + [accessibility]

  static let when = OptionalProperty(
    "when", ConditionKind.kind, "The component is there only while this condition holds.")
  static let id = OptionalProperty(
    "id", StringKind(), "The component's identity; steps can name it. No two components share one.")
  static let background = OptionalProperty(
    "background", BackgroundShape.kind, "What is painted behind the component.")
  static let accessibility = OptionalProperty(
    "accessibility", AccessibilityShape.kind, "What assistive technology is told instead of what is derived.")
}
