import SemanticTree
import Testing

@testable import Auditor

/// Ranges hold every colour that their unknown parts can have.
@Suite struct PixelPropertyTests {
  /// A small generator of its own, so that every run has the same numbers.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func color(_ numbers: inout Numbers, alpha: ClosedRange<Double> = 1...1) -> RGBA {
    func channel() -> Double { Double.random(in: 0...1, using: &numbers) }
    return RGBA(
      red: channel(), green: channel(), blue: channel(), alpha: Double.random(in: alpha, using: &numbers))
  }

  @Test(arguments: 0..<50)
  func aRangeHoldsTheRatioOfEachBackdrop(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let veil = color(&numbers, alpha: 0...1)
    let text = color(&numbers, alpha: 0.2...1)
    let unknown = Pixel(veil).over(.unknown)
    let range = Pixel.ratios(Pixel(text).over(unknown), unknown)
    for _ in 0..<20 {
      let backdrop = veil.over(color(&numbers))
      let ratio = Contrast.ratio(text.over(backdrop), backdrop)
      #expect(ratio >= range.lowerBound - 1e-9 && ratio <= range.upperBound + 1e-9)
    }
  }

  @Test(arguments: 0..<50)
  func theRatioIsThatOfTheColoursThemselves(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let (first, second) = (color(&numbers), color(&numbers))
    let ratios = Pixel.ratios(Pixel(first), Pixel(second))
    #expect(abs(ratios.lowerBound - Contrast.ratio(first, second)) < 1e-9)
    #expect(ratios.upperBound == ratios.lowerBound)
    #expect(Contrast.ratio(first, second) == Contrast.ratio(second, first))
  }

  @Test(arguments: [(4.499999, "4.49"), (4.5, "4.50"), (3.0, "3.00"), (21.0, "21.00"), (10.05, "10.05")])
  func ratiosAreNeverRoundedUp(ratio: Double, text: String) {
    #expect(Contrast.text(ratio) == text)
  }
}
