import SemanticTree
import Testing

@testable import Auditor
@testable import Gate

/// How a run ends.
@Suite struct GateVerdictTests {
  @Test(arguments: [
    (Impact.serious, Outcome.fail, Certainty.certain, GateVerdict.findings),
    (.moderate, .fail, .certain, .clean), (.critical, .review, .certain, .clean),
    (.critical, .fail, .likely, .clean), (.critical, .fail, .inferred, .clean),
  ])
  func whatIsNewCertainAndSeriousFails(
    impact: Impact, outcome: Outcome, certainty: Certainty, verdict: GateVerdict
  ) throws {
    let finding = Finding.example(impact: impact, outcome: outcome, certainty: certainty)
    #expect(try GateResult.of(.example(finding)).verdict == verdict)
  }

  @Test func strictFailsOnWhateverIsNew() {
    let finding = Finding.example(impact: .minor, outcome: .review, certainty: .likely)
    #expect(Preset.strict.bar.isReached(by: finding) && !Preset.adopt.bar.isReached(by: finding))
  }

  @Test func whatCannotBeJudgedIsNoPass() throws {
    let broken = JudgedInput(AuditedInput(path: "x", title: "x", problem: "x:1:1: error: expected a value"))
    #expect(try GateResult.of(broken, .example(.example())).verdict == .cannotJudge)
  }

  @Test func anExpectationThatIsNotMetFailsWhateverTheBarIs() throws {
    var input = JudgedInput.example()
    input.input.expectations = CheckedExpectations(
      count: 1, failures: [.init(message: "says 'x'", source: nil)])
    #expect(try GateResult.of(input).verdict == .findings)
  }

  @Test func shardsShareOutEveryInputOnce() {
    let inputs = (0..<11).map(String.init)
    let parts = (1...3).compactMap { Shard("\($0)/3")?.inputs(of: inputs) }
    #expect(parts.flatMap { $0 }.sorted() == inputs.sorted() && parts.map(\.count) == [4, 4, 3])
    for text in ["0/3", "4/3", "3", "a/b", "1/0", "1/2/3"] { #expect(Shard(text) == nil) }
  }
}
