import SemanticTree
import Testing

@testable import VoiceOver

/// In which order announcements are heard, and which of them may be cut.
@MainActor @Suite struct AnnouncementQueueTests {
  private func step(_ posted: [Notification], movesFocus: Bool = false) throws -> Step {
    let host = FakeHost(
      false,
      render: { isDone in
        [element("a", "Send", row: 0, traits: .button)] + (isDone ? [element("b", "Sent", row: 1)] : [])
      },
      answer: { isDone, interaction, effects in
        guard interaction.activates("a") else { return false }
        isDone = true
        effects.notifications = posted
        effects.focusRequest = movesFocus ? NodeID("b") : nil
        return true
      })
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    return try session.perform(.activate)
  }

  private func post(
    _ text: String, _ priority: Notification.Priority = .standard, isQueued: Bool = false
  ) -> Notification {
    Notification(kind: .announcement, text: text, priority: priority, isQueued: isQueued)
  }

  private func heard(_ step: Step) -> [String] { step.spoken.map { Transcript($0.utterance).text } }

  @Test func lowPriorityWaitsForEverything() throws {
    let step = try step([post("later", .low), post("now"), post("alarm", .high)], movesFocus: true)
    #expect(heard(step) == ["now", "alarm", "Sent", "later"])
    #expect(step.spoken.map(\.mayBeCutBy) == [.announcement, nil, nil, nil])
  }

  @Test func oneAnnouncementCutsAnother() throws {
    #expect(try step([post("one"), post("two")]).spoken.map(\.mayBeCutBy) == [.announcement, .activation])
  }

  @Test func aQueuedAnnouncementCutsNothing() throws {
    let step = try step([post("one"), post("two", isQueued: true)], movesFocus: true)
    #expect(step.spoken.map(\.mayBeCutBy) == [.focusChange, .focusChange, nil])
  }

  @Test func anEmptyAnnouncementIsNone() throws {
    #expect(try heard(step([post("  ")])) == [])
  }
}
