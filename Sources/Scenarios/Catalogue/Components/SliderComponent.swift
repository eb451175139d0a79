import SemanticUI

/// A track on which a number is chosen.
enum SliderComponent: ScenarioComponent {
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

  static func view(of component: ShownComponent) -> some View {
    let bounds = component[StepperComponent.minimum]...component[maximum]
    let value = component.number(StepperComponent.value)
    if let step = component[step] {
      Slider(value: value, in: bounds, step: step) { Text(verbatim: component.text(title) ?? "") }
    } else {
      Slider(value: value, in: bounds) { Text(verbatim: component.text(title) ?? "") }
    }
  }
}
