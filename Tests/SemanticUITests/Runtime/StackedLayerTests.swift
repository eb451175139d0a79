import SemanticTree
import Testing

@testable import SemanticUI

/// Several overlays, backgrounds or action lists on one view are several views, each with its own state.
@MainActor
@Suite struct StackedLayerTests {
  private struct Named: SemanticUI.View {
    let name: String
    @State private var taps = 0

    var body: some SemanticUI.View { Button("\(name) \(taps)") { taps += 1 } }
  }

  @Test func eachLayerShowsItsOwnContentAndKeepsItsOwnState() throws {
    let rendered = try RenderedView(
      Color.red.frame(width: 50, height: 50)
        .background { Named(name: "behind") }
        .background { Named(name: "far behind") }
        .overlay { Named(name: "front") }
        .overlay { Named(name: "far front") })
    #expect(rendered.labels == ["far behind 0", "behind 0", "front 0", "far front 0"])
    #expect(Set(rendered.elements.map(\.id)).count == 4)
    try rendered.perform(on: "front 0")
    #expect(rendered.labels == ["far behind 0", "behind 0", "front 1", "far front 0"])
  }

  @Test func eachListOfActionsKeepsItsOwn() throws {
    let rendered = try RenderedView(
      Text("Mail")
        .accessibilityActions { Button("Reply") {} }
        .accessibilityActions { Button("Archive") {} })
    #expect(try rendered.element("Mail").actions == [.custom("Reply"), .custom("Archive")])
  }
}
