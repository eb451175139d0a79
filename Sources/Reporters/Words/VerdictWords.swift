import Auditor
import Gate

extension GateResult {
  /// How the run ends and why, in a sentence that starts with the verdict.
  package var conclusion: String {
    switch verdict {
    case .clean:
      "Passed: \(bar.impact == nil ? "no bar is set, so nothing fails the run" : "nothing reaches \(bar.words)")."
    case .findings: "Failed: \(Words.list(failures))."
    case .cannotJudge: "Not judged: \(Words.list([unjudged] + failures))."
    case .staleLedger:
      "Stale: nothing reaches \(bar.words), and \(Words.count(ledger.count, "entry", "entries")) of the baseline and the "
        + "suppressions \(ledger.count == 1 ? "is" : "are") out of date."
    }
  }

  /// The inputs that could not be judged.
  var unjudgedInputs: [AuditedInput] { inputs.filter { $0.problem != nil } }

  /// How many expectations failed, of how many.
  var expectations: (failed: Int, count: Int) {
    let all = inputs.compactMap(\.expectations)
    return (all.reduce(0) { $0 + $1.failures.count }, all.reduce(0) { $0 + $1.count })
  }

  private var unjudged: String {
    if inputs.isEmpty { return "there was nothing to look at" }
    let count = unjudgedInputs.count
    if count == 0 { return "something could not be looked at" }
    return "\(count) of \(Words.count(inputs.count, "screen")) could not be looked at"
  }

  private var failures: [String] {
    let reaching = findings.filter(\.reachesBar).count
    let verb = reaching == 1 ? "reaches" : "reach"
    return [
      reaching == 0 ? nil : "\(Words.count(reaching, "finding")) \(verb) \(bar.words)",
      expectations.failed == 0 ? nil : "\(Words.count(expectations.failed, "expectation")) failed",
    ].compactMap { $0 }
  }
}

extension Bar {
  /// What fails the run: `the bar (serious or worse)`.
  package var words: String {
    guard let impact else { return "the bar (none is set)" }
    let parts = [
      impact == .critical ? impact.name : "\(impact.name) or worse", includesReview ? "reviews too" : nil,
      includesUncertain ? "uncertain ones too" : nil,
    ]
    return "the bar (\(parts.compactMap { $0 }.joined(separator: ", ")))"
  }
}

extension LedgerNote.Kind {
  var words: String {
    switch self {
    case .staleBaseline: "stale baseline"
    case .unusedSuppression: "unused suppression"
    case .idleSuppression: "suppression of nothing in this run"
    case .expiredSuppression: "expired suppression"
    }
  }
}
