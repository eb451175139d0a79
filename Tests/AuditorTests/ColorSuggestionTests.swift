import SemanticTree
import Testing

@testable import Auditor

@Suite struct ColorSuggestionTests {
  private static let pairs: [(text: RGBA, backdrop: RGBA)] = [
    (.white, RGBA(red: 1, green: 45 / 255, blue: 85 / 255)),
    (RGBA(red: 0, green: 136 / 255, blue: 1), .white),
    (RGBA(red: 0.5, green: 0.5, blue: 0.5), .white), (RGBA(red: 0.5, green: 0.5, blue: 0.5), .black),
    (RGBA(red: 1, green: 0.8, blue: 0), .white), (RGBA(red: 0.2, green: 0.2, blue: 0.9), .black),
    (RGBA(red: 0.4, green: 0.45, blue: 0.4), RGBA(red: 0.45, green: 0.4, blue: 0.4)),
  ]

  @Test(arguments: pairs.indices, [3.0, 4.5])
  func aSuggestionIsEnoughAndNearAndKeepsItsHue(index: Int, ratio: Double) throws {
    let (text, backdrop) = Self.pairs[index]
    guard let found = ColorSuggestion.nearest(to: text, against: backdrop, ratio: ratio) else {
      // White can only become darker, and over a middle colour nothing lighter is enough.
      return #expect(Contrast.ratio(.black, backdrop) < ratio && Contrast.ratio(.white, backdrop) < ratio)
    }
    #expect(Contrast.ratio(found, backdrop) >= ratio)
    let (start, end) = (OKLCH(text), OKLCH(found))
    if end.chroma > 0.05, start.chroma > 0.05 { #expect(abs(start.hue - end.hue) < 0.1) }
    // No lightness of the same hue, tried one by one, is much nearer.
    let best = (0...500).compactMap { step -> Double? in
      let color = OKLCH(lightness: Double(step) / 500, chroma: start.chroma, hue: start.hue).color
      return Contrast.ratio(color, backdrop) >= ratio ? OKLCH(color).distance(to: start) : nil
    }.min()
    #expect(end.distance(to: start) <= (try #require(best)) + 0.01)
  }

  @Test func whatIsEnoughStaysAsItIs() throws {
    let found = try #require(ColorSuggestion.nearest(to: .black, against: .white, ratio: 4.5))
    #expect(found.hex == "#000000")
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (1.0, 1.0, 1.0), (1.0, 0.0, 0.0), (0.2, 0.6, 0.4), (0.0, 0.0, 1.0)])
  func coloursComeBack(red: Double, green: Double, blue: Double) {
    let color = RGBA(red: red, green: green, blue: blue)
    #expect(OKLCH(color).color.hex == color.hex)
  }

  /// The values that CSS Color 4 gives for red.
  @Test func redIsWhereItBelongs() {
    let red = OKLCH(RGBA(red: 1, green: 0, blue: 0))
    #expect(abs(red.lightness - 0.628) < 0.001 && abs(red.chroma - 0.2577) < 0.001)
    #expect(abs(red.hue * 180 / .pi - 29.23) < 0.1)
  }
}
