import SemanticTree
import Testing

@testable import Auditor
@testable import Gate
@testable import Scenarios

/// What somebody gave a reason for.
@Suite struct SuppressionTests {
  private static let place = SemanticTree.SourceLocation(file: "Chip.json", line: 3, column: 5)

  private func allowance(
    _ rule: String = "label-missing", until: String? = nil,
    of components: [SemanticTree.SourceLocation] = [place]
  ) -> Allowance {
    Allowance(
      rule: rule, reason: "waiting for the new icon set", until: until.flatMap { CalendarDay($0) },
      source: SemanticTree.SourceLocation(file: "Chip.json", line: 4, column: 9),
      ruleSource: SemanticTree.SourceLocation(file: "Chip.json", line: 4, column: 18), components: components)
  }

  private func input(_ allowances: Allowance...) -> JudgedInput {
    var input = JudgedInput.example(
      .example(places: [.example("button", line: 3), .example("image", line: 9)]))
    input.allowances = allowances
    return input
  }

  @Test func aReasonCoversItsComponent() throws {
    let result = try GateResult.of(input(allowance()))
    #expect(result.elements(.new) == ["image"])
    let reason = GatedFinding.Reason(text: "waiting for the new icon set", source: allowance().source)
    #expect(result.elements(.suppressed(reason)) == ["button"])
    #expect(result.ledger.isEmpty)
  }

  @Test(arguments: [("2026-06-15", true), ("2026-06-16", false)])
  func aReasonEndsWithItsDay(today: String, holds: Bool) throws {
    let result = try GateResult.of(input(allowance(until: "2026-06-15")), today: today)
    #expect(result.elements(.new).contains("button") != holds)
    #expect(result.ledger.map(\.kind) == (holds ? [] : [.expiredSuppression]))
  }

  @Test func whatMatchesNothingIsSaid() throws {
    let result = try GateResult.of(input(allowance("text-contrast")), isFrozen: false)
    #expect(result.ledger.map(\.kind) == [.unusedSuppression])
    #expect(result.ledger[0].source?.description == "Chip.json:4:9")
  }

  @Test(arguments: [
    (
      #"{"title": "T", "screen": {"type": "text", "text": "Hi", "a11ysim": {"allow": [{"rule": "x"}]}}}"#,
      "the key 'reason'"
    ),
    (
      #"{"title": "T", "screen": {"type": "text", "text": "Hi", "a11ysim": {"allow": [{"rule": "x", "reason": "todo later"}]}}}"#,
      "a reason of at least 10 characters"
    ),
    (
      #"{"title": "T", "screen": {"type": "text", "text": "Hi", "a11ysim": {"allow": [{"rule": "x", "reason": "long enough it is", "until": "2026-02-30"}]}}}"#,
      "a day such as '2026-12-31'"
    ),
  ])
  func aReasonMustTellSomething(text: String, expected: String) {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(text.utf8), file: "T.json")
    }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }

  @Test func aSubtreeCoversWhatIsInside() throws {
    let text = """
      {"title": "T", "screen": {"type": "vstack",
        "a11ysim": {"allow": [{"rule": "label-missing", "reason": "waiting for the icon set", "scope": "subtree"}]},
        "children": [{"type": "text", "text": "A"},
                     {"type": "text", "text": "B"}]}}
      """
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "T.json")
    #expect(scenario.allowances.map { $0.components.map(\.line) } == [[1, 3, 4]])
  }

  @Test(arguments: [("2024-02-29", true), ("2023-02-29", false), ("2026-13-01", false), ("26-01-01", false)])
  func daysAreThoseOfTheCalendar(text: String, exists: Bool) {
    #expect((CalendarDay(text) != nil) == exists)
    #expect(CalendarDay(text).map { "\($0)" } ?? text == text)
  }
}
