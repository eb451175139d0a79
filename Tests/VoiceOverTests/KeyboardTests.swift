import SemanticTree
import Testing

@testable import VoiceOver

/// Hardware keys: VoiceOver's chords, Full Keyboard Access, keys for the element.
@MainActor @Suite struct KeyboardTests {
  @Test(
    "a chord is read as people write it",
    arguments: [
      ("space", "space"), ("Shift+Tab", "shift+tab"), ("shift-tab", "shift+tab"),
      ("vo+rightArrow", "vo+right"),
      ("ctrl+option+Right", "vo+right"), ("VO-Shift-N", "vo+shift+n"), ("cmd+a", "command+a"),
      ("vo+-", "vo+-"), ("-", "-"), ("+", "+"), ("A", "shift+a"), ("esc", "escape"), ("tab", "tab"),
      ("tab+b", "tab+b"), ("vo+command+shift+h", "vo+shift+command+h"), ("ü", "ü"),
    ])
  func chords(_ text: String, _ expected: String) {
    #expect(KeyChord(text)?.description == expected)
  }

  @Test(
    "what is no key is refused",
    arguments: ["", "spac", "hyper+a", "\u{1B}", "\n", "shift+", "right right", "vo"])
  func nonsense(_ text: String) {
    #expect(KeyChord(text) == nil)
  }

  @Test("every chord reads as it is written", arguments: VoiceOverKeys.all.map(\.chord))
  func roundTrip(_ chord: KeyChord) {
    #expect(KeyChord(chord.description) == chord)
  }

  @Test func noTwoCommandsShareAChord() {
    let chords = VoiceOverKeys.all.map(\.chord)
    #expect(Set(chords).count == chords.count)
  }

  // MARK: - On a screen

  private struct State {
    var volume = 5
    var done: [String] = []
    var isEditing = false
    var text = ""
  }

  /// A text, a chip that handles Delete, a disabled button, a slider and a field.
  private func session(_ direction: LayoutDirection = .leftToRight) throws -> (
    VoiceOverSession, FakeHost<State>
  ) {
    let host = FakeHost(
      State(),
      render: { state in
        var chip = element("chip", "Vegan", row: 1, traits: .button)
        chip.actions = [.activate, .keyPress("delete")]
        var slider = element("volume", "Volume", row: 3, value: "\(state.volume)", traits: .adjustable)
        slider.actions = [.increment, .decrement]
        let editing: Traits = state.isEditing ? [.textEntry, .isEditing] : .textEntry
        return [
          element("text", "Filters", row: 0), chip,
          element("off", "Apply", row: 2, traits: [.button, .notEnabled]), slider,
          element("field", "Name", row: 4, value: state.text, traits: editing),
        ]
      },
      answer: { state, interaction, _ in
        switch interaction.kind {
        case .action(.activate) where interaction.node == NodeID("field"): state.isEditing = true
        case .action(.increment): state.volume += 1
        case .action(.decrement): state.volume -= 1
        case .action(.activate), .action(.keyPress("delete")): state.done.append("\(interaction.kind)")
        case .insertText(let text): state.text += text
        case .focus(false): state.isEditing = false
        default: return false
        }
        return true
      })
    var environment = ScreenEnvironment()
    environment.layoutDirection = direction
    return (try VoiceOverSession(host: host, environment: environment), host)
  }

  private func press(_ session: VoiceOverSession, _ keys: String...) throws -> [NodeID?] {
    try keys.map { try session.perform(.press(try #require(KeyChord($0)))).focusAfter }
  }

  @Test func tabGoesThroughWhatCanBeOperated() throws {
    let (session, _) = try session()
    let focus = try press(session, "tab", "tab", "tab", "tab", "shift+tab", "tab+left", "tab+right")
    #expect(focus.map { $0?.path } == ["chip", "volume", "field", "chip", "field", "chip", "field"])
  }

  @Test func tabStartsFromVoiceOversCursor() throws {
    let (session, _) = try session()
    _ = try session.perform(.focus(.id(NodeID("off"))))
    #expect(try press(session, "tab") == [NodeID("volume")])
  }

  @Test func keysThatAViewHandlesAreItsOwn() throws {
    let (session, host) = try session()
    _ = try press(session, "tab", "delete", "space")
    #expect(host.state.done.count == 2 && host.state.done[0].contains("keyPress(\"delete\")"))
    #expect(host.state.done.last?.contains("activate") == true)
  }

  @Test(
    "arrows adjust a slider as it is laid out",
    arguments: [(LayoutDirection.leftToRight, 6), (.rightToLeft, 4)])
  func arrows(_ direction: LayoutDirection, _ volume: Int) throws {
    let (session, host) = try session(direction)
    _ = try session.perform(.focus(.id(NodeID("volume"))))
    _ = try press(session, "right")
    #expect(host.state.volume == volume)
    #expect(try press(session, "up") == [NodeID("chip")])
  }

  @Test func aFieldIsEditedFromSpaceOnUntilTab() throws {
    let (session, host) = try session()
    _ = try session.perform(.focus(.id(NodeID("field"))))
    _ = try press(session, "a")
    #expect(host.state.text.isEmpty, "a field is not edited before it is activated")
    _ = try press(session, "space", "A", "space", "b")
    #expect(host.state.text == "A b")
    _ = try press(session, "tab")
    #expect(!host.state.isEditing && session.focus == NodeID("chip"))
  }

  @Test func aKeyThatNobodyTakesIsTold() throws {
    let (session, _) = try session()
    _ = try press(session, "tab")
    let step = try session.perform(.press(KeyChord("pageUp")))
    #expect(!step.wasTaken && step.spoken.isEmpty && step.focusAfter == NodeID("chip"))
  }

  @Test(
    "VoiceOver's chords are its commands",
    arguments: [
      ("vo+right", "chip"), ("vo+end", "field"), ("vo+home", "text"), ("vo+command+j", "chip"),
    ])
  func voiceOver(_ chord: String, _ focus: String) throws {
    let (session, _) = try session()
    _ = try session.perform(.start)
    #expect(try press(session, chord) == [NodeID(focus)])
  }

  @Test func quickNavigationTakesLetters() throws {
    let (session, _) = try session()
    _ = try session.perform(.start)
    #expect(try press(session, "j") == [NodeID("text")])
    #expect(try press(session, "vo+q", "j", "j", "shift+j").last == NodeID("chip"))
  }
}
