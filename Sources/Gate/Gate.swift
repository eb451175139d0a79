import Auditor
import Scenarios
import SemanticTree

/// Decides what of an audit counts: what the project lives with, what it knows already, what a change concerns.
public struct Gate: Sendable {
  /// What the project already has.
  public struct Ledger: Sendable {
    public var baseline: Baseline
    /// The present day, by which suppressions end.
    public var today: CalendarDay
    /// What was changed; nil where all of an input counts.
    public var changes: ChangedLines?
    /// Inputs that the baseline names and that are there no more.
    public var goneInputs: Set<String> = []
    /// Whether a ledger that holds too much fails a run that is clean otherwise.
    public var isFrozen: Bool

    public init(
      baseline: Baseline = Baseline(), today: CalendarDay, changes: ChangedLines? = nil,
      isFrozen: Bool = false
    ) {
      self.baseline = baseline
      self.today = today
      self.changes = changes
      self.isFrozen = isFrozen
    }
  }

  private let ledger: Ledger
  private var baseline: BaselineMatch
  private var suppressions: SuppressionMatch

  public init(_ ledger: Ledger) {
    self.ledger = ledger
    baseline = BaselineMatch(ledger.baseline)
    suppressions = SuppressionMatch(today: ledger.today)
  }

  /// Judges inputs, each by the configuration that holds for it.
  ///
  /// - Parameter bar: the bar of the whole run, which reports name.
  public mutating func judge(
    _ inputs: [(judged: JudgedInput, configuration: Configuration)], bar: Bar
  ) -> GateResult {
    var findings: [GatedFinding] = []
    for (judged, configuration) in inputs where judged.input.problem == nil {
      let path = judged.input.path
      let own = judged.allowances.map { Suppression($0, in: path) } + configuration.suppressions
      suppressions.look(at: own, for: path)
      var numbers: [String: Int] = [:]
      var gated: [GatedFinding] = []
      for finding in judged.findings {
        gated.append(self.gated(configuration.adjusted(finding), judged, configuration.bar, own, &numbers))
      }
      findings += gated.worstFirst
    }
    let audited = inputs.map(\.judged.input)
    let lookedAt = Set(audited.filter { $0.problem == nil }.map(\.path)).union(ledger.goneInputs)
    let notes = suppressions.notes + baseline.stale(in: lookedAt).map(LedgerNote.init)
    return GateResult(
      inputs: audited, findings: findings, ledger: notes, bar: bar,
      verdict: GateVerdict(audited, findings, notes, isFrozen: ledger.isFrozen))
  }

  private mutating func gated(
    _ finding: Finding, _ judged: JudgedInput, _ bar: Bar, _ own: [Suppression],
    _ numbers: inout [String: Int]
  ) -> GatedFinding {
    let path = judged.input.path
    var places: [GatedFinding.Place] = []
    for place in finding.places {
      let identity = FindingIdentity(finding, at: place, in: path)
      let number = numbers[identity.id, default: 0] + 1
      numbers[identity.id] = number
      let id = number == 1 ? identity.id : "\(identity.id):\(number)"
      let status = status(of: finding, place, identity, judged, own)
      places.append(GatedFinding.Place(id: id, place: place, status: status))
    }
    let new = places.filter { $0.status == .new }
    var seen = finding
    if !new.isEmpty, new.count < places.count { seen.tell(worstOf: new.map(\.place)) }
    return GatedFinding(
      input: path, finding: seen, places: places, reachesBar: !new.isEmpty && bar.isReached(by: seen))
  }

  private mutating func status(
    of finding: Finding, _ place: Finding.Place, _ identity: FindingIdentity, _ judged: JudgedInput,
    _ own: [Suppression]
  ) -> GatedFinding.Status {
    let path = judged.input.path
    if let reason = suppressions.reason(for: finding, place, in: path, from: own) {
      return .suppressed(reason)
    }
    if baseline.knows(identity, place.classes) { return .known }
    if let changes = ledger.changes, !judged.lines.isConcerned(place.source, by: changes, in: path) {
      return .unchanged
    }
    return .new
  }
}

extension [GatedFinding] {
  /// Failures before reviews, and by impact as the project has set it; equal ones stay in their order.
  fileprivate var worstFirst: [GatedFinding] {
    enumerated().sorted { left, right in
      let first = (left.element.finding.outcome == .fail ? 1 : 0, left.element.finding.impact.rawValue)
      let second = (right.element.finding.outcome == .fail ? 1 : 0, right.element.finding.impact.rawValue)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }
}

extension Finding {
  /// Tells what is so at the worst of some places and not at those that are accepted.
  fileprivate mutating func tell(worstOf places: [Place]) {
    let own = Place.Worst(impact: impact, message: message, scene: worst)
    guard let worst = places.map({ $0.worst ?? own }).max(by: { $0.impact < $1.impact }) else { return }
    (impact, message, self.worst) = (worst.impact, worst.message, worst.scene)
  }
}

extension LedgerNote {
  fileprivate init(_ entry: Baseline.Entry) {
    self.init(.staleBaseline, "the baseline knows \(entry.words), which is found less or no more; prune it")
  }
}
