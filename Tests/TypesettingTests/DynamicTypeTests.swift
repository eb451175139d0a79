import SemanticTree
import Testing

@testable import Typesetting

@Suite struct DynamicTypeTests {
  /// Captured on iOS.
  @Test(arguments: [
    (17.0, TextStyle.body, TypeSize.accessibility5, 48.0), (17, .caption2, .accessibility5, 62.67),
    (17, .body, .large, 17),
  ])
  func lengthsGrowWithTheLineDistance(
    length: Double, style: TextStyle, typeSize: TypeSize, expected: Double
  ) {
    #expect(abs(DynamicType.scaled(length, relativeTo: style, at: typeSize) - expected) < 0.01)
  }

  @Test(arguments: [
    (TextStyle.body, TypeSize.large, 17.0, 22.0), (.largeTitle, .xSmall, 31, 38),
    (.caption2, .accessibility5, 40, 48), (.headline, .accessibility3, 40, 48),
    (.subheadline, .xxxLarge, 21, 28), (.footnote, .medium, 12, 16), (.extraLargeTitle, .large, 36, 43),
    (.extraLargeTitle2, .large, 28, 34),
  ])
  func sizesAreThePublishedOnes(style: TextStyle, typeSize: TypeSize, size: Double, leading: Double) {
    let metrics = DynamicType.metrics(of: style, at: typeSize)
    #expect(metrics.size == size)
    #expect(metrics.leading == leading)
  }

  @Test(arguments: TextStyle.allCases) func nothingShrinksWhenTextGrows(style: TextStyle) {
    for (smaller, larger) in zip(TypeSize.allCases, TypeSize.allCases.dropFirst()) {
      let before = DynamicType.metrics(of: style, at: smaller)
      let after = DynamicType.metrics(of: style, at: larger)
      #expect(before.size <= after.size && before.leading <= after.leading, "\(larger)")
    }
    #expect(DynamicType.isScalingKnown(of: style) == !style.rawValue.hasPrefix("extra"))
  }

  @Test func badLengthsAreHarmless() {
    #expect(DynamicType.scaled(.nan, at: .large) == 0)
    #expect(DynamicType.scaled(-4, at: .large) == -4)
    #expect(DynamicType.scaled(10, at: .large, scale: 0) == 10)
  }

  /// The tracking table at its own sizes, between them and outside.
  @Test(arguments: [
    (12.0, 0.0), (17, -0.026), (17.5, -0.0255), (28, 0.014), (57, 0.0055), (4, 0.041), (200, 0),
  ])
  func trackingIsInterpolated(size: Double, share: Double) {
    #expect(abs(SystemFont.tracking(at: size) - share) < 1e-12)
  }
}
