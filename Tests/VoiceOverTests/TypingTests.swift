import SemanticTree
import Testing
import VoiceOver

/// What is heard while text is typed and deleted.
@MainActor @Suite struct TypingTests {
  private func session(_ traits: Traits = [.textEntry, .isEditing]) throws -> VoiceOverSession {
    let host = FakeHost("", render: { [element("field", "Name", row: 0, value: $0, traits: traits)] }) {
      text, interaction, _ in
      switch interaction.kind {
      case .insertText(let more): text += more
      case .deleteBackward where !text.isEmpty: text.removeLast()
      default: return false
      }
      return true
    }
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.start)
    return session
  }

  private func texts(_ step: Step) -> [String] { step.spoken.map { Transcript($0.utterance).text } }

  @Test(arguments: VoiceOverCase.all.filter { $0.kind == "behaviour" })
  func pitchTellsTypingFromDeleting(_ example: VoiceOverCase) throws {
    let session = try session(example.node.traits)
    let typed = try session.perform(.type("ab")).spoken.flatMap { $0.utterance.segments() }
    let deleted = try session.perform(.deleteBackward).spoken.flatMap { $0.utterance.segments() }
    #expect(typed.map(\.text) == ["a", "b"] && typed.allSatisfy { $0.pitch > 0 })
    #expect(deleted.map(\.text) == ["b"] && deleted.allSatisfy { $0.pitch < 0 })
  }

  @Test func aSpaceReadsTheWord() throws {
    let step = try session().perform(.type("Al B"))
    #expect(texts(step) == ["A", "l", "Al", "B"])
    #expect(step.silentChanges.isEmpty)
    #expect(step.spoken.allSatisfy { $0.reason == .typing })
  }

  @Test func aSecureFieldGivesNothingAway() throws {
    let step = try session([.textEntry, .secureTextField, .isEditing]).perform(.type("x y"))
    #expect(texts(step) == ["bullet", "bullet", "bullet"])
    #expect(step.spoken[0].utterance.chunks[0].certainty == .disputed(.secureTyping))
  }

  @Test func deletingNothingIsSilent() throws {
    let step = try session().perform(.deleteBackward)
    #expect(step.spoken.isEmpty && !step.wasTaken)
  }
}
