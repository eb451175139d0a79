import Auditor

/// Says of places whether a baseline knows them. Counted: of three alike of which two are known, one is new.
struct BaselineMatch {
  private let entries: [FindingIdentity: Baseline.Entry]
  private var taken: [FindingIdentity: Int] = [:]
  private var seen: [FindingIdentity: Int] = [:]
  private var seenClasses: [FindingIdentity: Set<EnvironmentClass>] = [:]

  init(_ baseline: Baseline) {
    entries = Dictionary(uniqueKeysWithValues: baseline.entries.map { ($0.identity, $0) })
  }

  /// Takes a place; what is known is used up by it.
  mutating func knows(_ identity: FindingIdentity, _ classes: [EnvironmentClass]) -> Bool {
    guard let entry = entries[identity] else { return false }
    seen[identity, default: 0] += 1
    seenClasses[identity, default: []].formUnion(classes)
    guard entry.classes.isSuperset(of: classes), taken[identity, default: 0] < entry.count else {
      return false
    }
    taken[identity, default: 0] += 1
    return true
  }

  /// What the baseline holds and nothing took, of inputs that were looked at.
  func stale(in inputs: Set<String>) -> [Baseline.Entry] {
    entries.values.filter { entry in
      guard inputs.contains(entry.identity.input) else { return false }
      let isTooMany = seen[entry.identity, default: 0] < entry.count
      let isTooWide = !entry.classes.isSubset(of: seenClasses[entry.identity] ?? [])
      return isTooMany || isTooWide
    }.sorted { $0.identity < $1.identity }
  }
}
