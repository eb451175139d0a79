import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct GridTests {
  private func frames<V: View>(
    of view: V, width: CGFloat = 200, height: CGFloat? = nil, isRightToLeft: Bool = false,
    _ names: [String]
  ) throws -> [Rect] {
    let rendered = try RenderedView(
      view.frame(width: width, height: height).accessibilityElement(children: .contain)
    ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    return try names.map { try rendered.frame($0) }
  }

  @Test(arguments: [(false, [0.0, 58, 20, 58]), (true, [58.0, 0, 58, 0])])
  func columnsAreAsWideAsTheirWidestCell(isRightToLeft: Bool, lefts: [Double]) throws {
    let grid = Grid(alignment: .trailing) {
      GridRow {
        Block("a", 50, 10)
        Block("b", 30, 10)
      }
      GridRow {
        Block("c", 30, 20)
        Block("d", 30, 20)
      }
    }
    let found = try frames(of: grid, width: 88, isRightToLeft: isRightToLeft, ["a", "b", "c", "d"])
    #expect(found.map(\.x) == (isRightToLeft ? [38, 0, 38, 0] : lefts))
    #expect(found.map(\.y) == [0, 0, 18, 18])
  }

  @Test func cellsSpanColumnsAndRowsSpanAll() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Block("a", 50, 10)
        Block("b", 30, 10).gridColumnAlignment(.leading)
        Block("c", 20, 10)
      }
      GridRow {
        Block("wide", nil, 10).gridCellColumns(2)
        Block("d", 10, 10).gridCellAnchor(.bottomTrailing)
      }
      Block("whole", nil, 10)
    }
    let found = try frames(of: grid, width: 120, ["wide", "d", "whole"])
    #expect(found.map(\.width) == [90, 10, 120])
    #expect(found.map(\.x) == [0, 110, 0])
    #expect(found.map(\.y) == [15, 15, 30])
  }

  /// What is left is shared from the first track on; a grid narrower than its place stands in the middle of it.
  @Test(arguments: [
    ([GridItem(.fixed(50)), GridItem(.flexible())], [0.0, 58]),
    (
      [GridItem(.flexible()), GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.fixed(20))], [23, 117]
    ),
    ([GridItem(.adaptive(minimum: 60))], [0, 69.3333]),
    ([GridItem(.adaptive(minimum: 60), spacing: 2)], [0, 67.3333]),
  ])
  func tracksShareTheWidth(columns: [GridItem], starts: [Double]) throws {
    let view = LazyVGrid(columns: columns) {
      ForEach(0..<4) { Block("\($0)", nil, 10) }
    }
    let found = try frames(of: view, ["0", "1"])
    #expect(zip(found, starts).allSatisfy { abs($0.x - $1) < 0.001 }, "\(found)")
  }

  @Test(arguments: [(false, 104.0), (true, 0)])
  func linesGrowDownwards(isRightToLeft: Bool, x: Double) throws {
    let view = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4) {
      Block("a", nil, 10)
      Block("b", nil, 30)
      Block("c", nil, 10)
    }
    let found = try frames(of: view, isRightToLeft: isRightToLeft, ["a", "b", "c"])
    #expect(found.map(\.y) == [10, 0, 34])
    #expect(found[1].x == x)
  }

  @Test func rowsGrowSideways() throws {
    let view = LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
      Block("a", 10, nil)
      Block("b", 30, nil)
      Block("c", 10, nil)
    }
    let found = try frames(of: view, width: 48, height: 88, ["a", "b", "c"])
    #expect(found.map(\.x) == [10, 0, 38])
    #expect(found.map(\.y) == [0, 48, 0])
  }

  @Test func lazyColumnsTakeTheWholeWidth() throws {
    let view = LazyVStack(alignment: .leading) {
      Block("a", 50, 10)
      Block("b", 20, 10)
    }
    let found = try frames(of: view, ["a", "b"])
    #expect(found.map(\.x) == [0, 0])
    #expect(found.map(\.y) == [0, 18])
  }
}
