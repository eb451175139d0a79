import SemanticUI

/// Modifiers of motion.
enum MotionModifiers {
  static let all: [ComponentModifier] = [
    ComponentModifier(contentTransition) { view, name, _ in view.contentTransition(name.transition) },
    ComponentModifier(animation) { view, animation, model in
      view.animation(animation.animation, value: model.value(of: animation.state))
    },
    ComponentModifier(transition) { view, names, _ in view.transition(TransitionName.combined(names)) },
  ]

  private static let name = ChoiceKind<TransitionName>(.identity)

  static let transition = OptionalProperty(
    "transition",
    AlternativeKind(
      name.map { [$0] }, or: ListKind(element: name, name: "a list of transitions", isEmptyAllowed: false)),
    "How the component comes and goes: one transition, or several that run together.")
  static let contentTransition = OptionalProperty(
    "contentTransition", ChoiceKind<ContentTransitionName>(.identity), "How a text's content changes.")
  static let animation = OptionalProperty(
    "animation", kind, "Animates what changes together with a state.")

  private static let curve = Property(
    "curve", ChoiceKind<AnimationSpecification.Curve>(.standard), default: .standard, "The course over time.")
  private static let duration = OptionalProperty(
    "duration", NumberKind(minimum: 0), "In seconds; the curve's own unless given.")
  private static let bounce = OptionalProperty(
    "bounce", NumberKind(minimum: -1, maximum: 1), "How far a spring overshoots.")
  private static let value = Property("value", StateNameKind(), "The state whose change sets it off.")

  private static let kind = ObjectKind("animation", "an animation", [curve, duration, bounce, value]) {
    AnimationSpecification(curve: $0[curve], duration: $0[duration], bounce: $0[bounce], state: $0[value])
  }
}
