import Observation
import SemanticTree
import SemanticUI
import Testing

@Observable
private final class Basket {
  var chosen = "a"
}

/// Reads an observed object only where members are made.
private struct Members: View {
  let basket: Basket

  var body: some View {
    VStack {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: basket.chosen == $0 ? "chosen" : $0) }
    }
  }
}

/// Watches two values and notes which of them changed.
private struct Watcher: View {
  let heard: Heard
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    VStack {
      Button("First") { first += 1 }
      Button("Second") { second += 1 }
    }
    .onChange(of: first) { heard.names.append("first") }
    .onChange(of: second) { heard.names.append("second") }
    .onAppear { heard.names.append("outer") }
    .onAppear { heard.names.append("outermost") }
  }
}

private final class Heard {
  var names: [String] = []
}

@Suite @MainActor struct RepeatedModifierTests {
  private func elements(_ host: some ScreenHost) throws -> [Node] {
    try host.screen(in: ScreenEnvironment()).root.subtree.filter(\.isElement)
  }

  @Test func membersFollowWhatTheyObserve() throws {
    let basket = Basket()
    let host = try ViewHost(Members(basket: basket))
    #expect(try elements(host).map(\.label) == ["chosen", "b"])
    basket.chosen = "b"
    #expect(try elements(host).map(\.label) == ["a", "chosen"])
  }

  @Test func eachOfSeveralModifiersOfAKindHasItsOwnMemory() throws {
    let heard = Heard()
    let host = try ViewHost(Watcher(heard: heard))
    let buttons = try elements(host)
    #expect(heard.names.sorted() == ["outer", "outermost"])
    heard.names = []
    for (button, name) in [(0, "first"), (1, "second"), (0, "first")] {
      #expect(try host.perform(.activate(buttons[button].id)))
      _ = try elements(host)
      #expect(heard.names == [name])
      heard.names = []
    }
  }
}
