/// Two buttons that change a number by steps.
enum StepperComponent: ScenarioComponent {
  static let type = ComponentType(
    "stepper", "Two buttons that change a number by steps.",
    [ControlProperties.title, value, minimum, maximum, step])

  static let value = Property("value", BindingKind(.number), "The state that holds the number.")
  static let minimum = Property("minimum", NumberKind(), default: 0, "The least value.")
  static let maximum = Property("maximum", NumberKind(), default: 100, "The greatest value.")
  static let step = Property("step", NumberKind(minimum: 0), default: 1, "How far one step goes.")
}
