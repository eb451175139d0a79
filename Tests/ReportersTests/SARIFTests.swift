import Foundation
import Gate
import Reporters
import Testing

/// What GitHub's code scanning requires, field by field. An empty text counts as none.
@Suite struct SARIFTests {
  typealias Object = [String: Any]

  private func log(_ result: GateResult, _ context: ReportContext = Sample.context) throws -> Object {
    let text = SARIFReport.report(result, context)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  private func run(_ result: GateResult = Sample.result, _ context: ReportContext = Sample.context) throws
    -> Object
  {
    try #require((try log(result, context)["runs"] as? [Object])?.first)
  }

  private func results(_ run: Object) throws -> [Object] { try #require(run["results"] as? [Object]) }

  private func rules(_ run: Object) throws -> [Object] {
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    return try #require(driver["rules"] as? [Object])
  }

  private func text(_ object: Object, _ path: String...) throws -> String {
    let last = try path.dropLast().reduce(object) { try #require($0[$1] as? Object) }
    let text = try #require(last[path.last ?? ""] as? String, "\(path) is missing")
    #expect(!text.isEmpty, "\(path) is empty")
    return text
  }

  @Test func theLogSaysWhatItIs() throws {
    let log = try log(Sample.result)
    #expect(try text(log, "$schema").contains("2.1.0") && text(log, "version") == "2.1.0")
    let run = try run()
    #expect(try text(run, "tool", "driver", "name") == "a11ysim")
    #expect(try text(run, "tool", "driver", "semanticVersion") == "1.2.3")
    #expect(try text(run, "automationDetails", "id") == "a11ysim/")
  }

  @Test func everyRuleIsDescribed() throws {
    let rules = try rules(run())
    #expect(rules.count == 9)
    for rule in rules {
      _ = try text(rule, "id")
      #expect(try text(rule, "name").count <= 255)
      #expect(try text(rule, "shortDescription", "text").count <= 1024)
      #expect(try text(rule, "fullDescription", "text").count <= 1024)
      _ = try text(rule, "help", "text")
      #expect(["note", "warning", "error"].contains(try text(rule, "defaultConfiguration", "level")))
      #expect(
        ["error", "warning", "recommendation"].contains(try text(rule, "properties", "problem.severity")))
      #expect(try text(rule, "properties", "precision") == "high")
      let tags = try #require((rule["properties"] as? Object)?["tags"] as? [String])
      #expect(tags.contains("accessibility") && tags.count <= 20)
    }
    let contrast = try #require(rules.first { $0["id"] as? String == "text-contrast" })
    #expect(((contrast["properties"] as? Object)?["tags"] as? [String])?.contains("wcag143") == true)
    #expect(try text(contrast, "help", "markdown").contains("WCAG22/Understanding/contrast-minimum"))
    #expect(try text(contrast, "helpUri").hasSuffix("/contrast-minimum"))
  }

  @Test func everyResultHasAMessageAndOnePlaceInARelativeFile() throws {
    let run = try run()
    let (results, rules) = (try results(run), try rules(run))
    #expect(results.count == Sample.result.findings.count + 2)
    for result in results {
      _ = try text(result, "message", "text")
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let places = try #require(result["locations"] as? [Object])
      #expect(places.count == 1)
      let related = result["relatedLocations"] as? [Object] ?? []
      for place in places + related { try check(try #require(place["physicalLocation"] as? Object)) }
      #expect(Set(related.compactMap { $0["id"] as? Int }).count == related.count)
    }
  }

  private func check(_ place: Object) throws {
    let uri = try text(place, "artifactLocation", "uri")
    #expect(!uri.hasPrefix("/") && !uri.hasPrefix("./") && !uri.contains(" ") && !uri.contains("#"))
    #expect(URL(string: uri) != nil)
    let region = try #require(place["region"] as? [String: Int])
    let (start, end) = (try #require(region["startLine"]), try #require(region["endLine"]))
    #expect(start >= 1 && end == start)
    #expect(try #require(region["startColumn"]) >= 1)
    #expect(try #require(region["endColumn"]) > #require(region["startColumn"]))
  }

  @Test func everyResultIsKnownAgain() throws {
    let prints = try results(run()).map { try #require($0["partialFingerprints"] as? [String: String]) }
    let own = try prints.map { try #require($0["a11ysim/v1"]) }
    #expect(Set(own).count == own.count)
    #expect(prints.allSatisfy { ($0["primaryLocationLineHash"] ?? "").hasPrefix($0["a11ysim/v1"] ?? "-") })
    #expect(prints.contains { $0["primaryLocationLineHash"] == Sample.id(2, 0) + ":1" })
    var context = Sample.context
    context.leavesLineHashToGitHub = true
    let left = try results(run(Sample.result, context)).map { $0["partialFingerprints"] as? [String: String] }
    #expect(left.allSatisfy { $0?.keys.contains("primaryLocationLineHash") == false })
  }

  /// An identity with an occurrence has what GitHub asks for already.
  @Test func anOccurrenceIsNotCountedTwice() throws {
    var result = Sample.result
    var finding = Sample.missingLabel
    finding.places[0].id = "aaaaaaaaaaaa:2"
    result.findings = [finding]
    let prints = try results(run(result)).compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(prints.contains { $0["primaryLocationLineHash"] == "aaaaaaaaaaaa:2" })
  }

  @Test func whatIsAcceptedIsSaidToBe() throws {
    let results = try results(run())
    func result(_ rule: String, _ level: String) throws -> Object {
      try #require(results.first { $0["ruleId"] as? String == rule && $0["level"] as? String == level })
    }
    let known = try result("text-contrast", "warning")
    #expect(known["baselineState"] as? String == "unchanged")
    #expect((known["suppressions"] as? [Object])?.first?["kind"] as? String == "external")
    let suppressed = try result("header-missing", "warning")
    let suppression = try #require((suppressed["suppressions"] as? [Object])?.first)
    #expect(suppression["kind"] as? String == "inSource")
    #expect(try text(suppression, "justification").contains("2026-12-31"))
    let outside = try result("word-broken", "warning")
    #expect((outside["suppressions"] as? [Object])?.map { $0["kind"] as? String } == ["external"])
    for new in [try result("text-contrast", "error"), try result("target-size-hig", "note")] {
      #expect(new["baselineState"] as? String == "new" && new["suppressions"] == nil)
    }
  }

  /// A finding stands at its first new place, and a link leads to the others.
  @Test func theFirstNewPlaceIsShown() throws {
    let results = try results(run())
    let contrast = try #require(results.first { $0["ruleId"] as? String == "text-contrast" })
    let message = try text(contrast, "message", "text")
    #expect(message.hasPrefix("'Vegan' and 6 more, where it is worst: #FFFFFF on systemPink"))
    #expect(
      message.contains(
        "Also at ['Open Now'](1), ['Delivery'](2), ['Italian'](3), ['Indian'](4), ['Mexican'](5)"))
    #expect((contrast["relatedLocations"] as? [Object])?.count == 6)
    let odd = try #require(results.first { $0["ruleId"] as? String == "in-house-rule" })
    #expect(try text(odd, "message", "text").contains("\\[x\\](y) \\\\'](1)"))
  }

  @Test func whatCouldNotBeJudgedIsANotification() throws {
    let invocation = try #require((try run()["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [Object])
    #expect(notes.map { $0["level"] as? String } == ["error", "error", "note", "note"])
    #expect((invocation["toolConfigurationNotifications"] as? [Object])?.count == 3)
  }

  @Test func beyondWhatIsKeptTheWorstComeFirst() throws {
    var result = Sample.many(5_001, inputs: 3, impact: .minor, reachesBar: false)
    result.findings[5_000].finding.impact = .critical
    let run = try run(result)
    #expect(try results(run).first?["level"] as? String == "error")
    #expect(try results(run).count == 5_001)
    let notes = (run["invocations"] as? [Object])?.first?["toolExecutionNotifications"] as? [Object]
    #expect(notes?.count == 1 && notes?[0]["level"] as? String == "warning")
    var context = Sample.context
    #expect(context.limits.results == 25_000)
    context.limits.results = 4_000
    #expect(try results(self.run(result, context)).count == 4_000)
  }
}
