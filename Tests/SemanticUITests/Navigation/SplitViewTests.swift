import SemanticTree
import Testing

@testable import SemanticUI

private struct Columns: View {
  @State var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(["a", "b"], id: \.self, selection: $chosen) { Text(verbatim: $0) }
        .navigationTitle("Letters")
    } detail: {
      Text(verbatim: "detail of \(chosen ?? "nothing")")
    }
  }
}

private struct Branch: Identifiable {
  let id: String
  var branches: [Branch]?
}

private let tree = [
  Branch(id: "fruit", branches: [Branch(id: "apple"), Branch(id: "pear")]), Branch(id: "bread"),
]

private struct Inset: View {
  var body: some View {
    Color.red.accessibilityLabel("content")
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50).accessibilityLabel("bar") }
      .safeAreaInset(edge: .top) { Color.green.frame(height: 30).accessibilityLabel("head") }
  }
}

@MainActor
@Suite("Split views, outlines and insets")
struct SplitViewTests {
  @Test("what is chosen in the sidebar is shown, and left by the back button")
  func split() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Columns() }
    #expect(try probe.labels == ["Letters", "a", "b"])
    try probe.activate("b")
    #expect(try probe.labels == ["Letters", "detail of b"])
    try probe.activate("Letters")
    #expect(try probe.labels == ["Letters", "a", "b"])
  }

  @Test("an outline opens row by row")
  func outline() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      List(tree, children: \.branches) { Text(verbatim: $0.id) }
    }
    #expect(try probe.labels == ["fruit", "bread"])
    #expect(try probe.element("fruit").expanded == .collapsed)
    try probe.activate("fruit")
    #expect(try probe.labels == ["fruit", "apple", "pear", "bread"])
  }

  @Test("insets take room from the content at their side")
  func insets() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Inset() }
    #expect(try probe.labels == ["head", "content", "bar"])
    #expect(try probe.frame("head") == Rect(x: 0, y: 62, width: 402, height: 30))
    #expect(try probe.frame("content") == Rect(x: 0, y: 100, width: 402, height: 690))
    #expect(try probe.frame("bar") == Rect(x: 0, y: 790, width: 402, height: 50))
  }

  @Test("buttons by role have a name of their own")
  func roles() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      NavigationStack {
        Text("x").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
          ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        }
      }
    }
    #expect(try probe.labels == ["Close", "Done", "x"])
    #expect(try probe.frame("Close") == Rect(x: 16, y: 62, width: 44, height: 44))
  }
}
