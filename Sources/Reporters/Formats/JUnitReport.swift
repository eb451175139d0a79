import Gate

/// The XML of JUnit in the dialect that Jenkins, GitLab, Bitbucket and Azure all read.
///
/// A suite is an input and a case an element under a rule. As with the exit code, a case fails only where it fails the
/// run; whatever else was found is a skipped case that says why.
public enum JUnitReport: Reporter {
  public static let name = "junit"
  public static let summary = "JUnit's XML: a suite for each input, a case for each element under a rule"

  public static func report(_ result: GateResult, _ context: ReportContext) -> String {
    let findings = Dictionary(grouping: result.findings, by: \.input)
    var suites = result.inputs.map { JUnitSuite($0, findings[$0.path] ?? []) }
    if !result.ledger.isEmpty {
      suites.append(JUnitSuite(result.ledger, failing: result.verdict == .staleLedger))
    }
    let cases = suites.flatMap(\.cases)
    return XMLTag(
      "testsuites",
      [
        "name": "a11ysim", "tests": "\(cases.count)", "failures": "\(cases.count { $0.isFailure })",
        "errors": "\(cases.count { $0.isError })", "time": JUnitSuite.time,
      ], .tags(suites.map(\.tag))
    ).document
  }
}
