import SemanticTree
import Testing

@testable import SemanticUI

private struct Asker: View {
  var isAlert = true
  @State var isAsking = false
  @State var answer = "none"

  var body: some View {
    let button = Button("Ask, \(answer)") { isAsking = true }
    if isAlert {
      button.alert("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { answer = "delete" }
        Button("Keep", role: .cancel) { answer = "keep" }
      } message: {
        Text("It is gone then.")
      }
    } else {
      button.confirmationDialog("Delete?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { answer = "delete" }
        Button("Archive") { answer = "archive" }
      }
    }
  }
}

private struct Telling: View {
  @State var isTold = true

  var body: some View {
    Text("behind").alert("Saved", isPresented: $isTold) {}
  }
}

@MainActor
@Suite("Alerts and confirmation dialogs")
struct DialogTests {
  @Test(
    "an alert is a modal box of the version's width with the cancelling button first",
    arguments: [(SystemVersion.iOS17, 270.0), (.iOS18, 270.0), (.iOS26, 320.0)])
  func alert(_ system: SystemVersion, _ width: Double) throws {
    let probe = try ScreenProbe(.phone(system)) { Asker() }
    try probe.activate("Ask, none")
    let box = try #require(try probe.layers.last)
    #expect(box.label == "Alert")
    #expect(box.frame.width == width)
    #expect(isNear(box.frame.midX, 201, within: 0.34))
    #expect(try probe.labels == ["Delete?", "It is gone then.", "Keep", "Delete"])
    #expect(try !probe.element("Delete?").traits.contains(.header))
    let (keep, delete) = try (probe.frame("Keep"), probe.frame("Delete"))
    #expect(keep.minY == delete.minY)
    #expect(keep.maxX <= delete.minX)
    guard system >= .iOS26 else { return }
    #expect(areNear([keep.width, delete.minX - keep.maxX, keep.height], [140, 8, 48]))
  }

  @Test("every answer closes and acts", arguments: ["Keep", "Delete"])
  func answers(_ answer: String) throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Asker() }
    try probe.activate("Ask, none")
    try probe.activate(answer)
    #expect(try probe.layers.isEmpty)
    #expect(try probe.labels == ["Ask, \(answer.lowercased())"])
  }

  @Test("the scrub does not leave an alert, but cancels a confirmation dialog")
  func escape() throws {
    let alert = try ScreenProbe(.phone(.iOS26)) { Asker() }
    try alert.activate("Ask, none")
    #expect(try !alert.escape())
    let dialog = try ScreenProbe(.phone(.iOS26)) { Asker(isAlert: false) }
    try dialog.activate("Ask, none")
    #expect(try dialog.escape())
    #expect(try dialog.layers.isEmpty)
    #expect(try dialog.labels == ["Ask, none"])
  }

  @Test("a confirmation dialog always has a last button that cancels", arguments: SystemVersion.listVersions)
  func confirmation(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Asker(isAlert: false) }
    try probe.activate("Ask, none")
    #expect(try probe.labels == ["Delete?", "Delete", "Archive", "Cancel"])
    let box = try #require(try probe.layers.last)
    #expect(box.label == nil)
    // Before iOS 26 it stands at the screen's bottom.
    #expect((box.frame.maxY > 800) == (system < .iOS26))
    try probe.activate("Cancel")
    #expect(try probe.layers.isEmpty)
  }

  @Test("an alert without buttons can be acknowledged")
  func acknowledging() throws {
    let probe = try ScreenProbe(.phone(.iOS18)) { Telling() }
    #expect(try probe.labels == ["Saved", "OK"])
    try probe.activate("OK")
    #expect(try probe.labels == ["behind"])
  }

  @Test(
    "how much of what is behind is dimmed on iOS 26", arguments: [(Appearance.light, 0.2), (.dark, 0.48)])
  func dimming(_ appearance: Appearance, _ opacity: Double) throws {
    var environment = ScreenEnvironment.phone(.iOS26)
    environment.appearance = appearance
    let probe = try ScreenProbe(environment) { Telling() }
    let veil = try probe.screen.drawing.flat.compactMap { item -> Paint? in
      guard case .fill(let shape) = item, shape.outline.bounds.height == 874 else { return nil }
      return shape.paint
    }.last
    guard case .color(let color) = veil else {
      Issue.record("nothing is dimmed")
      return
    }
    #expect(isNear(color.alpha, opacity, within: 0.001))
  }
}
