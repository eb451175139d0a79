import Auditor
import Gate

/// What was found in one input, in plain lines.
struct InputText {
  let input: AuditedInput
  let findings: [GatedFinding]
  let context: ReportContext

  var lines: [String] {
    [headline] + problemLines + expectationLines + findingLines + coverageLines
  }

  private var headline: String {
    let name = InputWords(input: input, findings: findings)
    let path = PlainText.line(input.path)
    return "\(name.title)  \(name.counts)\(name.title == path ? "" : "  \(path)")"
  }

  private var problemLines: [String] {
    LocatedMessage.all(of: input).map { "  problem: \(PlainText.line("\($0.spot.words): \($0.text)"))" }
  }

  private var expectationLines: [String] {
    (input.expectations?.failures ?? []).map { failure in
      let place = failure.source.map { "  \(PlainText.line("\($0)"))" } ?? ""
      return "expectation failed: \(PlainText.line(failure.message))\(place)"
    }
  }

  private var findingLines: [String] {
    let shown = findings.filter { context.isVerbose || $0.isPending }
    return shown.flatMap { [""] + FindingText(finding: $0, context: context).lines }
      + (shown.isEmpty ? [] : [""])
  }

  private var coverageLines: [String] {
    guard let coverage = input.coverage else { return [] }
    return ["coverage: \(coverage.words)"] + coverage.notModelled.map { "\($0.kind): \($0.words)" }
  }
}
