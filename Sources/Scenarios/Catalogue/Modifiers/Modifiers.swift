/// The keys that every component takes. Those that change a view are applied in the order of `applied`, innermost
/// first; for another order put the component into a group with modifiers of its own.
enum Modifiers {
  static let all: [any AnyProperty] = [when, id, auditing] + applied.map(\.property)

  /// Text, size, then what is behind, then what happens to both as one; what assistive technology is told comes
  /// last, because it is about all of it.
  static let applied: [ComponentModifier] =
    TextModifiers.all + LayoutModifiers.size + LookModifiers.all + LayoutModifiers.place + MotionModifiers.all
    + [ComponentModifier(accessibility) { view, given, model in given.applied(to: view, model) }]

  static let when = OptionalProperty(
    "when", ConditionKind.kind, "The component is there only while this condition holds.")
  static let id = OptionalProperty(
    "id", StringKind(), "The component's identity; steps can name it. No two components share one.")
  static let auditing = OptionalProperty(
    "a11ysim", AllowanceShape.kind, "What the auditor is told; nothing that is shown depends on it.")
  static let accessibility = OptionalProperty(
    "accessibility", AccessibilityShape.kind, "What assistive technology is told instead of what is derived.")
}
