import Auditor
import Gate
import Reporters

/// The verdict strip: how a run ends in words and shapes, and what was counted.
struct VerdictPiece {
  private let result: GateResult
  private let unmeasured: Int

  init(_ result: GateResult, unmeasured: Int) {
    self.result = result
    self.unmeasured = unmeasured
  }

  var markup: Markup {
    let isClean = result.verdict == .clean
    return PagePiece.verdict(
      isClean ? .pass : .fail, isClean ? "good" : "serious", result.conclusion,
      "The bar is what fails a gate that uses this configuration.", tally)
  }

  private var tally: [PagePiece.Tally] {
    let findings = result.findings
    let pending = findings.filter(\.isPending)
    return [
      .init(count: pending.count { $0.finding.outcome == .fail }, words: "new", mark: .new),
      .init(count: findings.count { !$0.isPending }, words: "known", mark: .known),
      .init(
        count: pending.count { $0.finding.outcome == .review }, words: "to review", mark: .review,
        style: "review"),
      .init(count: unmeasured, words: "not measured", mark: .unmeasured),
    ]
  }
}
