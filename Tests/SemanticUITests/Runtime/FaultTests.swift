import SemanticTree
import Testing

@testable import SemanticUI

/// Faults of the component are told with the screen; they never end the program.
@MainActor
@Suite struct FaultTests {
  private final class Basket: ObservableObject {}

  private struct NeedsBasket: SemanticUI.View {
    @EnvironmentObject private var basket: Basket

    var body: some SemanticUI.View { Text("\(ObjectIdentifier(basket).hashValue)") }
  }

  @Test func aMissingObjectIsToldOnceForAllThatNeedIt() throws {
    let host = try ViewHost {
      VStack {
        NeedsBasket()
        NeedsBasket()
        Text("Rest")
      }
    }
    for _ in 0..<2 {
      let screen = try host.screen(in: ScreenEnvironment())
      #expect(screen.root.subtree.filter(\.isElement).map(\.label) == ["Rest"])
      #expect(screen.notes.count == 1)
      #expect(screen.notes[0].contains(".environmentObject(Basket(…))"))
    }
  }

  @Test func repeatedIdentitiesStayElementsOfTheirOwn() throws {
    var pressed: [String] = []
    let words = ["a", "b", "a", "a"]
    let host = try ViewHost {
      VStack { ForEach(words, id: \.self) { word in Button(word) { pressed.append(word) } } }
    }
    for _ in 0..<2 {
      let screen = try host.screen(in: ScreenEnvironment())
      let elements = screen.root.subtree.filter(\.isElement)
      #expect(elements.map(\.label) == words)
      #expect(Set(elements.map(\.id)).count == 4)
      #expect(screen.notes.count == 1)
      #expect(screen.notes[0].contains("identity 'a' twice"))
      _ = try host.perform(.activate(elements[1].id))
    }
    #expect(pressed == ["b", "b"])
  }
}
