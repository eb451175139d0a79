import LocatedJSON

/// No two components share an id, and every id that a step names exists.
enum IdentityValidator: ScenarioValidator {
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    repeated(in: draft) + unknown(in: draft)
  }

  private static func repeated(in draft: ScenarioDraft) -> [Diagnostic] {
    var first: [String: JSONPlace] = [:]
    return draft.facts.identities.compactMap { identity in
      guard let earlier = first[identity.name] else {
        first[identity.name] = identity.place
        return nil
      }
      return draft.problem(
        identity.place, expected: "an id of its own for each component",
        found: "\(Quotation.quoted(identity.name)) a second time",
        suggestion: "it stands at \(earlier.position) already; choose another")
    }
  }

  private static func unknown(in draft: ScenarioDraft) -> [Diagnostic] {
    let names = draft.facts.identities.map(\.name)
    let known = Set(names)
    let unknown = draft.facts.componentUses.filter { !known.contains($0.name) }
    return unknown.prefix(ScenarioError.longestReport).map { use in
      draft.problem(
        use.place, expected: "the id of a component of this file", found: Quotation.quoted(use.name),
        suggestion: NearestName.suggestion(for: use.name, in: names) ?? "give the component this 'id'")
    }
  }
}
