import SemanticTree
import Testing

@testable import Typesetting

@Suite struct DeterminismTests {
  private static let texts = ["Delivery", "漢字 and more", "😀 مرحبا", "", "Line\nbreak", "สวัสดีครับ", "Größe 12"]

  private func answers(_ texts: [String], by typesetter: Typesetter) -> [String: TextLayout] {
    var found: [String: TextLayout] = [:]
    for text in texts {
      for size in [12.0, 17, 22, 40] {
        found["\(text) \(size)"] = typesetter.layout(
          Paragraph(text, font: FontDescription(size: size)), width: 70)
      }
    }
    return found
  }

  @Test func theOrderOfQuestionsChangesNoAnswer() throws {
    try Shared.use { shared in
      let forth = answers(DeterminismTests.texts, by: try Typesetter())
      let back = answers(DeterminismTests.texts.reversed(), by: try Typesetter())
      #expect(forth == back)
      #expect(forth == answers(DeterminismTests.texts, by: shared))
      #expect(forth == answers(DeterminismTests.texts, by: shared))
    }
  }

  @Test func aForgetfulMemoryAnswersTheSame() {
    var cache = BoundedCache<Int, Int>(limit: 10)
    for number in 0..<100 { cache.store(number, for: number, weight: 3) }
    #expect(cache[99] == 99)
    #expect(cache[0] == nil)
    cache.store(1, for: 1, weight: 11)
    #expect(cache[1] == nil)
  }

  @Test func fontsAreNamedWithTheirVersions() throws {
    let names = try Shared.use(\.fontNames)
    #expect(names.contains { $0.hasPrefix("Inter ") } && names.contains { $0.hasPrefix("Inter Display ") })
    #expect(names.allSatisfy { !$0.contains("/") })
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0, 1e300])
  func badSizesAreHarmless(size: Double) throws {
    var paragraph = Paragraph("Bad", font: FontDescription(size: size))
    paragraph.lineSpacing = .nan
    paragraph.scale = size
    let layout = try Shared.layout(paragraph, width: .nan)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }
}
