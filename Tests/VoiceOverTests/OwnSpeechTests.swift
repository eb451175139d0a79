import SemanticTree
import Testing
import VoiceOver

/// What VoiceOver says by itself when the focused element changes.
@MainActor @Suite struct OwnSpeechTests {
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var command = VoiceOverCommand.activate
    var before: Node
    var after: Node
    var heard: [String]
    var silent: [String] = []
    var sounds: [SoundEffect] = [.activated]
  }

  nonisolated private static func node(
    _ label: String? = nil, value: String? = nil, hint: String? = nil, _ traits: Traits = .button,
    expanded: ExpandedState? = nil
  ) -> Node {
    var node = element("it", label, row: 0, value: value, hint: hint, traits: traits)
    node.expanded = expanded
    return node
  }

  nonisolated static let changes = [
    Change(
      testDescription: "a new label alone", before: node("Show"), after: node("Hide"), heard: ["Hide"]),
    Change(
      testDescription: "a new value alone", before: node("Quantity", value: "1"),
      after: node("Quantity", value: "2"), heard: ["2"]),
    Change(
      testDescription: "a switch's state alone", before: node("Wi-Fi", value: "0", [.button, .toggleButton]),
      after: node("Wi-Fi", value: "1", [.button, .toggleButton]), heard: ["on"]),
    Change(
      testDescription: "a disclosure's label and state", before: node("More", expanded: .collapsed),
      after: node("More", expanded: .expanded), heard: ["More, expanded"]),
    Change(
      testDescription: "no word for a lost selection", before: node("Vegan", [.button, .selected]),
      after: node("Vegan"), heard: [], silent: ["not announced: 'Vegan' is no longer selected"]),
    Change(
      testDescription: "no word for a new hint", before: node("Shipping", hint: "Opens"),
      after: node("Shipping", hint: "Closes"), heard: [],
      silent: ["not announced: the hint of 'Shipping' is now 'Closes'"]),
    Change(
      testDescription: "no word for another role", before: node("Go"), after: node("Go", .link), heard: [],
      silent: ["not announced: the traits of 'Go' changed: gained 'link', lost 'button'"]),
    Change(
      testDescription: "nothing of an element that starts media",
      before: node("Play", [.button, .startsMediaSession]),
      after: node("Pause", [.button, .startsMediaSession]), heard: [],
      silent: ["not announced: 'Play' is now 'Pause'"]),
    Change(
      testDescription: "a field that begins to be edited",
      before: node("Email", value: "a@b.c", .textEntry),
      after: node("Email", value: "a@b.c", [.textEntry, .isEditing]),
      heard: ["Email, text field, is editing, a@b.c, character mode, insertion point at end"]),
    Change(
      testDescription: "an adjustment's value", command: .increment,
      before: node("Volume", value: "50%", .adjustable), after: node("Volume", value: "60%", .adjustable),
      heard: ["60%"], sounds: []),
    Change(
      testDescription: "a limit's value with its sound", command: .increment,
      before: node("Volume", value: "100%", .adjustable), after: node("Volume", value: "100%", .adjustable),
      heard: ["100%"], sounds: [.limit]),
  ]

  @Test(arguments: changes) func change(_ change: Change) throws {
    let host = FakeHost(change.before, render: { [$0] }) { state, interaction, _ in
      guard case .action = interaction.kind else { return false }
      state = change.after
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    let step = try session.perform(change.command)
    #expect(step.spoken.map { Transcript($0.utterance).text } == change.heard)
    #expect(step.silentChanges.map(\.description) == change.silent)
    #expect(step.soundEffects == change.sounds)
  }

  @Test("an activation without effect is silent unless the echo is chosen", arguments: [false, true])
  func echo(_ echoes: Bool) throws {
    var settings = SpeechSettings.device
    settings.conventions.echoesActivation = echoes
    let host = FakeHost(0, render: { _ in [Self.node("Save")] }) { _, _, _ in true }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment(), settings: settings)
    _ = try session.perform(.start)
    let step = try session.perform(.activate)
    #expect(step.spoken.map { Transcript($0.utterance).text } == (echoes ? ["Save"] : []))
  }

  @Test func customActionsGoByName() throws {
    var mail = Self.node("Mail")
    mail.actions = [.activate, .custom("Archive"), .custom("Flag")]
    let host = FakeHost("", render: { _ in [mail] }) { state, interaction, _ in
      if case .action(.custom(let name)) = interaction.kind { state = name }
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    #expect(try session.perform(.custom("Flag")).wasTaken)
    #expect(host.state == "Flag")
    let error = #expect(throws: CommandError.self) { try session.perform(.custom("Delete")) }
    #expect(error?.description == "'Mail' has no action 'Delete'; it has Archive, Flag")
  }

  @Test("an escape goes up until someone takes it")
  func bubbling() throws {
    var sheet = group("sheet", .semanticGroup, [group("inner", nil, [Self.node("Name")])])
    sheet.actions = [.escape]
    let nodes = [sheet]
    let host = FakeHost(false, render: { _ in nodes }) { state, interaction, _ in
      state = interaction.node == NodeID("sheet")
      return state
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    #expect(try session.perform(.escape).wasTaken)
    let asked = host.log.filter { $0.kind == .action(.escape) }.map(\.node.path)
    #expect(asked == ["it", "sheet"])
  }
}
