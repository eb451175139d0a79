import SemanticTree
import Testing

@testable import SemanticUI

private struct Item: Identifiable {
  let id = UUID()
  let name: String
}

private struct Items: View {
  @State private var items = ["One", "Two", "Three"].map(Item.init)

  var body: some View {
    VStack {
      ForEach(items) { Text($0.name) }
      Button("Reverse") { items.reverse() }
    }
  }
}

/// Identities that are other ones in every run must not show.
@MainActor
struct RandomIdentityTests {
  @Test func nodesHaveTheSameNamesInEveryRun() throws {
    let runs = try (0..<3).map { _ in try RenderedView(Items()).elements.map(\.id) }
    #expect(runs[0] == runs[1] && runs[1] == runs[2])
    #expect(Set(runs[0]).count == 4)
  }

  @Test func aMovedMemberKeepsItsName() throws {
    let view = try RenderedView(Items())
    let before = try view.element("One").id
    try view.perform(on: "Reverse")
    #expect(view.labels == ["Three", "Two", "One", "Reverse"])
    #expect(try view.element("One").id == before)
  }
}
