import Gate
import Reporters
import Testing

@Suite struct XMLTests {
  private func suites(_ result: GateResult = Sample.result) throws -> [ReadElement] {
    try ReadElement.read(JUnitReport.report(result, Sample.context)).children("testsuite")
  }

  private func count(_ name: String, _ cases: [ReadElement]) -> String {
    "\(cases.count { !$0.children(name).isEmpty })"
  }

  @Test func countsMatch() throws {
    let root = try ReadElement.read(JUnitReport.report(Sample.result, Sample.context))
    #expect(root.name == "testsuites")
    for suite in root.children("testsuite") {
      let cases = suite.children("testcase")
      #expect(!cases.isEmpty && suite.attributes["tests"] == "\(cases.count)")
      #expect(suite.attributes["failures"] == count("failure", cases))
      #expect(suite.attributes["errors"] == count("error", cases))
      #expect(suite.attributes["skipped"] == count("skipped", cases))
    }
    let all = root.children("testsuite").flatMap { $0.children("testcase") }
    #expect(root.attributes["tests"] == "\(all.count)")
    #expect(root.attributes["failures"] == count("failure", all))
    #expect(root.attributes["errors"] == count("error", all))
  }

  @Test func namesAreUniqueAndNothingTellsOfTheMachine() throws {
    for suite in try suites() {
      let cases = suite.children("testcase")
      #expect(Set(cases.compactMap { $0.attributes["name"] }).count == cases.count)
      for test in cases {
        #expect(test.attributes["classname"] == suite.attributes["name"])
        #expect(test.children.count <= 1)
      }
      for element in [suite] + cases {
        #expect(element.attributes["time"] == "0.000")
        #expect(element.attributes["timestamp"] == nil && element.attributes["hostname"] == nil)
      }
    }
  }

  /// Only what fails the run is a failure.
  @Test func casesEndAsTheRunDoes() throws {
    let suites = try suites()
    #expect(
      suites.map { $0.attributes["name"] } == Sample.inputs.map(\.path) + ["baseline and suppressions"])
    // Six new places of the contrast, the label, and two expectations.
    #expect(suites.map { $0.attributes["failures"] } == ["9", "1", "0", "0", "0"])
    #expect(suites.map { $0.attributes["errors"] } == ["0", "0", "0", "1", "0"])
    #expect(suites[2].children("testcase").map { $0.attributes["name"] } == ["audit"])
    let error = try #require(suites[3].children("testcase").first?.children("error").first)
    #expect(error.text == Sample.inputs[3].problem)
    let skipped = suites[0].children("testcase").flatMap { $0.children("skipped") }
    let messages = skipped.compactMap { $0.attributes["message"] }
    #expect(messages.contains { $0.hasPrefix("known (in the baseline)") })
    #expect(messages.contains { $0.contains("the navigation bar says it, see #123, until 2026-12-31") })
  }

  @Test func aStaleLedgerFailsWhereItFailsTheRun() throws {
    var result = Sample.result
    result.verdict = .staleLedger
    #expect(try suites(result).last?.attributes["failures"] == "3")
  }

  /// All that one rule says of one element is one case.
  @Test func oneCaseForARuleAtAnElement() throws {
    var (result, second) = (Sample.result, Sample.missingLabel)
    second.finding.kind = "only-space"
    second.finding.message = "its label is nothing but white space"
    result.findings = [Sample.missingLabel, second]
    let cases = try suites(result)[0].children("testcase").filter {
      $0.attributes["name"]?.hasPrefix("label-missing") == true
    }
    #expect(cases.count == 1)
    let text = try #require(cases.first?.children("failure").first?.text)
    #expect(text.contains("give it a label") && text.contains("white space"))
  }

  @Test func checkstyleHasAFileForEachFile() throws {
    let root = try ReadElement.read(CheckstyleReport.report(Sample.result, Sample.context))
    let names = root.children.compactMap { $0.attributes["name"] }
    #expect(root.name == "checkstyle" && Set(names).count == names.count && names.contains(Sample.odd))
    for error in root.children.flatMap(\.children) {
      #expect(["error", "warning", "info"].contains(error.attributes["severity"]))
      #expect(error.attributes["message"]?.isEmpty == false)
      #expect((Int(error.attributes["line"] ?? "") ?? 0) >= 1)
    }
  }
}
