import Testing
import VoiceOver

@testable import Scenarios

@Suite @MainActor struct DeviceCheckTests {
  private static let scenario = #"""
    {"title": "T", "state": {"word": "New"},
     "screen": {"type": "vstack", "children": [
       {"type": "text", "text": "Title", "accessibility": {"traits": ["header"], "headingLevel": 2}},
       {"type": "button", "title": "Save", "action": [{"set": "word", "to": "Saved"}]},
       {"type": "button", "title": "Tell", "action": [{"announce": "Told you"}]},
       {"type": "text", "text": "{word}"}]}}
    """#

  private func agreement(_ lines: String...) throws -> DeviceAgreement {
    let transcript = try DeviceTranscript(Array(lines.joined(separator: "\n").utf8), file: "heard.txt")
    let scenario = try ScenarioReader.read(Array(Self.scenario.utf8), file: "t.json")
    return try DeviceCheck.compare(scenario, with: transcript, file: "heard.txt") {
      try ScenarioPlayer($0, choosing: $1)
    }
  }

  @Test func linesThatSoundTheSameAgree() throws {
    let found = try agreement(
      "# iOS 26.1, iPhone 15, en", "title heading level two", "Save. Button.", "TELL BUTTON", "New")
    #expect(found.isWhole && found.lineCount == 4 && found.agreeingLineCount == 4)
    #expect(found.device == ["iOS 26.1, iPhone 15, en"])
    #expect(found.grades.allSatisfy { $0.contradicted == 0 && $0.notHeard == 0 })
    #expect(found.grades.first?.grade == "established")
  }

  @Test func chunksAreCountedByTheirGrade() throws {
    let found = try agreement("Title, heading", "Save, link", "New")
    #expect(!found.isWhole && found.agreeingLineCount == 1)
    let counts = found.grades.map { "\($0.grade) \($0.confirmed) \($0.contradicted) \($0.notHeard)" }
    #expect(counts.contains("disputed (headingLevel) 0 1 0"), "\(counts)")
    #expect(found.grades.map(\.notHeard).reduce(0, +) == 2, "\(counts)")
    #expect(found.parts[0].lines.first { $0.heard == nil }?.said == "Tell, button")
  }

  @Test func anOpenQuestionIsAnsweredByTheDevice() throws {
    let answer = try agreement("Title, heading", "Save, button").answers.first {
      $0.question == "headingLevel"
    }
    #expect(answer?.supported == "off" && answer?.nearer == 1 && answer?.farther == 0)
    let present = try agreement("Title, heading level 2", "Save, button").answers
      .first { $0.question == "headingLevel" }
    #expect(present?.supported == "on" && present?.nearer == 0 && present?.farther == 1)
  }

  @Test func aSettingThatADeviceSeemsToHaveIsTold() throws {
    let answers = try agreement("Title, heading level 2", "Button, Save", "button, Tell").answers.filter(
      \.isSetting)
    #expect(answers.map(\.question) == ["controls"] && answers.first?.supported == "before", "\(answers)")
  }

  @Test func aStepInWhichNothingIsHeardAgreesWithSilence() throws {
    let found = try agreement("> activate 'Save'", "(nothing)", "> activate 'Tell'", "Told you")
    #expect(found.isWhole, "\(found.parts)")
    #expect(found.parts.map(\.heading) == ["activate 'Save'", "activate 'Tell'"])
    #expect(found.lineCount == 2)
  }

  @Test func silenceWhereSomethingIsSaidDisagrees() throws {
    let found = try agreement("> activate Tell", "(Nothing)")
    #expect(found.parts[0].lines == [.init(said: "Told you", heard: nil, agrees: false)])
  }

  @Test func speechWhereSilenceIsExpectedDisagrees() throws {
    let found = try agreement("> activate Save", "Saved")
    #expect(found.parts[0].lines == [.init(said: nil, heard: "Saved", agrees: false, addedWords: ["saved"])])
  }

  @Test func theWayToAnElementMayBeNotedOrLeftOut() throws {
    #expect(try agreement("> activate 'Tell'", "Tell, button", "Told you").isWhole)
    #expect(try agreement("> activate 'Tell'", "Told you").isWhole)
  }

  @Test(arguments: [
    ["> next 2", "New"], ["> next 2", "Tell, button", "New"],
    ["> keys vo+right vo+right", "Tell, button", "New"],
  ])
  func ofSeveralGesturesAllButTheLastMayBeLeftOut(lines: [String]) throws {
    let found = try agreement((["> first", "> next"] + lines).joined(separator: "\n"))
    #expect(found.isWhole && found.lineCount == lines.count - 1, "\(found.parts)")
  }

  @Test func theLastOfSeveralGesturesMayNotBeLeftOut() throws {
    let found = try agreement("> next 2", "Save, button")
    #expect(!found.isWhole && found.parts[0].lines.last?.heard == nil, "\(found.parts)")
  }

  @Test func wordsThatTheDeviceAddsAreCounted() throws {
    let found = try agreement(
      "Title, heading level 2, in a list", "Save, button", "Tell, button", "New", "Bye now")
    #expect(found.addedWordCount == 5 && found.grades.allSatisfy { $0.contradicted == 0 }, "\(found.parts)")
  }

  @Test func aStepWithoutALineIsDoneAndNotCompared() throws {
    let found = try agreement("> activate 'Save'", "> last", "Saved")
    #expect(found.isWhole && found.parts.map(\.heading) == ["last"])
  }

  @Test func aStepThatFitsNothingIsLocated() {
    let error = #expect(throws: InterruptedPlayback.self) { try agreement("Title", "> activate 'Svae'", "x") }
    #expect(error?.error.description.hasPrefix("heard.txt:2:1: error:") == true)
  }

  @Test(arguments: [
    ("", "expected what a device said, one utterance a line, found none"), ("# iOS 26\n\n", "found none"),
    ("> next\n", "found none"),
    ("a\n(nothing)", ":2:1: error: expected either lines that were heard or (nothing)"),
    ("> next\n(nothing)\na", ":3:1: error:"), ("> nxt\na", "heard.txt:1:1: error: expected a known name"),
    (">\na", "heard.txt:1"),
    (String(repeating: "a", count: 70_000), "at most 65536 bytes in a line"),
  ])
  func badTranscriptsAreRefused(text: String, message: String) {
    let error = #expect(throws: ScenarioError.self) {
      try DeviceTranscript(Array(text.utf8), file: "heard.txt")
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: ScenarioError.self) { try DeviceTranscript([0xFF, 0x00, 0xFE], file: "heard.txt") }
  }

  @Test func carriageReturnsAndMarksOfOrderAreNoWords() throws {
    let transcript = try DeviceTranscript(Array("\u{FEFF}# iOS 26\r\nA\r\n".utf8), file: "t")
    #expect(transcript.remarks == ["iOS 26"] && transcript.parts.map(\.lines) == [["A"]])
  }

  @Test func hugeTranscriptsAreAnswered() throws {
    let lines = (0..<3000).map { "line number \($0 * 7)" }
    #expect(try agreement(lines.joined(separator: "\n")).lineCount >= 3000)
  }
}
