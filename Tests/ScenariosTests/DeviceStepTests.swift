import SemanticTree
import Testing
import VoiceOver

@testable import Scenarios

/// Steps with fingers and keys, and what may be expected of the device, played on a screen.
@Suite @MainActor struct DeviceStepTests {
  private func play(_ screen: String, voiceOver: String = "{}", steps: String) throws -> Playback {
    let text = """
      {"title": "t", "voiceOver": \(voiceOver), "screen": \(screen), "steps": [\(steps)]}
      """
    return try ScenarioPlayer(ScenarioReader.read(Array(text.utf8), file: "s.json")).play()
  }

  private static let plain = """
    {"type": "vstack", "children": [
      {"type": "text", "text": "Title", "accessibility": {"traits": ["header"]}},
      {"type": "button", "title": "Save", "accessibility": {"hint": "Keeps it"}},
      {"type": "text", "text": "Note"}]}
    """

  @Test(
    "a step does what it says",
    arguments: [
      (#"{"swipe": "right", "times": 2}"#, "Note"), (#"{"rotor": "headings"}, {"swipe": "down"}"#, nil),
      (#"{"keys": ["tab"]}"#, "Save"), (#"{"tap": 1, "fingers": 4, "half": "lower"}"#, "Note"),
      (#"{"choose": "no"}"#, "Note"), (#"{"keys": ["vo+right"]}"#, "Save"),
      (#"{"swipe": "up", "fingers": 2}"#, "Note"),
    ])
  func movement(_ step: String, _ label: String?) throws {
    let expectation =
      label.map { #"{"cursor": "\#($0)"}"# } ?? #"{"rotor": "headings"}, {"sound": "boundary"}"#
    let end = try #require(step.lastIndex(of: "}"))
    let playback = try play(Self.plain, steps: step[..<end] + #", "expect": [\#(expectation)]}"#)
    #expect(playback.isAsExpected, "\(playback.failures)")
  }

  @Test func whatIsNotSoIsToldByLines() throws {
    let step =
      #"{"keys": ["tab"], "expect": [{"tabOrder": ["Save", "Note"]}, {"rotor": "links"}, {"sound": "limit"}]}"#
    let differences = try play(Self.plain, steps: step).failures.map { $0.difference.map(\.description) }
    #expect(
      differences == [
        ["  Save", "- Note"], ["- links", "+ characters"], ["- limit", "+ (no sound)"],
      ])
  }

  @Test func settingsOfVoiceOverAreTheScenarios() throws {
    let step = #"{"swipe": "right"}"#
    func heard(_ voiceOver: String) throws -> String? {
      try play(Self.plain, voiceOver: voiceOver, steps: step).steps[0].commands[0].spoken.first
        .map { Transcript($0.utterance).text }
    }
    #expect(try heard("{}") == "Save, button, Keeps it")
    #expect(try heard(#"{"hints": "off", "controls": "before"}"#) == "button, Save")
  }

  @Test func anUnknownEntryOfTheRotorIsAnError() throws {
    let error = #expect(throws: InterruptedPlayback.self) {
      try play(Self.plain, steps: #"{"rotor": "heading"}"#)
    }
    #expect(error?.description.contains("did you mean 'headings'?") == true, "\(String(describing: error))")
  }
}
