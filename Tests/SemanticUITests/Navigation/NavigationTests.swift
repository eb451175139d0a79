import SemanticTree
import Testing

@testable import SemanticUI

private struct Detail: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "Detail \(number)")
      Button("Leave") { dismiss() }
      NavigationLink("Deeper", value: number + 1)
    }
    .navigationTitle(Text(verbatim: "Second"))
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Browsing: View {
  @State var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text(verbatim: "depth \(path.count)")
        NavigationLink("Open", value: 1)
        NavigationLink("Own") { Detail(number: 7) }
      }
      .navigationTitle("First")
      .navigationDestination(for: Int.self) { Detail(number: $0) }
    }
  }
}

private struct Presenting: View {
  @State var isShown = false

  var body: some View {
    NavigationStack {
      Button("Show") { isShown = true }
        .navigationTitle("Root")
        .navigationDestination(isPresented: $isShown) { Text("Presented") }
    }
  }
}

private struct Tools: View {
  @State var log = "nothing"

  var body: some View {
    NavigationStack {
      Text(verbatim: log)
        .navigationTitle("Edit")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              log = "cancelled"
            } label: {
              Image(systemName: "xmark")
            }.accessibilityLabel("Cancel")
          }
          ToolbarItem(placement: .confirmationAction) {
            Button {
              log = "done"
            } label: {
              Image(systemName: "checkmark")
            }.accessibilityLabel("Done")
          }
          ToolbarItemGroup(placement: .bottomBar) { Button("Share") { log = "shared" } }
        }
    }
  }
}

private struct Searching: View {
  @State var query = ""

  var body: some View {
    NavigationStack {
      List { Text(verbatim: "results for '\(query)'") }
        .navigationTitle("Library")
        .searchable(text: $query, prompt: "Find")
    }
  }
}

@MainActor
@Suite("Navigation stacks")
struct NavigationTests {
  @Test("pushing and going back, by value", arguments: SystemVersion.listVersions)
  func pushAndPop(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Browsing() }
    #expect(try probe.labels == ["First", "depth 0", "Open", "Own"])
    #expect(try probe.element("First").traits == .header)
    try probe.activate("Open")
    #expect(try probe.labels == ["First", "Second", "Detail 1", "Leave", "Deeper"])
    #expect(try probe.element("First").traits == [.button, .backButton])
    try probe.activate("Deeper")
    #expect(try probe.labels.first == "Second")
    #expect(try probe.labels.contains("Detail 2"))
    try probe.activate("Second")
    #expect(try probe.labels.contains("Detail 1"))
    try probe.activate("Leave")
    #expect(try probe.labels == ["First", "depth 0", "Open", "Own"])
  }

  @Test("a link with its own destination, left by a scrub")
  func ownDestination() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Browsing() }
    try probe.activate("Own")
    #expect(try probe.labels.contains("Detail 7"))
    let root = try probe.screen.root
    let screen = try #require(root.subtree.first { $0.can(.escape) })
    #expect(try probe.host.perform(Interaction(.action(.escape), on: screen.id)))
    #expect(try probe.labels.contains("depth 0"))
  }

  @Test("a destination that a binding presents")
  func presented() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { Presenting() }
    try probe.activate("Show")
    #expect(try probe.labels == ["Root", "Presented"])
    try probe.activate("Root")
    #expect(try probe.labels == ["Root", "Show"])
  }

  @Test("a value without a destination pushes nothing and says so")
  func noDestination() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) {
      NavigationStack { NavigationLink("Go", value: "nowhere") }
    }
    try probe.activate("Go")
    #expect(try probe.labels == ["Go"])
    #expect(try probe.screen.notes.contains { $0.contains("navigationDestination for String") })
  }

  @Test("a link outside of a stack is disabled")
  func outside() throws {
    let probe = try ScreenProbe(.phone(.iOS26)) { NavigationLink("Go") { Text("There") } }
    #expect(try probe.element("Go").traits == [.button, .notEnabled])
    #expect(try !probe.activate("Go"))
  }

  @Test(
    "bar heights: where the content's safe area begins",
    arguments: [
      (SystemVersion.iOS17, false, 44.0), (.iOS18, false, 44), (.iOS26, false, 54), (.iOS17, true, 96),
      (.iOS18, true, 96), (.iOS26, true, 106),
    ])
  func barHeight(_ system: SystemVersion, _ isLarge: Bool, _ height: Double) throws {
    let probe = try ScreenProbe(.phone(system)) {
      NavigationStack {
        Color.red.accessibilityLabel("content").navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
    #expect(isNear(try probe.frame("content").minY, 62 + height))
    #expect(isNear(try probe.frame("content").maxY, 874 - 34))
  }

  @Test(
    "the first card of a form below an inline and a large title",
    arguments: [(SystemVersion.iOS18, 79.0, nil as Double?), (.iOS26, 89.0, 106.0)])
  func firstCard(_ system: SystemVersion, _ inline: Double, _ large: Double?) throws {
    func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> Double {
      let probe = try ScreenProbe(.phone(system, .medium)) {
        NavigationStack {
          Form { Text("row") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
      }
      return try probe.frame("row").minY - 62
    }
    #expect(isNear(try top(.inline), inline, within: 0.34))
    if let large { #expect(isNear(try top(.large), large, within: 0.34)) }
  }

  @Test(
    "the back button's frame",
    arguments: [
      (SystemVersion.iOS17, 59.0, [0, 53.67, 44]), (.iOS18, 62, [0, 56.33, 44]), (.iOS26, 62, [16, 62, 44]),
    ])
  func backButton(_ system: SystemVersion, _ top: Double, _ place: [Double]) throws {
    let probe = try ScreenProbe(.phone(system, top: top)) { Browsing() }
    try probe.activate("Open")
    let frame = try probe.frame("First")
    #expect(areNear([frame.minX, frame.minY, frame.height], place))
    // The text is measured with a stand-in for the system's font, so its width is known to 2 of 100.
    if system < .iOS26 { #expect(isNear(frame.width, 63.67, within: 1)) } else { #expect(frame.width == 44) }
  }

  @Test("toolbar items of iOS 26 are circles at the screen's sides")
  func toolbar() throws {
    let probe = try ScreenProbe(.phone(.iOS26, .medium, width: 390, height: 844)) { Tools() }
    #expect(try probe.labels == ["Cancel", "Edit", "Done", "nothing", "Share"])
    #expect(try probe.frame("Cancel") == Rect(x: 16, y: 62, width: 44, height: 44))
    #expect(try probe.frame("Done") == Rect(x: 330, y: 62, width: 44, height: 44))
    try probe.activate("Done")
    try #require(try probe.labels.contains("done"))
    try probe.activate("Share")
    #expect(try probe.labels.contains("shared"))
  }

  @Test("title, search field, list", arguments: SystemVersion.listVersions)
  func search(_ system: SystemVersion) throws {
    let probe = try ScreenProbe(.phone(system)) { Searching() }
    #expect(try probe.labels == ["Library", "Find", "results for ''"])
    let elements = try probe.elements
    let field = try #require(elements.first { $0.traits.contains(.searchField) })
    #expect(try probe.host.perform(Interaction(.insertText("ab"), on: field.id)))
    #expect(try probe.host.perform(Interaction(.deleteBackward, on: field.id)))
    #expect(try probe.labels == ["Library", "a", "results for 'a'"])
  }
}
