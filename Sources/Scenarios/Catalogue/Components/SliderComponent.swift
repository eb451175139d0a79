/// A track on which a number is chosen.
enum SliderComponent: UnshownComponent {
  static let type = ComponentType(
    "slider", "A track on which a number is chosen.",
    [title, StepperComponent.value, StepperComponent.minimum, maximum, step],
    examples:
      #"{ "type": "slider", "value": { "bind": "number" } }"#,
    #"""
    { "type": "slider", "title": "Volume", "value": { "bind": "number" }, "minimum": 0, \#
    "maximum": 10, "step": 1 }
    """#)

  static let title = OptionalProperty("title", TextKind(), "What it is called; it is not seen.")
  static let maximum = Property("maximum", NumberKind(), default: 1, "The greatest value.")
  static let step = OptionalProperty(
    "step", NumberKind(minimum: 0), "How far apart values are; everything between counts unless given.")
}
