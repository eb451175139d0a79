import SemanticTree

/// Finds between which sizes of text something changes, so that the first size at which it breaks is known.
struct SizeLadder {
  private struct Rung {
    let visit: Session.Visit
    let found: Int
  }

  /// By everything but the size of text.
  private var ladders: [ScreenEnvironment: [Rung]] = [:]
  private var order = UniqueList<ScreenEnvironment>()

  /// Takes what rules about sizes found in an environment.
  mutating func note(_ visit: Session.Visit, _ found: Int) {
    let rules = visit.rules.filter { $0.info.axes.contains(.typeSize) }
    guard !rules.isEmpty else { return }
    var key = visit.environment
    key.typeSize = .large
    order.add(key)
    ladders[key, default: []].append(
      Rung(visit: Session.Visit(visit.environment, rules), found: found))
  }

  /// The sizes that were not looked at between two with different findings.
  var between: [Session.Visit] { order.elements.flatMap { steps(of: ladders[$0] ?? []) } }

  private func steps(of ladder: [Rung]) -> [Session.Visit] {
    let sorted = ladder.sorted { $0.visit.environment.typeSize < $1.visit.environment.typeSize }
    return zip(sorted, sorted.dropFirst()).flatMap { lower, upper -> [Session.Visit] in
      guard lower.found != upper.found else { return [] }
      let sizes = (lower.visit.environment.typeSize.index + 1)..<upper.visit.environment.typeSize.index
      return sizes.map { index in
        var environment = lower.visit.environment
        environment.typeSize = TypeSize.allCases[index]
        return Session.Visit(environment, upper.visit.rules)
      }
    }
  }
}
