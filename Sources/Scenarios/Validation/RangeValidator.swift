/// The bounds of a stepper or slider are in order.
enum RangeValidator: ScenarioValidator {
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    draft.scenario.screen.subtree.compactMap { node in
      guard let maximum = maximum(of: node) else { return nil }
      let minimum = node[StepperComponent.minimum]
      guard maximum <= minimum else { return nil }
      let position = TextPosition(line: node.source.line, column: node.source.column, offset: 0)
      return draft.problem(
        JSONPlace(position: position, path: node.jsonPath), expected: "a maximum above the minimum",
        found: "\(NumberText.of(minimum)) to \(NumberText.of(maximum))")
    }
  }

  private static func maximum(of node: ComponentNode) -> Double? {
    switch node.type {
    case StepperComponent.type.name: node[StepperComponent.maximum]
    case SliderComponent.type.name: node[SliderComponent.maximum]
    default: nil
    }
  }
}
