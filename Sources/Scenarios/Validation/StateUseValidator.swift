/// Every state that is used is declared, and holds what its use needs.
enum StateUseValidator: ScenarioValidator {
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    guard let unreadable = draft.unreadableStates else { return [] }
    let kinds = Dictionary(
      draft.scenario.state.map { ($0.name, $0.initial.kind) }, uniquingKeysWith: { first, _ in first })
    var reported: Set<JSONPlace> = []
    return draft.facts.stateUses.filter { !unreadable.contains($0.name) }.compactMap { use in
      // A use may be noted twice, by its key and by what stands beside it.
      guard !reported.contains(use.place), let problem = problem(with: use, kinds, draft) else { return nil }
      reported.insert(use.place)
      return problem
    }
  }

  private static func problem(
    with use: ScenarioFacts.StateUse, _ kinds: [String: StateKind], _ draft: ScenarioDraft
  ) -> Diagnostic? {
    let names = draft.scenario.state.map(\.name)
    let found = Quotation.quoted(use.name)
    guard let kind = kinds[use.name] else {
      let nearest = NearestName.suggestion(for: use.name, in: names)
      return draft.problem(
        use.place, expected: "the name of a state", found: found,
        suggestion: nearest ?? "declare it under 'state' with its start value")
    }
    guard !use.kinds.contains(kind) else { return nil }
    let wanted = use.kinds.map(\.expectation).joined(separator: " or ")
    return draft.problem(
      use.place, expected: "a state that holds \(wanted)", found: "\(found), which holds \(kind.expectation)")
  }
}
