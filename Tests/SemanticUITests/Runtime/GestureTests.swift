import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite struct GestureTests {
  @Test(arguments: [(NodeAction.activate, "tap"), (.longPress, "long true")])
  func exclusiveGesturesActOnTheirInput(action: NodeAction, expected: String) throws {
    let rendered = try RenderedView(Touched())
    try rendered.perform(action, on: "untouched")
    #expect(rendered.labels == [expected])
  }

  @Test func dragsAreDeclared() throws {
    let rendered = try RenderedView(
      Text("card").gesture(DragGesture().onEnded { _ in }.simultaneously(with: RotateGesture())))
    #expect(rendered.screen.notModelled.map(\.name) == ["DragGesture", "RotateGesture"])
    #expect(try rendered.element("card").actions.isEmpty)
  }

  @Test func disabledGesturesAreOff() throws {
    let rendered = try RenderedView(Text("card").gesture(TapGesture().onEnded {}, isEnabled: false))
    #expect(try rendered.element("card").actions.isEmpty)
  }

  @Test func doubleTapsAreOutOfReach() throws {
    let rendered = try RenderedView(Counting { Text($0).gesture(TapGesture(count: 2).onEnded($1)) })
    try #require(rendered.labels == ["0"])
    _ = try rendered.host.perform(.activate(rendered.element("0").id))
    try rendered.render()
    #expect(rendered.labels == ["0"])
  }

  @Test(arguments: [
    ("space", true), ("a", true), ("upArrow", true), ("escape", true), ("z", false),
  ])
  func keysReachTheirHandlers(key: String, isTaken: Bool) throws {
    let rendered = try RenderedView(Keyed())
    let element = try rendered.element("none")
    #expect(element.can(.keyPress(key)) == isTaken)
    #expect(try rendered.host.perform(Interaction(.action(.keyPress(key)), on: element.id)) == isTaken)
    try rendered.render()
    #expect(rendered.labels == [isTaken ? key : "none"])
  }

  @Test func ignoredKeysGoOn() throws {
    let rendered = try RenderedView(
      Counting { label, act in
        Text(label).onKeyPress(.space) { .ignored }.onKeyPress(.space) {
          act()
          return .handled
        }
      })
    try rendered.perform(.keyPress("space"), on: "0")
    #expect(rendered.labels == ["1"])
  }

  @Test func deletingIsAnAction() throws {
    let rendered = try RenderedView(Counting { label, act in Text(label).onDeleteCommand { act() } })
    try rendered.perform(.delete, on: "0")
    #expect(rendered.labels == ["1"])
  }
}

private struct Counting<Content: View>: View {
  @State private var count = 0
  let content: (String, @escaping () -> Void) -> Content

  init(@ViewBuilder content: @escaping (String, @escaping () -> Void) -> Content) { self.content = content }

  var body: some View { content("\(count)") { count += 1 } }
}

private struct Touched: View {
  @State private var heard = "untouched"
  @GestureState private var isDown = false

  var body: some View {
    Text(heard)
      .gesture(
        LongPressGesture().onEnded { heard = "long \($0)" }
          .exclusively(before: TapGesture().onEnded { heard = "tap" })
      )
      .highPriorityGesture(LongPressGesture().updating($isDown) { value, state, _ in state = value })
  }
}

private struct Keyed: View {
  @State private var key = "none"

  var body: some View {
    Text(key)
      .onKeyPress(.space) { take("space") }
      .onKeyPress(characters: CharacterSet(charactersIn: "ab")) { take($0.characters) }
      .onKeyPress(keys: [.upArrow]) { _ in take("upArrow") }
      .onExitCommand { key = "escape" }
  }

  private func take(_ name: String) -> KeyPress.Result {
    key = name
    return .handled
  }
}
