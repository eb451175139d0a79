import Foundation
import SemanticTree
import Testing
import VoiceOver

/// Steps are handed on as JSON.
@MainActor @Suite struct CodingTests {
  @Test func aStepSurvivesARoundTrip() throws {
    let host = FakeHost(0, render: { [element("n", "Count", row: 0, value: "\($0)", traits: .adjustable)] }) {
      count, interaction, effects in
      guard interaction.kind == .action(.increment) else { return false }
      count += 1
      effects.notifications = [Notification(kind: .announcement, text: "More")]
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    let step = try session.perform(.increment)
    #expect(step.spoken.count == 2)
    let decoded = try JSONDecoder().decode(Step.self, from: JSONEncoder().encode(step))
    #expect(decoded == step)
  }
}
