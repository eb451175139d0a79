import SemanticTree
import Testing
import VoiceOver

/// A dropdown as in the Checkout demo, from opening to choosing.
@MainActor @Suite struct CheckoutTests {
  struct Checkout {
    var choice = "Standard"
    var isOpen = false
    static let options = ["Standard", "Express", "Overnight", "Pickup"]

    var nodes: [Node] {
      let hint = isOpen ? "Closes the list" : "Opens the list"
      let field = element("shipping", "Shipping", row: 1, value: choice, hint: hint, traits: .button)
      let footnote = choice == "Standard" ? "Tap a field to open it" : "Delivery: \(choice)"
      var note = element("note", footnote, row: 8, traits: .staticText)
      note.identifier = "footnote"
      let list = Self.options.enumerated().map { index, option in
        element(option, option, row: 2 + index, traits: option == choice ? [.button, .selected] : .button)
      }
      return [element("title", "Checkout", row: 0, traits: .header), field] + (isOpen ? list : []) + [note]
    }

    mutating func answer(_ interaction: Interaction) -> Bool {
      guard interaction.kind == .action(.activate) else { return false }
      if Self.options.contains(interaction.node.path) { choice = interaction.node.path }
      isOpen.toggle()
      return true
    }
  }

  private func session() throws -> VoiceOverSession {
    let host = FakeHost(Checkout(), render: \.nodes) { state, interaction, _ in state.answer(interaction) }
    return try VoiceOverSession(host: host, environment: ScreenEnvironment())
  }

  private func texts(_ step: Step) -> [String] { step.spoken.map { Transcript($0.utterance).text } }

  @Test func theWholeScreenIsRead() throws {
    let texts = try session().readAll().map { Transcript($0.utterance).text }
    #expect(
      texts == ["Checkout, heading", "Shipping, Standard, button, Opens the list", "Tap a field to open it"])
  }

  @Test func openingIsSilentButForItsSound() throws {
    let session = try session()
    _ = try session.perform(.focus(.label("Shipping")))
    let step = try session.perform(.activate)
    #expect(step.spoken.isEmpty)
    #expect(step.soundEffects == [.activated])
    #expect(step.focusReason == .stays)
    #expect(
      step.silentChanges.map(\.description) == [
        "not announced: the hint of 'Shipping' is now 'Closes the list'",
        "not announced: 4 elements appeared: 'Standard', 'Express', 'Overnight', 'Pickup'",
      ])
  }

  @Test func choosingReadsTheNearestElementThatIsLeft() throws {
    let session = try session()
    _ = try session.perform(.focus(.identifier("footnote")))
    _ = try session.perform(.focus(.id(NodeID("shipping"))))
    _ = try session.perform(.activate)
    #expect(texts(try session.perform(.next)) == ["selected, Standard, button"])
    _ = try session.perform(.next)
    #expect(texts(try session.perform(.next)) == ["Overnight, button"])
    let step = try session.perform(.activate)
    #expect(step.focusReason == .nearestRemaining && step.focusReason.isModelled)
    #expect(step.focusAfter == NodeID("shipping"))
    #expect(texts(step) == ["Shipping, Overnight, button, Opens the list"])
    #expect(
      step.silentChanges.map(\.description) == [
        "not announced: the value of 'Shipping' is now 'Overnight'",
        "not announced: the hint of 'Shipping' is now 'Opens the list'",
        "not announced: footnote is now 'Delivery: Overnight'",
        "not announced: 4 elements disappeared: 'Standard', 'Express', 'Overnight', 'Pickup'",
      ])
  }

  @Test func nothingIsClaimedToBeAnnounced() throws {
    let session = try session()
    var steps = [try session.perform(.start), try session.perform(.next), try session.perform(.activate)]
    steps += [try session.perform(.last), try session.perform(.previous), try session.perform(.activate)]
    let posted = steps.flatMap(\.spoken).filter {
      if case .notification = $0.reason { true } else { false }
    }
    #expect(posted.isEmpty)
    #expect(steps.flatMap(\.spoken).isEmpty == false)
  }

  @Test func aResetGoesBackToTheStart() throws {
    let session = try session()
    _ = try session.perform(.focus(.label("Shipping")))
    _ = try session.perform(.activate)
    try session.reset()
    #expect(session.stops.count == 3)
    #expect(session.focus == nil)
  }
}
