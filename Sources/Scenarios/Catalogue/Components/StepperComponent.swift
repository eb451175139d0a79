import SemanticUI

/// Two buttons that change a number by steps.
enum StepperComponent: ScenarioComponent {
  static let type = ComponentType(
    "stepper", "Two buttons that change a number by steps.",
    [ControlProperties.title, value, minimum, maximum, step],
    examples:
      #"{ "type": "stepper", "title": "Guests", "value": { "bind": "number" } }"#,
    #"""
    { "type": "stepper", "title": "Guests: {number}", "value": { "bind": "number" }, "minimum": 0, \#
    "maximum": 8, "step": 2 }
    """#)

  static let value = Property("value", BindingKind(.number), "The state that holds the number.")
  static let minimum = Property("minimum", NumberKind(), default: 0, "The least value.")
  static let maximum = Property("maximum", NumberKind(), default: 100, "The greatest value.")
  static let step = Property("step", NumberKind(minimum: 0), default: 1, "How far one step goes.")

  static func view(of component: ShownComponent) -> some View {
    Stepper(
      component.text(ControlProperties.title), value: component.number(value),
      in: component[minimum]...component[maximum], step: component[step])
  }
}
