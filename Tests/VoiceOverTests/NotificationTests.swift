import SemanticTree
import Testing
import VoiceOver

/// What a component posts is spoken, once, and nothing else is called an announcement.
@MainActor @Suite struct NotificationTests {
  private static func nodes(_ count: Int) -> [Node] {
    [
      element("title", "Filters", row: 0, traits: .header),
      element("chip", "Vegan", row: 1, traits: count > 0 ? [.button, .selected] : .button),
      element("count", "Filters applied: \(count)", row: 2),
    ]
  }

  private func step(posting notifications: [Notification]) throws -> (VoiceOverSession, Step) {
    let host = FakeHost(0, render: Self.nodes) { count, interaction, effects in
      guard interaction.activates("chip") else { return false }
      count += 1
      effects.notifications = notifications
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.focus(.label("Vegan")))
    return (session, try session.perform(.activate))
  }

  private func texts(_ step: Step) -> [String] { step.spoken.map { Transcript($0.utterance).text } }

  @Test func withoutAPostTheCountChangesInSilence() throws {
    let (_, step) = try step(posting: [])
    #expect(texts(step) == ["selected"])
    #expect(step.spoken[0].reason == .change)
    #expect(step.spoken[0].utterance.chunks[0].certainty == .disputed(.selectionChange))
    #expect(
      step.silentChanges.map(\.description)
        == ["not announced: 'Filters applied: 0' is now 'Filters applied: 1'"])
  }

  @Test func anAnnouncementCoversTheChangeItNames() throws {
    let post = Notification(kind: .announcement, text: "Filters applied: 1. Ten results.")
    let (session, step) = try step(posting: [post])
    #expect(texts(step) == ["selected", "Filters applied: 1. Ten results."])
    #expect(step.spoken[1].reason == .notification(.announcement, .standard))
    #expect(step.silentChanges.isEmpty)
    #expect(texts(try session.perform(.next)) == ["Filters applied: 1"], "it is not spoken again")
  }

  @Test(
    "who may cut an announcement off",
    arguments: [
      (Notification.Priority.low, nil), (.standard, Spoken.Interruption.activation), (.high, nil),
    ])
  func interruption(_ priority: Notification.Priority, _ expected: Spoken.Interruption?) throws {
    let (_, step) = try step(posting: [Notification(kind: .announcement, text: "Done", priority: priority)])
    #expect(step.spoken.last?.mayBeCutBy == expected)
  }

  @Test func aScreenChangeLeadsToTheFirstElement() throws {
    let posts = [Notification(kind: .announcement, text: "Done"), Notification(kind: .screenChanged)]
    let (_, step) = try step(posting: posts)
    #expect(texts(step) == ["Done", "Filters, heading"])
    #expect(step.spoken[0].mayBeCutBy == .focusChange)
    #expect(step.soundEffects == [.activated, .screenChanged])
    #expect(step.focusReason == .screenChanged)
  }

  @Test func aLayoutChangeLeadsToItsTarget() throws {
    let (_, step) = try step(posting: [Notification(kind: .layoutChanged, target: NodeID("count"))])
    #expect(texts(step) == ["Filters applied: 1"])
    #expect(step.focusReason == .layoutChanged && step.soundEffects == [.activated])
    #expect(
      step.silentChanges.map(\.description) == ["not announced: 'Vegan' is now selected"],
      "the chip lost the focus before its change could be spoken")
  }

  @Test("a layout change to the same element reads it again")
  func sameTarget() throws {
    let (_, step) = try step(posting: [Notification(kind: .layoutChanged, target: NodeID("chip"))])
    #expect(texts(step) == ["selected, Vegan, button"])
  }

  @Test func aTextIsSpokenAndMovesNothing() throws {
    let (_, step) = try step(posting: [Notification(kind: .screenChanged, text: "Second page")])
    #expect(texts(step) == ["selected", "Second page"])
    #expect(step.focusAfter == NodeID("chip"))
  }

  @Test("many new elements are counted, not all named")
  func manyElements() throws {
    let host = FakeHost(1, render: { (0..<$0).map { element("\($0)", "Row \($0)", row: $0) } }) {
      count, interaction, _ in
      if interaction.activates("0") { count = 21 }
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    let text = try session.perform(.activate).silentChanges.map(\.description).joined()
    #expect(text.hasPrefix("not announced: 20 elements appeared: 'Row 1', 'Row 2', "))
    #expect(text.hasSuffix("'Row 12' and 8 more"))
  }
}
