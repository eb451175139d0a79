import Foundation
import Testing

@testable import Auditor

/// Every rule says of its own examples what they claim; so they are documentation and tests at once.
@Suite struct RuleExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var rule: any Rule.Type
    var index: Int
    var testDescription: String { "\(rule.info.id): \(rule.examples[index].title)" }
  }

  static let examples = Rules.all.flatMap { rule in
    rule.examples.indices.map { Example(rule: rule, index: $0) }
  }

  @Test(arguments: examples)
  func theVerdictIsAsTheExampleSays(_ example: Example) {
    func outcomes<R: Rule>(_ rule: R.Type, _ example: RuleExample) -> [Outcome] {
      R.check(example.scene).map(\.outcome)
    }
    let expected = example.rule.examples[example.index]
    #expect(outcomes(example.rule, expected) == expected.outcomes)
  }

  @Test(arguments: Rules.all.map { $0.info.id })
  func everyRuleIsDocumentedAndHasExamplesThatFailAndPass(id: String) throws {
    let rule = try #require(Rules.named(id))
    #expect(!rule.info.summary.isEmpty && rule.info.summary.hasSuffix("."))
    let outcomes = Set(rule.examples.flatMap(\.outcomes))
    #expect(outcomes.contains(.fail) && outcomes.contains(.pass))
    #expect(!rule.info.aliases.contains { alias in Rules.all.contains { $0.info.id == alias } })
  }

  @Test func everyRuleFileIsRegistered() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Auditor/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Set(Rules.all.map { "\($0).swift" })
    #expect(names == Set(files))
    #expect(Set(Rules.all.map { $0.info.id }).count == Rules.all.count)
  }

  /// What a rule does not say that it looks back on, it is not given in every environment.
  @Test(arguments: Rules.all.map { "\($0)" })
  func aRuleThatLooksBackSaysSo(name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Auditor/Rules")
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    let rule = try #require(Rules.all.first { "\($0)" == name })
    let looks = text.contains(/scene\.(previous|history|activated|earlier)/)
    #expect(!looks || rule.info.looksBack)
  }
}
