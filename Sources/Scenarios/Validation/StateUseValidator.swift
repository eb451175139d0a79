import LocatedJSON

/// Every state that is used is declared, and holds what its use needs.
enum StateUseValidator: ScenarioValidator {
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    guard let unreadable = draft.unreadableStates else { return [] }
    let kinds = Dictionary(
      draft.scenario.state.map { ($0.name, $0.initial.kind) }, uniquingKeysWith: { first, _ in first })
    // A use may be noted twice, by its key and by what stands beside it.
    var reported: Set<JSONPlace> = []
    let wrong = draft.facts.stateUses.filter { use in
      if unreadable.contains(use.name) { return false }
      // That a state is not declared is said of its name alone.
      let isRight = kinds[use.name].map(use.kinds.contains) ?? (use.value != nil)
      return !isRight && reported.insert(use.place).inserted
    }
    return wrong.prefix(ScenarioError.longestReport).map { problem(with: $0, kinds[$0.name], draft) }
  }

  private static func problem(
    with use: ScenarioFacts.StateUse, _ kind: StateKind?, _ draft: ScenarioDraft
  ) -> Diagnostic {
    let found = Quotation.quoted(use.name)
    guard let kind else {
      let nearest = NearestName.suggestion(for: use.name, in: draft.scenario.state.map(\.name))
      return draft.problem(
        use.place, expected: "the name of a state", found: found,
        suggestion: nearest ?? "declare it under 'state' with its start value")
    }
    if let value = use.value {
      return draft.problem(
        use.place, expected: "\(kind.expectation), as the state \(found) holds", found: value)
    }
    let wanted = use.kinds.map(\.expectation).joined(separator: " or ")
    return draft.problem(
      use.place, expected: "a state that holds \(wanted)", found: "\(found), which holds \(kind.expectation)")
  }
}
