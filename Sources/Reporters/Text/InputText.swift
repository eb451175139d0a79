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
    return "\(name.title)  \(name.counts)  \(PlainText.line(input.path))"
  }

  private var problemLines: [String] {
    (input.problem ?? "").split(whereSeparator: \.isNewline).map {
      "  problem: \(PlainText.line(String($0)))"
    }
  }

  private var expectationLines: [String] {
    (input.expectations?.failures ?? []).map { failure in
      let place = failure.source.map { "  \(PlainText.line("\($0)"))" } ?? ""
      return "expectation failed: \(PlainText.line(failure.message))\(place)"
    }
  }

  private var findingLines: [String] {
    findings.filter { context.isVerbose || $0.isPending }.flatMap { finding in
      [""] + FindingText(finding: finding, context: context).lines
    } + (findings.isEmpty ? [] : [""])
  }

  private var coverageLines: [String] {
    guard let coverage = input.coverage else { return [] }
    return ["coverage: \(coverage.words)"] + coverage.notModelled.map { "not modelled: \($0.words)" }
  }
}
