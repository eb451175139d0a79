import SemanticTree
import Testing

@testable import Typesetting

@Suite struct AlignmentTests {
  private func edges(_ alignment: LineAlignment, _ direction: LayoutDirection) throws -> [Double] {
    var paragraph = Paragraph("A long first line\nshort", font: .style(.body))
    paragraph.alignment = alignment
    paragraph.layoutDirection = direction
    let layout = try Shared.layout(paragraph)
    let short = layout.lines[1].frame
    return [short.minX, layout.size.width - short.maxX]
  }

  @Test(arguments: [
    (LineAlignment.leading, LayoutDirection.leftToRight), (.trailing, .rightToLeft),
  ])
  func linesStandLeft(alignment: LineAlignment, direction: LayoutDirection) throws {
    let edges = try edges(alignment, direction)
    #expect(edges[0] == 0 && edges[1] > 20)
  }

  @Test(arguments: [
    (LineAlignment.leading, LayoutDirection.rightToLeft), (.trailing, .leftToRight),
  ])
  func linesStandRight(alignment: LineAlignment, direction: LayoutDirection) throws {
    let edges = try edges(alignment, direction)
    #expect(abs(edges[1]) < 1e-9 && edges[0] > 20)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func linesStandInTheMiddle(direction: LayoutDirection) throws {
    let edges = try edges(.center, direction)
    #expect(abs(edges[0] - edges[1]) < 1e-9 && edges[0] > 20)
  }

  /// Direction moves lines and changes no width.
  @Test func directionChangesNoSize() throws {
    var paragraph = Paragraph("مرحبا بالعالم 123 and more", font: .style(.body))
    let left = try Shared.layout(paragraph, width: 90)
    paragraph.layoutDirection = .rightToLeft
    let right = try Shared.layout(paragraph, width: 90)
    #expect(left.size == right.size)
    #expect(left.lines.map(\.text) == right.lines.map(\.text))
  }
}
