import Auditor
import Gate

/// An input's name with what was found in it, in a few words.
package struct InputWords {
  package let input: AuditedInput
  package let findings: [GatedFinding]

  package init(input: AuditedInput, findings: [GatedFinding]) {
    self.input = input
    self.findings = findings
  }

  /// The title, or the path where there is none.
  package var title: String {
    let title = PlainText.line(input.title)
    return title.allSatisfy(\.isWhitespace) ? PlainText.line(input.path) : title
  }

  /// `1 serious, 2 to review, 3 known`, or that it could not be judged.
  var counts: String {
    if input.problem != nil { return "could not be judged" }
    let failures = impacts.isEmpty ? ["no failures"] : impacts
    return ([expectations].compactMap { $0 } + failures + others).joined(separator: ", ")
  }

  private var impacts: [String] {
    let fails = findings.filter { $0.isPending && $0.finding.outcome == .fail }
    return Impact.allCases.reversed().compactMap { impact in
      words(fails.count { $0.finding.impact == impact }, impact.name)
    }
  }

  private var others: [String] {
    [
      words(findings.count { $0.isPending && $0.finding.outcome == .review }, "to review"),
      words(findings.count { $0.status == .known }, "known"),
      words(findings.count { $0.status.reason != nil }, "suppressed"),
    ].compactMap { $0 }
  }

  private func words(_ count: Int, _ what: String) -> String? { count == 0 ? nil : "\(count) \(what)" }

  private var expectations: String? {
    guard let expectations = input.expectations, !expectations.failures.isEmpty else { return nil }
    return "\(expectations.failures.count) of \(Words.count(expectations.count, "expectation")) failed"
  }
}
