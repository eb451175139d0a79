import Auditor
import SemanticTree

/// What came of auditing some inputs, and whether that passes. Every format is made of this and nothing else.
public struct GateResult: Hashable, Codable, Sendable {
  /// In the order in which they were given.
  public var inputs: [AuditedInput]
  /// By input, the worst first.
  public var findings: [GatedFinding]
  /// What is wrong with baseline and suppressions.
  public var ledger: [LedgerNote]
  public var bar: Bar
  public var verdict: GateVerdict
  /// Which part of the inputs it is about, as `1/4`; nil where it is about all.
  public var shard: String?

  public init(
    inputs: [AuditedInput], findings: [GatedFinding], ledger: [LedgerNote], bar: Bar, verdict: GateVerdict
  ) {
    self.inputs = inputs
    self.findings = findings
    self.ledger = ledger
    self.bar = bar
    self.verdict = verdict
  }
}

/// How a run ends.
public enum GateVerdict: String, Hashable, Codable, Sendable, CaseIterable {
  /// Nothing reaches the bar.
  case clean
  /// A finding reaches the bar, or an expectation failed.
  case findings
  /// An input could not be judged.
  case cannotJudge = "cannot-judge"
  /// Nothing reaches the bar, and baseline or suppressions hold what is no longer so. Only where that was asked for.
  case staleLedger = "stale-ledger"
}

/// What makes a run fail.
public struct Bar: Hashable, Codable, Sendable {
  /// The least impact that fails the run; nil where none does.
  public var impact: Impact?
  /// Whether findings for review fail it too.
  public var includesReview: Bool
  /// Whether what is likely or inferred fails it too.
  public var includesUncertain: Bool

  public init(impact: Impact?, includesReview: Bool = false, includesUncertain: Bool = false) {
    self.impact = impact
    self.includesReview = includesReview
    self.includesUncertain = includesUncertain
  }

  /// Whether a finding is bad enough, were it new.
  public func isReached(by finding: Finding) -> Bool {
    guard let impact, finding.impact >= impact else { return false }
    guard finding.certainty == .certain || includesUncertain else { return false }
    return finding.outcome == .fail || includesReview
  }
}

/// An input with what was looked at in it.
public struct AuditedInput: Hashable, Codable, Sendable {
  /// Relative to the project, with `/` between folders.
  public var path: String
  public var title: String
  /// What was looked at; nil where the input could not be judged.
  public var coverage: Coverage?
  /// Why it could not be judged, one located message a line; nil where it was.
  public var problem: String?
  /// Expectations that were checked and what is not as expected.
  public var expectations: CheckedExpectations?

  public init(
    path: String, title: String, coverage: Coverage? = nil, problem: String? = nil,
    expectations: CheckedExpectations? = nil
  ) {
    self.path = path
    self.title = title
    self.coverage = coverage
    self.problem = problem
    self.expectations = expectations
  }
}

/// A scenario's own expectations, checked along its steps.
public struct CheckedExpectations: Hashable, Codable, Sendable {
  public struct Failure: Hashable, Codable, Sendable {
    /// What was expected and what is so instead.
    public var message: String
    public var source: SourceLocation?

    public init(message: String, source: SourceLocation?) {
      self.message = message
      self.source = source
    }
  }

  /// How many were checked.
  public var count: Int
  public var failures: [Failure]

  public init(count: Int, failures: [Failure]) {
    self.count = count
    self.failures = failures
  }
}

/// Something in the baseline or among the suppressions that somebody should tidy up.
public struct LedgerNote: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The baseline holds what is no longer found.
    case staleBaseline = "stale-baseline"
    /// A suppression that nothing matches.
    case unusedSuppression = "unused-suppression"
    /// A suppression for all inputs that nothing matches in those of this run; others may use it.
    case idleSuppression = "idle-suppression"
    /// A suppression past its date; what it hid is found again.
    case expiredSuppression = "expired-suppression"
  }

  public var kind: Kind
  public var message: String
  public var source: SourceLocation?

  public init(_ kind: Kind, _ message: String, at source: SourceLocation? = nil) {
    self.kind = kind
    self.message = message
    self.source = source
  }
}

extension GateResult {
  /// What several runs over different inputs came to, as if they had been one.
  ///
  /// - Throws: `IncompleteParts` where a part is missing, or an input is in two.
  public static func merged(_ results: [GateResult], isFrozen: Bool) throws(IncompleteParts) -> GateResult {
    try IncompleteParts.check(results)
    let inputs = results.flatMap(\.inputs).sorted { $0.path < $1.path }
    let order = Dictionary(inputs.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let findings = results.flatMap(\.findings).enumerated().sorted { left, right in
      let places = (order[left.element.input] ?? 0, order[right.element.input] ?? 0)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
    let ledger = mergedLedger(results, findings)
    return GateResult(
      inputs: inputs, findings: findings, ledger: ledger, bar: results.first?.bar ?? Bar(impact: .serious),
      verdict: GateVerdict(inputs, findings, ledger, isFrozen: isFrozen))
  }
}

extension GateResult {
  /// The notes of all runs, without suppressions that seem unused to one and were used by another.
  private static func mergedLedger(_ results: [GateResult], _ findings: [GatedFinding]) -> [LedgerNote] {
    let notes = results.flatMap(\.ledger)
    let reasons = findings.flatMap(\.places).compactMap { place -> SourceLocation? in
      if case .suppressed(let reason) = place.status { reason.source } else { nil }
    }
    let used = Set(reasons + notes.filter { $0.kind == .expiredSuppression }.compactMap(\.source))
    var seen = Set<LedgerNote>()
    return notes.filter { note in
      let isUsed =
        [.unusedSuppression, .idleSuppression].contains(note.kind) && note.source.map(used.contains) == true
      return !isUsed && seen.insert(note).inserted
    }
  }
}

extension GateVerdict {
  /// What could not be judged comes before what was found, and that before the ledger.
  init(_ inputs: [AuditedInput], _ findings: [GatedFinding], _ notes: [LedgerNote], isFrozen: Bool) {
    let hasFailedExpectation = inputs.contains { $0.expectations?.failures.isEmpty == false }
    if inputs.contains(where: { $0.problem != nil }) {
      self = .cannotJudge
    } else if hasFailedExpectation || findings.contains(where: \.reachesBar) {
      self = .findings
    } else {
      self = isFrozen && notes.contains { $0.kind != .idleSuppression } ? .staleLedger : .clean
    }
  }
}
