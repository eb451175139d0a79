import Gate
import Reporters
import Testing

@Suite struct GitHubTests {
  private func lines(_ result: GateResult) -> [Substring] {
    GitHubAnnotations.report(result, Sample.context).split(separator: "\n")
  }

  @Test func whatIsNotShownIsCounted() {
    let lines = lines(Sample.many(30, inputs: 30))
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error file=Scenarios/") })
    #expect(lines.count == 11)
    #expect(lines.last?.hasPrefix("::notice title=a11ysim::20 more not shown here") == true)
  }

  @Test func theNoticeIsItselfShown() {
    var result = Sample.many(60, inputs: 60)
    for index in 30..<60 {
      result.findings[index].finding.impact = .minor
      result.findings[index].reachesBar = false
    }
    let lines = lines(result)
    #expect(lines.count { $0.hasPrefix("::error") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice") } == 10)
    #expect(lines.last?.contains("41 more") == true)
  }

  @Test func tooManyOfOneRuleInOneFileBecomeOne() {
    let lines = lines(Sample.many(11, inputs: 2))
    #expect(lines.count == 2)
    #expect(lines[0].contains("%0ALine 2: 'button'") || lines[0].contains("%0ALine 2: button"))
  }

  @Test func theWorstComesFirst() {
    var result = Sample.many(5, inputs: 5)
    result.findings[4].finding.impact = .critical
    result.findings[0].reachesBar = false
    let lines = lines(result)
    #expect(lines.first?.contains("4.json") == true)
    #expect(lines.last?.hasPrefix("::warning file=Scenarios/0.json") == true)
  }

  @Test func whatMeansSomethingInACommandIsEscaped() {
    let lines = lines(Sample.result)
    let odd = lines.filter { $0.contains("in-house-rule") }
    #expect(odd.count == 1)
    #expect(odd.first?.contains("file=Sources/Odd & ends/Café #1%2C 50 %25.json,") == true)
    #expect(odd.first?.contains("title=moderate%3A in-house-rule::") == true)
  }

  @Test func acceptedFindingsAreLeftOut() {
    let text =
      GitHubAnnotations.report(Sample.result, Sample.context)
      + XcodeReport.report(Sample.result, Sample.context)
    #expect(!text.contains("secondaryLabel") && !text.contains("header-missing)"))
  }

  // MARK: The summary of a job

  @Test(arguments: [(8_000, 1), (50_000, 1_000)])
  func aJobSummaryIsNeverTooLarge(findings: Int, inputs: Int) {
    let text = GitHubSummary.report(Sample.many(findings, inputs: inputs), Sample.context)
    #expect(text.utf8.count <= 1_000_000)
    #expect(text.contains("left out here"))
    #expect(text.components("<details>") == text.components("</details>"))
  }

  /// What concerns the whole run can be too much as well.
  @Test func manyFailedExpectationsAreLeftOut() {
    var result = Sample.result
    let failure = CheckedExpectations.Failure(message: "expected 'Vegan'", source: nil)
    result.inputs[0].expectations = CheckedExpectations(
      count: 20_000, failures: Array(repeating: failure, count: 20_000))
    let text = GitHubSummary.report(result, Sample.context)
    #expect(text.utf8.count <= 1_000_000 && text.contains("1 section is left out here"))
    #expect(text.contains("### Places by rule"))
  }

  @Test func linksLeadToTheCommit() {
    var context = Sample.context
    #expect(!GitHubSummary.report(Sample.result, context).contains("](Scenarios"))
    #expect(MarkdownReport.report(Sample.result, context).contains("](Scenarios/restaurants.json#L27)"))
    context.linkBase = "https://github.com/a/b/blob/c0ffee/"
    let link =
      "](https://github.com/a/b/blob/c0ffee/Sources/Odd%20%26%20ends/Caf%C3%A9%20%231%2C%2050%20%25.json#L1)"
    #expect(GitHubSummary.report(Sample.result, context).contains(link))
  }

  @Test func textFromOutsideIsNoMarkup() {
    let text = MarkdownReport.report(Sample.result, Sample.context)
    #expect(!text.contains("<b>") && !text.contains(" @team") && text.contains("\\`code\\`"))
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
