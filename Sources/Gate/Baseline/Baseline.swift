import Auditor

/// What a project knows of and has not mended yet. Only what is not in it is new.
public struct Baseline: Hashable, Sendable {
  /// The findings of one identity.
  public struct Entry: Hashable, Sendable {
    var identity: FindingIdentity
    /// In how many places.
    public var count: Int
    /// The kinds of environment in which it holds.
    var classes: Set<EnvironmentClass>
    /// Why it was taken in, where somebody said so.
    var reason: String?

    public var id: String { identity.id }
    /// The path of the input in which it is.
    public var input: String { identity.input }

    /// What it is, for people.
    public var words: String { "\(identity.rule) on \(identity.element) in \(identity.input)" }
  }

  /// Sorted by identity, each of which is there once.
  public private(set) var entries: [Entry]

  /// Nothing is known.
  public init() { entries = [] }

  init(_ entries: [Entry]) {
    var merged: [FindingIdentity: Entry] = [:]
    for entry in entries {
      guard var known = merged[entry.identity] else {
        merged[entry.identity] = entry
        continue
      }
      known.count += entry.count
      known.classes.formUnion(entry.classes)
      known.reason = known.reason ?? entry.reason
      merged[entry.identity] = known
    }
    self.entries = merged.values.sorted { $0.identity < $1.identity }
  }

  /// Everything that inputs hold and that is not suppressed.
  public init(of findings: [GatedFinding]) {
    self.init(
      findings.flatMap { finding in
        finding.places.filter { !$0.status.isSuppressed }.map { Entry(finding, at: $0, reason: nil) }
      })
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// Without what is found no more in inputs that were looked at. Nothing is added.
  public func pruned(to findings: [GatedFinding], lookedAt inputs: Set<String>) -> Baseline {
    let found = Dictionary(uniqueKeysWithValues: Baseline(of: findings).entries.map { ($0.identity, $0) })
    return Baseline(
      entries.compactMap { entry in
        guard inputs.contains(entry.identity.input) else { return entry }
        guard let present = found[entry.identity] else { return nil }
        var rest = entry
        rest.count = min(entry.count, present.count)
        rest.classes.formIntersection(present.classes)
        return rest.classes.isEmpty ? nil : rest
      })
  }

  /// With the new places of one identity.
  ///
  /// - Returns: nil where no new place has it.
  public func accepting(id: String, of findings: [GatedFinding], reason: String) -> Baseline? {
    let new = findings.flatMap { finding in
      finding.places.filter { $0.status == .new && $0.identityID == id }.map {
        Entry(finding, at: $0, reason: reason)
      }
    }
    return new.isEmpty ? nil : Baseline(entries + new)
  }

  /// What another baseline has more and less of, a line each.
  public func differences(to other: Baseline) -> (added: [Entry], removed: [Entry]) {
    (other.surplus(over: self), surplus(over: other))
  }

  private func surplus(over other: Baseline) -> [Entry] {
    let known = Dictionary(uniqueKeysWithValues: other.entries.map { ($0.identity, $0) })
    return entries.compactMap { entry in
      var rest = entry
      rest.count -= known[entry.identity]?.count ?? 0
      let hasNewClass = !entry.classes.isSubset(of: known[entry.identity]?.classes ?? [])
      if rest.count <= 0, hasNewClass { rest.count = entry.count }
      return rest.count > 0 ? rest : nil
    }
  }
}

extension Baseline.Entry {
  fileprivate init(_ finding: GatedFinding, at place: GatedFinding.Place, reason: String?) {
    let identity = FindingIdentity(finding.finding, at: place.place, in: finding.input)
    self.init(identity: identity, count: 1, classes: Set(place.place.classes), reason: reason)
  }
}

extension GatedFinding.Place {
  /// The identity without the number of its occurrence.
  var identityID: String { id.split(separator: ":").first.map(String.init) ?? id }
}

extension GatedFinding.Status {
  var isSuppressed: Bool {
    if case .suppressed = self { true } else { false }
  }
}
