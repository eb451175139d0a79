import SemanticTree
import Testing

@testable import SemanticUI

private struct Opener: View {
  var detent: PresentationDetent?
  var isCover = false
  var isStubborn = false
  @State var isOpen = false
  @State var closings = 0

  var body: some View {
    let button = Button("Open \(closings)") { isOpen = true }
    if isCover {
      button.fullScreenCover(isPresented: $isOpen) { Inside() }
    } else {
      button.sheet(isPresented: $isOpen) {
        closings += 1
      } content: {
        Inside().presentationDetents(detent.map { [$0] } ?? [.large])
          .interactiveDismissDisabled(isStubborn)
      }
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

private struct Surfaces: View {
  @State var isOpen = true

  var body: some View {
    List { Text("behind") }
      .sheet(isPresented: $isOpen) { List { Text("inside") } }
  }
}

@MainActor
@Suite("Sheets")
struct SheetTests {
  @Test(
    "captured places on iOS 26.1",
    arguments: [
      (PresentationDetent.height(100), [21.5, nil, 349.97, 89.05] as [Double?]),
      (.height(144), [9.62, nil, 373.76, 136.95]), (.height(200), [8, nil, 377, 224.47]),
      (.height(288), [8, 535.11, 377, 308.89]), (.height(600), [8, 235.81, 377, 608.19]),
      (.height(700), [8, 139.88, 377, 704.12]), (.medium, [8, 403.69, 377, 440.31]),
      (.large, [0, 59, 393, 793]),
    ])
  func places(_ detent: PresentationDetent, _ expected: [Double?]) throws {
    let probe = try ScreenProbe(.phone(.iOS26, width: 393, height: 852, top: 59)) { Opener(detent: detent) }
    try probe.activate("Open 0")
    let frame = try #require(try probe.layers.first).frame
    for (value, wanted) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
      if let wanted { #expect(isNear(value, wanted, within: 0.05)) }
    }
  }

  @Test("a sheet hides what is behind it, and closes by its button or the scrub", arguments: [true, false])
  func closing(_ scrubs: Bool) throws {
    let probe = try ScreenProbe(.phone(.iOS18)) { Opener() }
    #expect(try probe.layers.isEmpty)
    try probe.activate("Open 0")
    #expect(try probe.labels == ["Close"])
    if scrubs { try probe.escape() } else { try probe.activate("Close") }
    #expect(try probe.layers.isEmpty)
    #expect(try probe.labels == ["Open 1"])
  }

  @Test("a cover and a sheet that must be answered do not take the scrub")
  func noEscape() throws {
    for opener in [Opener(isCover: true), Opener(isStubborn: true)] {
      let probe = try ScreenProbe(.phone(.iOS26)) { opener }
      try probe.activate("Open 0")
      #expect(try !probe.escape())
      try probe.activate("Close")
      #expect(try probe.layers.isEmpty)
    }
  }

  @Test("dark surfaces in a sheet are elevated, light ones are not")
  func elevation() throws {
    var environment = ScreenEnvironment.phone(.iOS26)
    for (appearance, isSame) in [(Appearance.light, true), (.dark, false)] {
      environment.appearance = appearance
      let probe = try ScreenProbe(environment) { Surfaces() }
      let cards = try probe.screen.drawing.flat.compactMap { item -> ShapeDrawing? in
        guard case .fill(let shape) = item, shape.outline.bounds.width == 370 else { return nil }
        return shape
      }
      try #require(cards.count == 2)
      #expect((cards[0].paint == cards[1].paint) == isSame)
    }
  }
}
