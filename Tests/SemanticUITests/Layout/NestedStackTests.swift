import SemanticTree
import Testing

@testable import SemanticUI

/// Stacks in each other cost what they hold. Were a guide, a distance or a size asked for twice a level without being
/// remembered, forty levels would take for ever.
@MainActor
@Suite struct NestedStackTests {
  @Test(arguments: [VerticalAlignment.center, .firstTextBaseline, .lastTextBaseline])
  func rowsInRows(alignment: VerticalAlignment) throws {
    var nested = AnyView(Text("a"))
    for _ in 0..<40 {
      nested = AnyView(
        HStack(alignment: alignment) {
          nested; Text("b")
        })
    }
    #expect(try RenderedView(nested).screen.root.subtree.filter(\.isElement).count == 41)
  }

  @Test func rowsAndColumnsWithGuides() throws {
    var nested = AnyView(Text("a"))
    for _ in 0..<20 {
      nested = AnyView(
        VStack(alignment: .trailing) {
          HStack(alignment: .lastTextBaseline) {
            nested; Text("b")
          }
          Text("c").alignmentGuide(.trailing) { $0[.leading] }
        })
    }
    #expect(try RenderedView(nested).screen.root.subtree.filter(\.isElement).count == 41)
  }
}
