/// No change of a state leads back to the state itself.
enum ChangeCycleValidator: ScenarioValidator {
  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    let targets = Dictionary(
      draft.onChange.compactMap { entry in entry.action.target.map { (entry.state, $0) } },
      uniquingKeysWith: { first, _ in first })
    var reported: Set<String> = []
    return draft.onChange.compactMap { entry in
      guard !reported.contains(entry.state), let cycle = cycle(from: entry.state, targets) else { return nil }
      reported.formUnion(cycle)
      let way = (cycle + [entry.state]).map { Quotation.quoted($0) }.joined(separator: " → ")
      return draft.problem(
        entry.place, expected: "changes that come to an end", found: "the circle \(way)",
        suggestion: "remove one of these from 'onChange'")
    }
  }

  /// The states on the way from a state back to itself; nil where the way ends elsewhere.
  private static func cycle(from start: String, _ targets: [String: String]) -> [String]? {
    var way = [start]
    while let next = targets[way[way.count - 1]] {
      if next == start { return way }
      // Another circle further on is reported where it begins.
      if way.contains(next) { return nil }
      way.append(next)
    }
    return nil
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
