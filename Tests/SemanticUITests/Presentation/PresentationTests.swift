import SemanticTree
import Testing

@testable import SemanticUI

private struct SheetContent: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: name)
      Button("Close") { dismiss() }
    }
  }
}

private struct Opener: View {
  @State var isFirst = false
  @State var isSecond = false
  @State var isCover = false
  @State var dismissals = 0

  var body: some View {
    VStack {
      Text(verbatim: "dismissed \(dismissals)")
      Button("First") { isFirst = true }
      Button("Second") { isSecond = true }
      Button("Cover") { isCover = true }
    }
    .sheet(isPresented: $isFirst, onDismiss: { dismissals += 1 }) {
      SheetContent(name: "first sheet").presentationDetents([.height(300), .large])
    }
    .sheet(isPresented: $isSecond) { SheetContent(name: "second sheet").interactiveDismissDisabled() }
    .fullScreenCover(isPresented: $isCover) { SheetContent(name: "cover") }
  }
}

private struct Asking: View {
  @State var asks = false
  @State var confirms = false
  @State var log = "nothing"

  var body: some View {
    VStack {
      Text(verbatim: log)
      Button("Ask") { asks = true }
      Button("Confirm") { confirms = true }
    }
    .alert("Delete all?", isPresented: $asks) {
      Button("Delete", role: .destructive) { log = "deleted" }
      Button("Keep", role: .cancel) { log = "kept" }
    } message: {
      Text("This cannot be undone.")
    }
    .confirmationDialog("Sure?", isPresented: $confirms, titleVisibility: .visible) {
      Button("Yes") { log = "yes" }
      Button("Maybe") { log = "maybe" }
    }
  }
}

@MainActor
@Suite("Sheets, covers, alerts and dialogs")
struct PresentationTests {
  private func modal(_ probe: ScreenProbe<some View>) throws -> Node {
    let root = try probe.screen.root
    return try #require(root.children.last { $0.isModal })
  }

  @Test("a sheet is a modal layer after the content, closed by dismiss or a scrub")
  func sheet() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Opener() }
    try probe.activate("First")
    #expect(try probe.labels == ["first sheet", "Close"])
    #expect(try probe.screen.root.subtree.contains { $0.label == "Second" }, "the content stays below")
    try probe.activate("Close")
    #expect(try probe.labels == ["dismissed 1", "First", "Second", "Cover"])
    try probe.activate("First")
    #expect(try probe.host.perform(Interaction(.action(.escape), on: modal(probe).id)))
    #expect(try probe.labels.first == "dismissed 2")
  }

  @Test("sheets that refuse to be pulled down, and covers, have no scrub")
  func refusals() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Opener() }
    for name in ["Second", "Cover"] {
      try probe.activate(name)
      #expect(try !modal(probe).can(.escape))
      try probe.activate("Close")
    }
    #expect(try probe.labels.count == 4)
  }

  @Test("a cover fills the screen")
  func cover() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Opener() }
    try probe.activate("Cover")
    #expect(try modal(probe).frame == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test(
    "the place of a sheet on iOS 26",
    arguments: [
      (PresentationDetent.height(288), [8, 535.11, 377, 308.89]),
      (.height(600), [8, 235.81, 377, 608.19]), (.height(700), [8, 139.88, 377, 704.12]),
      (.height(400), [8, 427.67, 377, 416.33]), (.large, [0, 59, 393, 793]),
      (.medium, [8, 403.69, 377, 440.31]),
    ])
  func geometry(_ detent: PresentationDetent, _ expected: [Double]) throws {
    let probe = try ScreenProbe(.phone(.iOS26, width: 393, height: 852, top: 59)) {
      Text("below").sheet(isPresented: .constant(true)) { Text("in").presentationDetents([detent]) }
    }
    let frame = try modal(probe).frame
    #expect(areNear([frame.minX, frame.minY, frame.width, frame.height], expected, within: 0.05))
  }

  @Test(
    "small sheets have wider margins",
    arguments: [(144.0, [9.62, 373.76, 136.95]), (100, [21.5, 349.97, 89.05])])
  func smallSheets(_ height: Double, _ expected: [Double]) {
    let screen = ScreenEnvironment.phone(.iOS26, width: 393, height: 852, top: 59)
    let frame = SheetGeometry(height: height, on: screen).frame
    #expect(areNear([frame.minX, frame.width, frame.height], expected, within: 0.05))
  }

  @Test("what is in a partial sheet is drawn smaller, and found where it is drawn")
  func scaledContent() throws {
    let environment = ScreenEnvironment.phone(.iOS26, width: 393, height: 852, top: 59)
    func width(_ detent: PresentationDetent) throws -> Double {
      let probe = try ScreenProbe(environment) {
        Text("below").sheet(isPresented: .constant(true)) {
          Color.red.frame(width: 100, height: 100).accessibilityLabel("box").presentationDetents([detent])
        }
      }
      return try probe.frame("box").width
    }
    #expect(isNear(try width(.height(300)), 95.93))
    #expect(isNear(try width(.large), 100))
  }

  @Test("an alert: title, message and buttons, cancel first of two", arguments: SystemVersion.listVersions)
  func alert(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Asking() }
    try probe.activate("Ask")
    #expect(try probe.labels == ["Delete all?", "This cannot be undone.", "Keep", "Delete"])
    let layer = try modal(probe)
    #expect(layer.frame.width == (system >= .iOS26 ? 320 : 270))
    #expect(layer.label == "Alert")
    #expect(!layer.can(.escape))
    let (keep, delete) = (try probe.frame("Keep"), try probe.frame("Delete"))
    #expect(keep.minY == delete.minY && keep.maxX <= delete.minX)
    if system >= .iOS26 { #expect(keep.width == 140 && keep.height == 48) }
    try probe.activate("Delete")
    #expect(try probe.labels.first == "deleted")
  }

  @Test("a confirmation dialog has a Cancel of its own, last, which is what a scrub does")
  func confirmation() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Asking() }
    try probe.activate("Confirm")
    #expect(try probe.labels == ["Sure?", "Yes", "Maybe", "Cancel"])
    #expect(try probe.host.perform(Interaction(.action(.escape), on: modal(probe).id)))
    #expect(try probe.labels.first == "nothing")
    try probe.activate("Confirm")
    try probe.activate("Maybe")
    #expect(try probe.labels.first == "maybe")
  }

  @Test("a sheet over a sheet is the last modal")
  func nested() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("outer").alert("inner", isPresented: .constant(true)) { Button("Fine") {} }
      }
    }
    #expect(try probe.labels == ["inner", "Fine"])
  }
}
