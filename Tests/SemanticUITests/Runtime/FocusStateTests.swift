import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct FocusStateTests {
  private func focus(_ isFocused: Bool, on label: String, in rendered: RenderedView<some View>) throws -> Bool
  {
    let id = try rendered.element(label).id
    return try rendered.host.perform(Interaction(.accessibilityFocus(isFocused), on: id))
  }

  @Test func codeMovesVoiceOver() throws {
    let rendered = try RenderedView(Guided())
    #expect(rendered.screen.focusRequest == nil)
    try rendered.perform(on: "go")
    #expect(try rendered.screen.focusRequest == rendered.element("b").id)
    try rendered.render()
    #expect(rendered.screen.focusRequest == nil)
  }

  @Test func voiceOverSetsTheState() throws {
    let rendered = try RenderedView(Guided())
    #expect(try focus(true, on: "a", in: rendered))
    try rendered.render()
    #expect(rendered.labels.last == "on a")
    #expect(rendered.screen.focusRequest == nil)
    #expect(try focus(false, on: "a", in: rendered))
    try rendered.render()
    #expect(rendered.labels.last == "nowhere")
    #expect(try !focus(true, on: "go", in: rendered))
  }

  @Test func codeMovesTheKeyboard() throws {
    let rendered = try RenderedView(Form2())
    try rendered.perform(on: "next")
    #expect(rendered.elements.map { $0.traits.contains(.isEditing) } == [true, false, false, false])
    try rendered.perform(on: "next")
    #expect(rendered.elements.map { $0.traits.contains(.isEditing) } == [false, true, false, false])
    #expect(rendered.labels.last == "password")
  }

  @Test func focusGoesToWhatComesWithIt() throws {
    let rendered = try RenderedView(Adding())
    try rendered.perform(on: "add")
    #expect(rendered.elements.map { $0.traits.contains(.isEditing) } == [false, true, false, false])
    #expect(try rendered.screen.focusRequest == rendered.element("new here").id)
  }

  @Test func theKeyboardSetsTheState() throws {
    let rendered = try RenderedView(Form2())
    #expect(try rendered.host.perform(Interaction(.focus(true), on: rendered.elements[1].id)))
    try rendered.render()
    #expect(rendered.labels.last == "password")
    #expect(try rendered.host.perform(Interaction(.focus(false), on: rendered.elements[1].id)))
    try rendered.render()
    #expect(rendered.labels.last == "none")
  }

  @Test(arguments: [
    ("announce", SemanticTree.Notification(kind: .announcement, text: "Saved", priority: .high)),
    ("queued", SemanticTree.Notification(kind: .announcement, text: "Later", isQueued: true)),
    ("plain", SemanticTree.Notification(kind: .announcement, text: "Done")),
    ("layout", SemanticTree.Notification(kind: .layoutChanged)),
    ("screen", SemanticTree.Notification(kind: .screenChanged, text: "Next")),
    ("page", SemanticTree.Notification(kind: .pageScrolled, text: "Page 2")),
  ])
  func notificationsAreKept(button: String, expected: SemanticTree.Notification) throws {
    let rendered = try RenderedView(Posting())
    try rendered.perform(on: button)
    #expect(rendered.screen.notifications == [expected])
    try rendered.render()
    #expect(rendered.screen.notifications.isEmpty)
  }
}

private struct Guided: View {
  @AccessibilityFocusState private var place: String?

  var body: some View {
    VStack {
      Text("a").accessibilityFocused($place, equals: "a")
      Text("b").accessibilityFocused($place, equals: "b")
      Button("go") { place = "b" }
      Text(place.map { "on \($0)" } ?? "nowhere")
    }
  }
}

private struct Adding: View {
  @FocusState private var field: Int?
  @AccessibilityFocusState private var place: Int?
  @State private var isAdded = false
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("old", text: $text).focused($field, equals: 0).accessibilityFocused($place, equals: 0)
      if isAdded {
        TextField("new", text: $text).focused($field, equals: 1)
        Text("new here").accessibilityFocused($place, equals: 1)
      }
      Button("add") {
        isAdded = true
        field = 1
        place = 1
      }
    }
  }
}

private struct Form2: View {
  enum Field: String { case name, password }
  @FocusState private var field: Field?
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($field, equals: .name)
      TextField("Password", text: $text).focused($field, equals: .password)
      Button("next") { field = field == nil ? .name : .password }
      Text(field?.rawValue ?? "none")
    }
  }
}

private struct Posting: View {
  var body: some View {
    VStack {
      Button("announce") {
        var words = AttributedString("Saved")
        words.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(words).post()
      }
      Button("queued") {
        var words = AttributedString("Later")
        words.accessibilitySpeechAnnouncementsQueued = true
        AccessibilityNotification.Announcement(words).post()
      }
      Button("plain") { AccessibilityNotification.Announcement("Done").post() }
      Button("layout") { AccessibilityNotification.LayoutChanged().post() }
      Button("screen") { AccessibilityNotification.ScreenChanged("Next").post() }
      Button("page") { AccessibilityNotification.PageScrolled("Page 2").post() }
    }
  }
}
