import SemanticTree
import Testing

@testable import SemanticUI

/// A look that does not reach the drawing list is told, with its line; an ordinary one is not.
@MainActor
@Suite struct UnmodelledLookTests {
  private func missing<V: SemanticUI.View>(_ view: V) throws -> [String] {
    try RenderedView(view).screen.notModelled.map(\.name)
  }

  @Test func ordinaryTextIsWhole() throws {
    #expect(try missing(Text("a").bold().underline(false).font(.body.width(.standard))) == [])
    #expect(try missing(VStack { Image(systemName: "star").symbolRenderingMode(.monochrome) }) == [])
  }

  @Test func unusualTextIsTold() throws {
    #expect(try missing(Text("a").underline()) == ["underline"])
    #expect(try missing(Text("a").strikethrough()) == ["strikethrough"])
    #expect(try missing(VStack { Text("a") }.underline()) == ["underline"])
    #expect(try missing(Text("a").font(.body.width(.condensed))) == ["fontWidth"])
    #expect(try missing(VStack { Text("a") }.fontWidth(.expanded)) == ["fontWidth"])
    #expect(try missing(Text("a") + Text("b").foregroundColor(.red)) == ["Text of several styles"])
    #expect(try missing(Image(systemName: "star").symbolRenderingMode(.palette)) == ["symbolRenderingMode"])
    #expect(try missing(Text("a").transaction { $0.animation = nil }) == ["transaction"])
  }

  @Test(arguments: [(false, 1), (true, 0)])
  func removedSymbolEffectsDoNotRun(isRemoved: Bool, count: Int) throws {
    let screen = try RenderedView(
      Image(systemName: "star").symbolEffect(.pulse, options: .repeating).symbolEffectsRemoved(isRemoved)
    ).screen
    #expect(screen.motions.filter { $0.kind == .symbolEffect }.count == count)
  }
}
