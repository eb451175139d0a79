import SemanticTree
import Testing
import VoiceOver

/// Where the cursor goes, by the user's hand and by the component's.
@MainActor @Suite struct FocusTests {
  private let rows = ["One", "Two", "Three"].enumerated().map { element($1, $1, row: $0) }

  private func texts(_ step: Step) -> [String] { step.spoken.map { Transcript($0.utterance).text } }

  @Test func walkingStopsAtTheEndsAndReadsAgain() throws {
    let session = try VoiceOverSession(host: FrozenHost(rows), environment: ScreenEnvironment())
    #expect(texts(try session.perform(.start)) == ["One"])
    let first = try session.perform(.previous)
    #expect(texts(first) == ["One"] && first.soundEffects == [.boundary] && first.focusReason == .boundary)
    #expect(texts(try session.perform(.next)) == ["Two"])
    #expect(texts(try session.perform(.last)) == ["Three"])
    let last = try session.perform(.next)
    #expect(texts(last) == ["Three"] && last.soundEffects == [.boundary])
    #expect(last.silentChanges.isEmpty)
  }

  @Test func startingAgainGoesBackToTheTop() throws {
    let session = try VoiceOverSession(host: FrozenHost(rows), environment: ScreenEnvironment())
    for _ in 0..<2 {
      #expect(texts(try session.perform(.start)) == ["One"])
      _ = try session.perform(.last)
    }
  }

  @Test func aGroupIsNamedOnEveryEntry() throws {
    let player = group("player", .semanticGroup, label: "Mini player", [rows[1], rows[2]])
    let session = try VoiceOverSession(host: FrozenHost([rows[0], player]), environment: ScreenEnvironment())
    let heard = try [.start, .next, .next, .previous, .previous, .next].flatMap {
      texts(try session.perform($0))
    }
    #expect(heard == ["One", "Mini player, Two", "Three", "Two", "One", "Mini player, Two"])
  }

  @Test func anEmptyScreenHasNothingToAct() throws {
    let session = try VoiceOverSession(host: FrozenHost([]), environment: ScreenEnvironment())
    let step = try session.perform(.start)
    #expect(step.focusReason == .nothingToFocus && step.spoken.isEmpty)
    #expect(throws: CommandError.nothingFocused) { try session.perform(.activate) }
  }

  @Test func anUnknownElementIsNamedWithTheOthers() throws {
    let session = try VoiceOverSession(host: FrozenHost(rows), environment: ScreenEnvironment())
    let error = #expect(throws: CommandError.self) { try session.perform(.focus(.label("Four"))) }
    #expect(
      error?.description == "no element with label 'Four' can be reached; there are 'One', 'Two', 'Three'")
  }

  @Test func theHostHearsOfTheCursor() throws {
    let rows = rows
    let host = FakeHost(0, render: { _ in rows })
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    _ = try session.perform(.next)
    #expect(
      host.log == [
        Interaction(.accessibilityFocus(true), on: NodeID("One")),
        Interaction(.accessibilityFocus(false), on: NodeID("One")),
        Interaction(.accessibilityFocus(true), on: NodeID("Two")),
      ])
  }

  @Test func aRequestIsHonoured() throws {
    let rows = rows
    let host = FakeHost(0, render: { _ in rows }) { _, interaction, effects in
      effects.focusRequest = interaction.activates("One") ? NodeID("Three") : nil
      return interaction.activates("One")
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    let step = try session.perform(.activate)
    #expect(texts(step) == ["Three"] && step.focusReason == .requested)
    #expect(texts(try session.perform(.previous)) == ["Two"], "a request counts once")
  }

  @Test("a view that changes as the cursor comes is read as it is then")
  func theScreenAnswersTheCursor() throws {
    let host = FakeHost(false, render: { isNear in [element("a", isNear ? "Near" : "Far", row: 0)] }) {
      state, interaction, _ in
      if case .accessibilityFocus(let isNear) = interaction.kind { state = isNear }
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    let step = try session.perform(.start)
    #expect(texts(step) == ["Near"])
    #expect(step.silentChanges.isEmpty)
  }

  // MARK: - Modals

  private static func dialog(_ isOpen: Bool) -> [Node] {
    var modal = group(
      "dialog", nil,
      [
        element("street", "street", row: 3, traits: .textEntry),
        element("ok", "OK", row: 4, traits: .button),
      ])
    modal.isModal = true
    modal.actions = [.escape]
    let page = [element("title", "Form", row: 0), element("open", "Open", row: 1, traits: .button)]
    return page + (isOpen ? [modal] : [])
  }

  private func dialogSession() throws -> VoiceOverSession {
    let host = FakeHost(false, render: Self.dialog) { isOpen, interaction, _ in
      if interaction.activates("open") { isOpen = true }
      let closes = interaction == Interaction(.action(.escape), on: NodeID("dialog"))
      if closes || interaction.activates("ok") { isOpen = false }
      return closes || interaction.kind == .action(.activate)
    }
    return try VoiceOverSession(host: host, environment: ScreenEnvironment())
  }

  @Test(arguments: VoiceOverCase.all.filter { $0.kind == "screen-changed" })
  func aDialogTakesTheFocus(_ example: VoiceOverCase) throws {
    let session = try dialogSession()
    _ = try session.perform(.focus(.label("Open")))
    let step = try session.perform(.activate)
    let chunks = step.spoken.flatMap(\.utterance.chunks).filter { $0.kind != .hint }
    let heard = "(earcon indicating button was activated), \(Transcript(Utterance(chunks: chunks)).text)"
    #expect(heard == example.expected)
    #expect(step.soundEffects == [.activated, .screenChanged])
    #expect(step.focusReason == .modalAppeared && step.silentChanges.isEmpty)
  }

  @Test("what changes beside a dialog that comes or goes is told")
  func changesBesideAModal() throws {
    let host = FakeHost(
      false,
      render: { isOpen in Self.dialog(isOpen) + [element("note", isOpen ? "Editing" : "Done", row: 6)] },
      answer: { isOpen, interaction, _ in
        if interaction.activates("open") { isOpen = true }
        if interaction.kind == .action(.escape) { isOpen = false }
        return true
      })
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.focus(.label("Open")))
    let opening = try session.perform(.activate)
    #expect(opening.silentChanges.map(\.description) == ["not announced: 'Done' is now 'Editing'"])
    let closing = try session.perform(.escape)
    #expect(closing.silentChanges.map(\.description) == ["not announced: 'Editing' is now 'Done'"])
  }

  @Test("closing a dialog leads back to what opened it", arguments: [VoiceOverCommand.escape, .activate])
  func closing(_ command: VoiceOverCommand) throws {
    let session = try dialogSession()
    _ = try session.perform(.focus(.label("Open")))
    _ = try session.perform(.activate)
    _ = try session.perform(.next)
    let step = try session.perform(command)
    #expect(step.wasTaken)
    #expect(step.focusAfter == NodeID("open") && step.focusReason == .modalClosed)
    #expect(step.silentChanges.isEmpty)
  }
}
