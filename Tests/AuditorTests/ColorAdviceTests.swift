import SemanticTree
import Testing

@testable import Auditor

/// What is advised is enough wherever it is advised for.
@Suite struct ColorAdviceTests {
  private static let pink = RGBA(red: 1, green: 45 / 255, blue: 85 / 255)
  private static let grey = RGBA(red: 0.6, green: 0.6, blue: 0.6)

  private func look(
    named name: String = "light", _ pairs: [(RGBA, RGBA)], palette: [RGBA] = []
  ) -> ColorAdvice.Look {
    var look = ColorAdvice.Look(name: name)
    for (front, behind) in pairs { look.pairs.add(ColorPair(front, on: behind, threshold: 4.5)) }
    for color in palette { look.palette.add(color) }
    return look
  }

  private func advice(for looks: [ColorAdvice.Look]) -> String? {
    ColorAdvice.words(for: ColorAdvice.all(for: looks))
  }

  /// The colours that a text names in front or for what is behind it.
  private func colors(_ words: String, _ place: String) -> [RGBA] {
    words.matches(of: /#([0-9A-F]{6}) (in front|behind it)/).filter { $0.output.2 == place }.compactMap {
      Int($0.output.1, radix: 16).map { bits in
        RGBA(
          red: Double(bits >> 16) / 255, green: Double(bits >> 8 & 255) / 255, blue: Double(bits & 255) / 255)
      }
    }
  }

  @Test func whatIsAdvisedIsEnoughForEveryPair() throws {
    let behind = [
      RGBA.white, RGBA(red: 0.95, green: 0.93, blue: 0.97), RGBA(red: 0.9, green: 0.9, blue: 0.9),
    ]
    let words = try #require(advice(for: [look(behind.map { (Self.grey, $0) })]))
    let advised = colors(words, "in front")
    #expect(!advised.isEmpty)
    for color in advised {
      for other in behind { #expect(Contrast.ratio(color, other) >= 4.5) }
    }
  }

  @Test func eachAppearanceHasItsOwn() throws {
    let dark = RGBA(red: 1, green: 55 / 255, blue: 95 / 255)
    let words = try #require(
      advice(for: [
        look(named: "light", [(.white, Self.pink)]), look(named: "dark", [(.white, dark)]),
      ]))
    #expect(words.hasPrefix("in light #") && words.contains("; in dark #"))
    for color in colors(words, "behind it") { #expect(Contrast.ratio(.white, color) >= 4.5) }
  }

  @Test func appearancesWithOneAdviceAreNamedTogether() throws {
    let pairs = [(Self.grey, RGBA.white)]
    let words = try #require(
      advice(for: [look(named: "light", pairs), look(named: "bright", pairs)]))
    #expect(words.hasPrefix("in light and bright #"))
  }

  @Test func theDesignsOwnColourIsNamedWhereItIsNear() throws {
    var own = RGBA(red: 0.4, green: 0.4, blue: 0.4)
    own.token = "ink"
    let far = RGBA(red: 0, green: 0, blue: 0.5, token: "navy")
    let words = try #require(
      advice(for: [look([(Self.grey, .white)], palette: [.white, far, own])]))
    #expect(words.contains("the design's own ink in front") && !words.contains("navy"))
  }

  @Test func withoutColoursNothingIsAdvised() {
    #expect(advice(for: []) == nil)
  }
}
