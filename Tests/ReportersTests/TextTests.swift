import Gate
import Reporters
import Testing

@Suite struct TextTests {
  private static let tidy = Sample.result.inputs.filter { $0.title != Sample.oddText }

  /// A screen reader that reads a line should not begin with a sign.
  @Test(arguments: [TextReport.name, SummaryReport.name])
  func everyLineStartsWithAWord(name: String) throws {
    var result = Sample.result
    result.inputs = Self.tidy
    var context = Sample.context
    context.isVerbose = true
    let text = try #require(ReportFormats.named(name)).report(result, context)
    for line in text.split(separator: "\n") {
      let first = try #require(line.first { $0 != " " })
      #expect(first.isLetter || first.isNumber, "\(line)")
    }
  }

  @Test func acceptedFindingsAreCounted() {
    let text = TextReport.report(Sample.result, Sample.context)
    #expect(text.contains("1 critical") && text.contains("1 known, 2 suppressed"))
    #expect(!text.contains("add the header trait"))
    #expect(text.contains("and 1 more place\n") && text.contains("and 1 place that is accepted\n"))
  }

  @Test(arguments: [0, 1, 3, 18, 19, 20, 21, 400])
  func aSummaryHasTwentyLinesAtTheMost(count: Int) {
    var result = Sample.result
    result.findings = (0..<count).map { index in
      var finding = Sample.contrast
      finding.finding.cause = "label on color \(index)"
      return finding
    }
    result.ledger = (0..<50).map { LedgerNote(.staleBaseline, "entry \($0)") }
    result.inputs += (0..<50).map { AuditedInput(path: "\($0).json", title: "", problem: "unreadable") }
    let lines = SummaryReport.report(result, Sample.context).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 21 && lines.last == "")
  }

  /// One line of a summary for what one change mends, over all inputs.
  @Test func equalCausesOfAllInputsAreOne() {
    var result = Sample.result
    result.findings += ["a.json", "b.json"].map { path in
      var finding = Sample.contrast
      finding.input = path
      return finding
    }
    let text = SummaryReport.report(result, Sample.context)
    #expect(
      text.contains(
        "serious  text-contrast  #FFFFFF on systemPink, small: 21 places in 3 screens, 18 of them new; "))
  }

  @Test(arguments: [
    (GateVerdict.clean, "Passed: nothing reaches the bar (serious or worse)."),
    (
      .findings, "Failed: 3 findings reach the bar (serious or worse) and 2 expectations failed."
    ),
    (
      .cannotJudge,
      "Not judged: 1 of 4 screens could not be looked at, 3 findings reach the bar (serious or worse) and "
        + "2 expectations failed."
    ),
    (
      .staleLedger,
      "Stale: nothing reaches the bar (serious or worse), and 3 entries of the baseline and the suppressions are out "
        + "of date."
    ),
  ])
  func theVerdictIsASentence(verdict: GateVerdict, sentence: String) {
    var result = Sample.result
    result.verdict = verdict
    #expect(SummaryReport.report(result, Sample.context).hasPrefix(sentence + "\n"))
  }
}
