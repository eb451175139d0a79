import SemanticTree
import Testing

@testable import Typesetting

/// A generator that gives the same numbers everywhere.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}

@Suite struct WrappingTests {
  private static let words = [
    "Vegan", "gluten-free", "a", "Overnight", "مرحبا", "漢字かな", "👩‍👩‍👧", "e\u{301}tude", "—", "don't", "12.50 €",
    "Donaudampfschifffahrt", "สวัสดีครับ", "\n",
  ]

  private static func text(seed: UInt64) -> String {
    var generator = Seeded(state: seed)
    let count = Int.random(in: 1...12, using: &generator)
    return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
  }

  @Test(arguments: 0..<40) func moreRoomNeverNeedsMoreLines(seed: Int) throws {
    let text = WrappingTests.text(seed: UInt64(seed))
    let paragraph = Paragraph(text, font: .style(.body))
    var limited = paragraph
    limited.lineLimit = 2
    var before = Int.max
    for width in stride(from: 10.0, through: 400, by: 26) {
      let layout = try Shared.layout(paragraph, width: width)
      #expect(layout.lines.count <= before, "\(text) at \(width)")
      #expect(!layout.isTruncated)
      before = layout.lines.count
      let short = try Shared.layout(limited, width: width)
      #expect(short.isTruncated == (layout.lines.count > 2), "\(text) at \(width)")
      #expect(short.unlimitedSize == layout.size)
    }
  }

  @Test(arguments: 0..<40) func nothingIsLostOrTooWide(seed: Int) throws {
    let text = WrappingTests.text(seed: UInt64(seed))
    let layout = try Shared.layout(Paragraph(text, font: .style(.body)), width: 120)
    let shown = layout.lines.map(\.text).joined().filter { !$0.isWhitespace }
    #expect(shown == text.filter { !$0.isWhitespace })
    for line in layout.lines { #expect(line.frame.width <= 120.001 || line.text.count == 1) }
    #expect(layout.naturalWidth >= layout.size.width)
  }

  @Test func wordsStayWholeWhereTheyFit() throws {
    let layout = try Shared.layout(Paragraph("Dietary preferences", font: .style(.body)), width: 100)
    #expect(layout.lines.map(\.text) == ["Dietary", "preferences"])
  }

  @Test func aWordWiderThanTheRoomBreaksBetweenCharacters() throws {
    let layout = try Shared.layout(Paragraph("a preferences", font: .style(.body)), width: 50)
    #expect(layout.lines.count > 2)
    #expect(layout.lines[0].text == "a")
  }

  @Test(arguments: ["One\nTwo", "One\r\nTwo", "One\u{2028}Two", "One\u{2029}Two", "One\rTwo"])
  func everyKindOfNewlineEndsALine(text: String) throws {
    let layout = try Shared.layout(Paragraph(text, font: .style(.body)))
    #expect(layout.lines.map(\.text) == ["One", "Two"])
  }

  @Test func aNewlineAtTheEndOpensALine() throws {
    #expect(try Shared.layout(Paragraph("One\n", font: .style(.body))).lines.map(\.text) == ["One", ""])
  }

  @Test func spacesCountAtAHardEndOnly() throws {
    let bare = try Shared.layout(Paragraph("One", font: .style(.body))).size.width
    #expect(try Shared.layout(Paragraph("One ", font: .style(.body))).size.width > bare)
    #expect(
      try Shared.layout(Paragraph("One Two", font: .style(.body)), width: bare + 6).size.width < bare + 6)
  }

  @Test func noBreakSpaceHoldsWordsTogether() throws {
    let layout = try Shared.layout(Paragraph("aa 10\u{A0}km", font: .style(.body)), width: 60)
    #expect(layout.lines.map(\.text) == ["aa", "10\u{A0}km"])
  }

  private static let hyphenated: [(width: Double, lines: [String])] = [
    (200, ["Schiff\u{AD}fahrt"]), (62, ["Schiff-", "fahrt"]), (55, ["Schiff-", "fahrt"]),
  ]

  @Test(arguments: hyphenated)
  func aSoftHyphenShowsAtTheEndOfALine(width: Double, lines: [String]) throws {
    let layout = try Shared.layout(Paragraph("Schiff\u{AD}fahrt", font: .style(.body)), width: width)
    #expect(layout.lines.map(\.text) == lines)
    let bare = try Shared.layout(Paragraph("Schifffahrt", font: .style(.body))).naturalWidth
    #expect(abs(layout.naturalWidth - bare) < 1)
  }
}
