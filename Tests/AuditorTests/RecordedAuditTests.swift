import SemanticTree
import Testing

@testable import Auditor

/// Screens that were written down elsewhere.
@Suite @MainActor struct RecordedAuditTests {
  private static func coverage(
    _ given: Set<InputCoverage.Property>, _ platform: InputCoverage.Platform = .apple
  ) -> InputCoverage {
    InputCoverage(format: "a dump", platform: platform, given: given)
  }

  private static let usual: Set<InputCoverage.Property> = [.label, .value, .traits, .identifier, .frame]

  private func report(
    _ screen: Screen, _ coverage: InputCoverage = coverage(usual), after earlier: [Screen] = []
  ) -> Audit.Report {
    RecordedAudit(screen, coverage: coverage, after: earlier).run()
  }

  @Test func whatCanBeJudgedIs() {
    let found = report(.of(.example(nil))).findings
    #expect(found.map(\.rule).contains("label-missing"))
  }

  @Test func whatIsNotCarriedIsNotMeasuredAndNamed() throws {
    let coverage = report(.of(.example("Buy"))).coverage
    #expect(coverage.screenCount == 1)
    let names = coverage.notModelled.map(\.name)
    #expect(names.contains("colours and fonts"))
    #expect(names.contains("other states and settings"))
    let gap = try #require(coverage.notModelled.first { $0.name.hasPrefix("colours") })
    #expect(gap.consequence.contains("--screenshot"))
    #expect(coverage.verdicts["not-measured", default: 0] > 20)
  }

  @Test func rulesAboutControlsNeedTraits() {
    let found = report(.of(.example(nil)), Self.coverage([.label, .frame]))
    #expect(!found.findings.map(\.rule).contains("label-missing"))
    #expect(found.coverage.notModelled.contains { $0.name.hasPrefix("traits") })
  }

  @Test func applesOwnGuidelinesAreNotAskedOfOthers() {
    let small = Screen.of(.example("Buy", at: Rect(x: 20, y: 100, width: 30, height: 30)))
    #expect(report(small).findings.map(\.rule).contains("target-size-hig"))
    let other = report(small, Self.coverage(Self.usual, .android))
    #expect(!other.findings.map(\.rule).contains("target-size-hig"))
    #expect(other.coverage.notModelled.contains { $0.name == "Apple's own guidelines on another platform" })
  }

  @Test func statesBeforeAreComparedWith() {
    let one = report(.of(.example("Buy"))).coverage
    let two = report(.of(.example("Buy")), after: [.of(.example("Buy"))]).coverage
    #expect(one.verdicts["not-measured", default: 0] > two.verdicts["not-measured", default: 0])
    #expect(!two.notModelled.contains { $0.name.hasPrefix("other states") })
  }

  @Test func aPictureAddsTheContrastOfTexts() {
    let node = Node.example("Soon", .staticText, at: Rect(x: 20, y: 100, width: 80, height: 20))
    var screen = Screen.of(node)
    let light = RGBA(red: 0.8, green: 0.8, blue: 0.8)
    screen.pixels = [
      ElementPixels(
        node: node.id, clusters: [.init(color: .white, share: 0.9), .init(color: light, share: 0.05)])
    ]
    let finding = report(screen).findings.first { $0.rule == "text-contrast" }
    #expect(finding?.outcome == .fail)
    #expect(finding?.message.hasPrefix("measured from pixels") == true)
  }

  /// What every rule needs of an input is something that inputs can carry.
  @Test func everyRuleNeedsALabelAtLeast() {
    for rule in Rules.all { #expect(rule.info.needs.contains(.label)) }
    #expect(TextContrast.info.needs.contains(.look))
    #expect(HintMisuse.info.needs.contains(.hint))
  }
}
