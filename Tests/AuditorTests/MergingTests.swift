import SemanticTree
import Testing

@testable import Auditor

/// What is found in many environments becomes one finding.
@Suite struct MergingTests {
  private static let base = ScreenEnvironment()

  private func environment(_ change: (inout ScreenEnvironment) -> Void) -> ScreenEnvironment {
    var environment = Self.base
    change(&environment)
    return environment
  }

  @Test func environmentsHaveAClassByWhatSetsThemApartMost() {
    let cases: [(ScreenEnvironment, EnvironmentClass)] = [
      (Self.base, .standard), (environment { $0.appearance = .dark }, .standard),
      (environment { $0.reduceMotion = true }, .reducedMotion),
      (environment { $0.typeSize = .accessibility3 }, .largeText),
      (environment { $0.typeSize = .xSmall }, .standard),
      (environment { $0.contrast = .increased }, .increasedContrast),
      (environment { $0.width = 320 }, .narrow),
      (
        environment {
          $0.width = 320
          $0.typeSize = .accessibility5
        }, .largestText
      ),
    ]
    for (environment, expected) in cases {
      #expect(EnvironmentClass(environment, base: Self.base) == expected)
    }
    let large = environment { $0.typeSize = .accessibility5 }
    #expect(EnvironmentClass(large, base: large) == .standard)
  }

  /// Grey text on white, which only rare environments make moderate.
  private func collected(_ environments: ScreenEnvironment...) -> [Finding] {
    var collector = FindingCollector(base: Self.base)
    for environment in environments {
      var screen = Screen.showing(.text("Soon", gray: 0.6))
      screen.environment = environment
      collector.add(TextContrast.self, Scene(screen), state: "start")
    }
    return collector.findings
  }

  @Test func whatHoldsInRareEnvironmentsOnlyIsAtMostModerate() throws {
    let narrow = environment { $0.width = 320 }
    #expect(collected(narrow).map(\.impact) == [.moderate])
    let both = try #require(collected(narrow, Self.base).first)
    #expect(both.impact == .serious && both.places[0].classes == [.standard, .narrow])
  }

  @Test func aSpecificRuleSpeaksForAGeneralOne() {
    let pairs = Rules.all.flatMap { rule in rule.info.subsumes.map { (rule.info.id, $0) } }
    #expect(!pairs.isEmpty)
    for (specific, general) in pairs {
      #expect(
        Rules.named(general)?.info.id == general, "\(specific) speaks for '\(general)', which is no rule")
    }
  }

  @Test func onlySizesBetweenTwoThatDifferAreLookedAtToo() {
    var ladder = SizeLadder()
    for (size, found) in [(TypeSize.large, 1), (.xxxLarge, 1), (.accessibility1, 1), (.accessibility3, 2)] {
      let environment = environment { $0.typeSize = size }
      ladder.note(Session.Visit(environment, [TextTruncatedAtSize.self]), found)
    }
    #expect(ladder.between.map(\.environment.typeSize) == [.accessibility2])
  }

  @Test func longerTextsAndTheOtherDirectionAreLookedAtOnRequest() {
    var matrix = EnvironmentMatrix(base: Self.base)
    let count = matrix.environments(over: [.typeSize, .device]).count
    matrix.isPseudoLocalizedToo = true
    matrix.isRightToLeftToo = true
    let more = matrix.environments(over: [.typeSize, .device])
    #expect(more.count == count + 2 * matrix.typeSizes.count)
    #expect(more.contains { $0.pseudoLocalized } && more.contains { $0.layoutDirection == .rightToLeft })
    #expect(matrix.environments(over: [.appearance]).count == 2)
  }
}
