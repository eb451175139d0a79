/// A track on which a number is chosen.
enum SliderComponent: ScenarioComponent {
  static let type = ComponentType(
    "slider", "A track on which a number is chosen.",
    [title, StepperComponent.value, StepperComponent.minimum, maximum, step])

  static let title = OptionalProperty("title", TextKind(), "What it is called; it is not seen.")
  static let maximum = Property("maximum", NumberKind(), default: 1, "The greatest value.")
  static let step = OptionalProperty(
    "step", NumberKind(minimum: 0), "How far apart values are; everything between counts unless given.")
}
