import LocatedJSON

/// No change of a state leads back to the state itself.
enum ChangeCycleValidator: ScenarioValidator {
  private static let longestWay = 10

  /// Each state has one follower at most, so every walk is a line that may end in a circle; a state that an
  /// earlier walk passed is not walked again.
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    let entries = Dictionary(
      draft.onChange.map { ($0.state, $0) }, uniquingKeysWith: { first, _ in first })
    var walkOf: [String: Int] = [:]
    return draft.onChange.indices.compactMap { walk in
      var state = draft.onChange[walk].state
      var way: [String] = []
      while walkOf[state] == nil, let next = entries[state]?.action.target {
        walkOf[state] = walk
        way.append(state)
        state = next
      }
      guard walkOf[state] == walk, let start = way.firstIndex(of: state), let entry = entries[state] else {
        return nil
      }
      return problem(with: Array(way[start...]), at: entry.place, draft)
    }
  }

  private static func problem(
    with circle: [String], at place: JSONPlace, _ draft: ScenarioDraft
  ) -> Diagnostic {
    let names = circle.prefix(longestWay).map { Quotation.quoted($0) }
    let gap = circle.count > longestWay ? ["…"] : []
    let way = (names + gap + names.prefix(1)).joined(separator: " → ")
    return draft.problem(
      place, expected: "changes that come to an end", found: "the circle \(way)",
      suggestion: "remove one of these from 'onChange'")
  }
}

extension Action {
  /// The state that the action changes; nil for an announcement.
  var target: String? {
    switch self {
    case .set(let state, _), .toggle(let state), .toggleMember(let state, _), .clear(let state): state
    case .announce: nil
    }
  }
}
