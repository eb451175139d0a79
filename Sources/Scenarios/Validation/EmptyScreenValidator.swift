import LocatedJSON

/// There is something on the screen: containers alone show nothing and say nothing.
enum EmptyScreenValidator: ScenarioValidator {
  private static let empty: Set<String> = [
    "vstack", "hstack", "zstack", "flow", "group", "scroll", "list", "form", "chipGroup", "spacer",
  ]

  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    let screen = draft.scenario.screen
    guard draft.isComplete, draft.scenario.source == nil,
      screen.subtree.allSatisfy({ empty.contains($0.type) })
    else { return [] }
    return [
      draft.problem(
        JSONPlace(screen), expected: "at least one component that shows something", found: "none",
        suggestion: "put a text or a control on the screen")
    ]
  }
}
