import SemanticTree
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
  private let text = "Dietary preferences"

  private func paragraph(
    _ text: String, limit: Int? = 1, mode: TruncationMode = .tail
  ) -> Paragraph {
    var paragraph = Paragraph(text, font: .style(.body))
    paragraph.lineLimit = limit
    paragraph.truncation = mode
    return paragraph
  }

  @Test(arguments: [
    (TruncationMode.tail, "Dieta", ""), (.head, "", "ences"), (.middle, "Diet", "ces"),
  ])
  func lettersAreLostWhereTheModeSays(mode: TruncationMode, start: String, end: String) throws {
    let layout = try Shared.layout(paragraph(text, mode: mode), width: 90)
    let shown = layout.lines[0].text
    #expect(layout.isTruncated)
    #expect(
      shown.hasPrefix(start + (start.isEmpty ? "…" : "")) && shown.hasSuffix(end + (end.isEmpty ? "…" : "")))
    #expect(shown.count { $0 == "…" } == 1)
    #expect(layout.lines[0].frame.width <= 90.001)
  }

  @Test func noSpaceStaysBeforeTheEllipsis() throws {
    let whole = try Shared.layout(paragraph("Dietary"))
    let layout = try Shared.layout(paragraph(text), width: whole.size.width + 20)
    #expect(layout.lines[0].text.hasPrefix("Dietary"))
    #expect(!layout.lines[0].text.contains(" …"))
  }

  @Test func aTextThatJustFitsIsWhole() throws {
    let natural = try Shared.layout(paragraph(text)).naturalWidth
    #expect(try !Shared.layout(paragraph(text), width: natural).isTruncated)
    #expect(try Shared.layout(paragraph(text), width: natural - 1).isTruncated)
  }

  @Test func theLastLineOfSeveralIsCut() throws {
    let long = "One of the very long filters that nobody reads to its end"
    let layout = try Shared.layout(paragraph(long, limit: 2), width: 150)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].text.hasSuffix("…"))
    #expect(layout.unlimitedSize.height > layout.size.height)
    let start = layout.lines[0].text + " " + layout.lines[1].text.dropLast()
    #expect(long.hasPrefix(start))
  }

  @Test func laterParagraphsAreCutAtTheEndOfTheLastLine() throws {
    let layout = try Shared.layout(paragraph("Pick-up\nDelivery"))
    #expect(layout.lines.map(\.text) == ["Pick-up…"])
    #expect(layout.isTruncated)
  }

  @Test(arguments: [(41.0, 1), (42.33, 2), (64.3, 3), (5, 1), (0, 1)])
  func aLowRoomShowsFewerLines(height: Double, count: Int) throws {
    let layout = try Shared.layout(paragraph("One\nTwo\nThree\nFour", limit: nil), width: 200, height: height)
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated)
  }

  @Test func withoutAnyRoomTheEllipsisRemains() throws {
    let layout = try Shared.layout(paragraph(text), width: 0)
    #expect(layout.lines.map(\.text) == ["…"])
    let bad = try Shared.layout(paragraph(text), width: -.infinity)
    #expect(!bad.isTruncated)
  }

  @Test func scalingComesBeforeTruncation() throws {
    var scaled = paragraph(text)
    scaled.minimumScaleFactor = 0.5
    let natural = try Shared.layout(scaled).naturalWidth
    let layout = try Shared.layout(scaled, width: natural * 0.8)
    #expect(!layout.isTruncated)
    #expect(layout.scaleFactor < 0.85 && layout.scaleFactor > 0.7)
    #expect(layout.size.width <= natural * 0.8 + 0.34)
    #expect(layout.naturalWidth == natural)
    let narrow = try Shared.layout(scaled, width: natural * 0.3)
    #expect(narrow.isTruncated && narrow.scaleFactor == 0.5)
  }
}
