import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct FocusTests {
  private struct Login: SemanticUI.View {
    enum Field: Hashable { case name, password }

    @State private var name = ""
    @State private var password = ""
    @FocusState private var field: Field?

    var body: some SemanticUI.View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        SecureField("Password", text: $password).focused($field, equals: .password)
        Button("Next") { field = .password }
        Button("Done") { field = nil }
        Text(field == .name ? "at name" : field == .password ? "at password" : "nowhere")
      }
      .onAppear { field = .name }
    }
  }

  private func state(_ rendered: RenderedView<Login>) -> (edited: Int?, words: String?) {
    (rendered.elements.firstIndex { $0.traits.contains(.isEditing) }, rendered.labels.last)
  }

  @Test func focusGoesWhereCodeAndUserPutIt() throws {
    let rendered = try RenderedView(Login())
    #expect(state(rendered) == (0, "at name"))
    try rendered.perform(on: "Next")
    #expect(state(rendered) == (1, "at password"))
    try rendered.perform(on: "Done")
    #expect(state(rendered) == (nil, "nowhere"))
    let field = rendered.elements[0].id
    _ = try rendered.host.perform(Interaction(.insertText("Ada"), on: field))
    try rendered.render()
    #expect(state(rendered) == (0, "at name"))
    #expect(rendered.elements[0].value == "Ada")
  }

  private struct Warning: SemanticUI.View {
    @AccessibilityFocusState private var isHeard: Bool

    var body: some SemanticUI.View {
      VStack {
        Text(isHeard ? "heard" : "Wrong password").accessibilityFocused($isHeard)
        Button("Check") {
          isHeard = true
          AccessibilityNotification.Announcement("Try again").post()
        }
      }
    }
  }

  @Test func codeMovesTheCursorAndAnnounces() throws {
    let rendered = try RenderedView(Warning())
    let warning = rendered.elements[0].id
    try rendered.perform(on: "Check")
    #expect(rendered.screen.focusRequest == warning)
    #expect(rendered.screen.notifications == [Notification(kind: .announcement, text: "Try again")])
    #expect(rendered.labels.first == "heard")
    #expect(try rendered.host.perform(Interaction(.accessibilityFocus(false), on: warning)))
    try rendered.render()
    #expect(rendered.labels.first == "Wrong password")
    #expect(rendered.screen.notifications.isEmpty)
    #expect(rendered.screen.focusRequest == nil)
  }

  private struct Scaled: SemanticUI.View {
    @ScaledMetric private var side = 17.0
    @AppStorage("taps") private var taps = 0
    @State private var page = 0

    var body: some SemanticUI.View {
      VStack {
        Color.red.frame(width: side, height: side).accessibilityLabel("side")
        Text("\(taps)")
        Button("tap") { taps += 1 }
        Page().id(page)
        Button("turn") { page += 1 }
      }
    }
  }

  private struct Page: SemanticUI.View {
    @State private var count = 0
    @AppStorage("taps") private var taps = 0

    var body: some SemanticUI.View { Button("page \(count) of \(taps)") { count += 1 } }
  }

  /// `ScaledMetric` grows with body's distance of lines: 19 at xS, 22 at L, 62 at AX5, rounded to a pixel.
  @Test(arguments: [(TypeSize.xSmall, 19.0), (.large, 22), (.accessibility5, 62)])
  func lengthsFollowDynamicType(typeSize: TypeSize, leading: Double) throws {
    let rendered = try RenderedView(Scaled()) { $0.typeSize = typeSize }
    #expect(abs(rendered.elements[0].frame.height - 17 * leading / 22) <= 1.0 / 3)
    #expect(rendered.screen.environmentReads.map(\.key) == ["dynamicTypeSize"])
  }

  @Test func storedValuesAreSharedAndIdentitiesReset() throws {
    let rendered = try RenderedView(Scaled())
    try rendered.perform(on: "tap")
    try rendered.perform(on: "page 0 of 1")
    #expect(rendered.labels.contains("page 1 of 1"))
    try rendered.perform(on: "turn")
    #expect(rendered.labels.contains("page 0 of 1"))
  }

  @Test func eachOfSeveralGesturesHasItsOwnAction() throws {
    var log: [String] = []
    let tap = TapGesture().onEnded { log.append("tap") }
    let press = LongPressGesture().onEnded { _ in log.append("press") }
    let rendered = try RenderedView(Text("a").gesture(tap.exclusively(before: press)))
    try rendered.perform(on: "a")
    try rendered.perform(.longPress, on: "a")
    #expect(log == ["tap", "press"])
  }

  @Test func gesturesAndKeysAct() throws {
    var log: [String] = []
    let rendered = try RenderedView(
      VStack {
        Text("a").gesture(TapGesture().onEnded { log.append("tap") })
        Text("b").onKeyPress(.space) {
          log.append("space")
          return .handled
        }
        Text("c").onDeleteCommand { log.append("delete") }
        Text("d").gesture(DragGesture())
      })
    try rendered.perform(on: "a")
    try rendered.perform(.keyPress("space"), on: "b")
    try rendered.perform(.delete, on: "c")
    #expect(log == ["tap", "space", "delete"])
    #expect(rendered.screen.notModelled.map(\.name) == ["DragGesture"])
  }
}
