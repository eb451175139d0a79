import SemanticTree
import Testing

@testable import Typesetting

@Suite struct VerticalTests {
  private static let styles: [TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption,
    .caption2,
  ]

  /// The gap is what a stack puts above a text of the style: its line distance less its height.
  @Test(arguments: TypeSize.allCases) func lineHeightsAndGaps(typeSize: TypeSize) throws {
    let row = try fixture("line-heights.tsv")[typeSize.index].split(separator: "\t")
    let pixels = Pixels(scale: 3)
    for (style, cell) in zip(VerticalTests.styles, row) {
      let expected = cell.split(separator: "/").compactMap { Double($0) }
      try #require(expected.count == 2)
      let metrics = try Shared.use { $0.metrics(of: .style(style, at: typeSize)) }
      #expect(abs(pixels.up(metrics.lineHeight) - expected[0]) < 0.01, "\(style)")
      #expect(abs(pixels.up(max(metrics.linePitch - metrics.lineHeight, 0)) - expected[1]) < 0.01, "\(style)")
    }
  }

  @Test(arguments: [
    (TextStyle.body, TypeSize.medium, FontLeading.standard, 21.0), (.footnote, .medium, .tight, 14),
    (.footnote, .large, .tight, 16), (.body, .large, .loose, 24),
  ])
  func linesAreTheStylesDistanceApart(
    style: TextStyle, typeSize: TypeSize, leading: FontLeading, pitch: Double
  ) throws {
    var font = FontDescription.style(style, at: typeSize)
    font.leading = leading
    let lines = try Shared.layout(Paragraph("One\nTwo", font: font)).lines
    #expect(abs(lines[1].baseline - lines[0].baseline - pitch) < 1e-9)
  }

  @Test(arguments: [(TextStyle.caption, 2, 30.33), (.body, 2, 42.33), (.subheadline, 3, 58)])
  func blocksAreRoundedOnce(style: TextStyle, count: Int, height: Double) throws {
    let text = Array(repeating: "Line", count: count).joined(separator: "\n")
    let layout = try Shared.layout(Paragraph(text, font: .style(style)))
    #expect(abs(layout.size.height - height) < 0.01)
  }

  @Test func fixedFontsHaveNoLeading() throws {
    let font = FontDescription(size: 17)
    let metrics = try Shared.use { $0.metrics(of: font) }
    #expect(metrics.linePitch == metrics.lineHeight)
    let lines = try Shared.layout(Paragraph("One\nTwo", font: font)).lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 17 * 1.193359) < 1e-9)
  }

  @Test func aCustomSizeThatFollowsAStyleKeepsItsOwnLines() throws {
    let metrics = try Shared.use { $0.metrics(of: FontDescription(size: 30, textStyle: .body)) }
    #expect(metrics.linePitch == metrics.lineHeight)
  }

  @Test func roomIsReservedAlsoForNothing() throws {
    var paragraph = Paragraph("", font: .style(.body))
    paragraph.reservedLines = 3
    let layout = try Shared.layout(paragraph)
    #expect(abs(layout.size.height - 64.33) < 0.01)
    #expect(layout.lines.count == 1)
  }

  @Test func emptyTextIsOneLineHigh() throws {
    let layout = try Shared.layout(Paragraph("", font: .style(.body)), width: 100)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 20.33) < 0.01)
    #expect(layout.measurement == .within(0))
    #expect(try Shared.layout(Paragraph(runs: [])).size == layout.size)
  }

  @Test func baselinesStandOnPixels() throws {
    let layout = try Shared.layout(Paragraph("One\nTwo\nThree", font: .style(.title3)))
    for baseline in [layout.firstBaseline, layout.lastBaseline] {
      #expect(abs((baseline * 3).rounded() - baseline * 3) < 1e-6)
    }
    #expect(layout.firstBaseline == layout.lines[0].baseline)
    #expect(layout.lastBaseline >= layout.lines[2].baseline - 1e-6)
  }

  @Test func theHighestFontOfALineMakesItsHeight() throws {
    let small = Paragraph.Run("small ", font: .style(.body))
    let large = Paragraph.Run("large", font: .style(.largeTitle))
    let mixed = try Shared.layout(Paragraph(runs: [small, large]))
    #expect(mixed.size.height == (try Shared.layout(Paragraph(runs: [large]))).size.height)
    var raised = small
    raised.baselineOffset = 4
    let plain = try Shared.layout(Paragraph(runs: [small]))
    let lifted = try Shared.layout(Paragraph(runs: [small, raised]))
    #expect(abs(lifted.size.height - plain.size.height - 4) < 0.34)
  }
}
