import SemanticTree
import Testing

@testable import SemanticUI

/// Leading is right where the language runs from right to left.
@MainActor
struct RightToLeftStackTests {
  private func rightEdges<V: View>(_ view: V) throws -> [Double] {
    let rendered = try RenderedView(view) { $0.layoutDirection = .rightToLeft }
    let wide = try rendered.element("Wide").frame
    return try ["Wide", "Narrow"].map { try rendered.element($0).frame.maxX - wide.maxX }
  }

  @Test func aColumnIsAlignedAtTheRight() throws {
    let leading = VStack(alignment: .leading) {
      Block("Wide", 80)
      Block("Narrow", 30)
    }
    #expect(try rightEdges(leading) == [0, 0])
    let trailing = VStack(alignment: .trailing) {
      Block("Wide", 80)
      Block("Narrow", 30)
    }
    #expect(try rightEdges(trailing) == [0, -50])
  }

  @Test func aPileIsAlignedAtTheRight() throws {
    let pile = ZStack(alignment: .leading) {
      Block("Wide", 80)
      Block("Narrow", 30)
    }
    #expect(try rightEdges(pile) == [0, 0])
  }

  @Test func aGuideIsMeasuredFromTheRight() throws {
    let column = VStack(alignment: .leading) {
      Block("Wide", 80)
      Block("Narrow", 30).alignmentGuide(.leading) { _ in -10 }
    }
    #expect(try rightEdges(column) == [0, -10])
  }
}
