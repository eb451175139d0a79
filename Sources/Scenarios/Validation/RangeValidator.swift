import LocatedJSON

/// A stepper's or slider's bounds are in order, and its steps lead somewhere.
enum RangeValidator: ScenarioValidator {
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    draft.scenario.screen.subtree.compactMap { node in
      guard let range = range(of: node) else { return nil }
      let minimum = node[StepperComponent.minimum]
      guard range.maximum > minimum else {
        return draft.problem(
          JSONPlace(node), expected: "a maximum above the minimum",
          found: "\(NumberText.of(minimum)) to \(NumberText.of(range.maximum))")
      }
      guard range.step != 0 else {
        return draft.problem(JSONPlace(node), expected: "a step above 0", found: "0")
      }
      return nil
    }
  }

  private static func range(of node: ComponentNode) -> (maximum: Double, step: Double?)? {
    switch node.type {
    case StepperComponent.type.name: (node[StepperComponent.maximum], node[StepperComponent.step])
    case SliderComponent.type.name: (node[SliderComponent.maximum], node[SliderComponent.step])
    default: nil
    }
  }
}
