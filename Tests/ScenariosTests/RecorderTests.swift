import Testing

@testable import Scenarios

/// A scenario's text with what happens to it.
@MainActor
enum Rewriting {
  static func record(_ text: String, steps: String? = nil) throws -> (text: String, doubts: [String]) {
    let list = try steps.map { try StepText.list($0, file: "--steps") }
    let recording = try ScenarioRecorder.record(Array(text.utf8), file: "t.json", steps: list) {
      try ScenarioPlayer($0)
    }
    return (String(decoding: recording.bytes, as: UTF8.self), recording.doubts)
  }

  static func update(
    _ text: String
  ) throws -> (text: String, rewritten: Int, left: [String], silenced: [String]) {
    let update = try ScenarioUpdater.update(Array(text.utf8), file: "t.json") { try ScenarioPlayer($0) }
    return (String(decoding: update.bytes, as: UTF8.self), update.rewritten, update.left, update.silenced)
  }

  static func failures(of text: String) throws -> [ExpectationResult] {
    try ScenarioPlayer(try ScenarioReader.read(Array(text.utf8), file: "t.json")).play().failures
  }
}

@Suite @MainActor struct RecorderTests {
  private static let screen = """
    "screen": { "type": "vstack", "children": [
        { "type": "button", "title": "Save", "action": [{ "set": "word", "to": "Saved" }] },
        { "type": "button", "title": "Tell", "action": [{ "announce": "Told" }] },
        { "type": "text", "text": "{word}" } ] }
    """

  @Test func whatIsHeardIsWrittenForTheScreenAndEachStep() throws {
    let text = """
      {
        "title": "T",
        "state": { "word": "New" },
        \(Self.screen),
        "steps": [
          "next",
          { "activate": "Save" },
          {
            "activate": "Tell"
          }
        ]
      }

      """
    let recorded = try Rewriting.record(text).text
    #expect(
      recorded
        == """
        {
          "title": "T",
          "state": { "word": "New" },
          \(Self.screen),
          "expect": [
            {
              "transcript": ["Save, button", "Tell, button", "New"]
            }
          ],
          "steps": [
            {
              "do": "next",
              "expect": [
                { "says": "Tell, button" },
                { "cursor": "Tell" }
              ]
            },
            {
              "activate": "Save",
              "expect": [
                { "silent": true },
                { "notAnnounced": "Saved" },
                { "cursor": "Save" }
              ]
            },
            {
              "activate": "Tell",
              "expect": [
                { "announces": "Told" },
                { "cursor": "Tell" }
              ]
            }
          ]
        }

        """.replacing(
          "{\n      \"transcript\": [\"Save, button\", \"Tell, button\", \"New\"]\n    }",
          with: "{ \"transcript\": [\"Save, button\", \"Tell, button\", \"New\"] }"))
    #expect(try Rewriting.failures(of: recorded).isEmpty)
  }

  @Test(arguments: ["checkout", "restaurants", "filter-bar", "design-system-chips"])
  func shippedScenariosAreRecordedAndMeetIt(name: String) throws {
    let text = try Project.text(of: "Scenarios/\(name).json")
    let once = try Rewriting.record(text).text
    #expect(once != text)
    #expect(try Rewriting.failures(of: once).isEmpty)
    #expect(try Rewriting.record(once).text == once, "a second recording changes nothing")
  }

  @Test func anAuthorsOwnExpectationsStay() throws {
    let text = """
      {"title": "T", "state": {"word": "New"}, \(Self.screen),
       "expect": [{"element": "Save"}],
       "steps": [{"activate": "Save", "expect": [{"says": "old"}, {"state": "word", "equals": "Saved"}]}]}
      """
    let recorded = try Rewriting.record(text).text
    #expect(
      recorded.contains(#"{"element": "Save"}"#)
        && recorded.contains(#"{"state": "word", "equals": "Saved"}"#))
    #expect(!recorded.contains(#""says": "old""#))
    #expect(try Rewriting.failures(of: recorded).isEmpty)
  }

  @Test func aFileOnOneLineStaysOnOne() throws {
    let text = #"{"title":"T","screen":{"type":"text","text":"A"},"steps":["next"]}"#
    let recorded = try Rewriting.record(text).text
    #expect(!recorded.contains("\n"))
    #expect(recorded.hasPrefix(#"{"title":"T","screen":{"type":"text","text":"A"},"expect""#), "\(recorded)")
    #expect(try Rewriting.failures(of: recorded).isEmpty)
  }

  @Test func stepsTakeThePlaceOfTheFilesOwn() throws {
    let text = "{\r\n  \"title\": \"T\",\r\n  \"screen\": { \"type\": \"text\", \"text\": \"A\" }\r\n}\r\n"
    let recorded = try Rewriting.record(text, steps: "next, focus A").text
    #expect(recorded.split(separator: "\r\n").count == recorded.split(whereSeparator: \.isNewline).count)
    let scenario = try ScenarioReader.read(Array(recorded.utf8), file: "t.json")
    #expect(scenario.steps.map(\.words) == ["next", "focus 'A'"])
    #expect(try Rewriting.failures(of: recorded).isEmpty)
  }

  @Test func withoutStepsTheScreenAloneIsRecorded() throws {
    let recorded = try Rewriting.record(#"{"title": "T", "screen": {"type": "text", "text": "A"}}"#).text
    #expect(recorded.hasSuffix(#""expect": [{ "transcript": ["A"] }]}"#), "\(recorded)")
  }

  @Test func equalElementsAreToldApart() throws {
    let text = """
      {"title": "T", "screen": {"type": "vstack", "children": [
        {"type": "text", "text": "A"}, {"type": "text", "text": "A"}]}, "steps": ["last"]}
      """
    let recorded = try Rewriting.record(text).text
    #expect(recorded.contains(#"{ "cursor": { "label": "A", "position": 2 } }"#), "\(recorded)")
    #expect(try Rewriting.failures(of: recorded).isEmpty)
  }

  @Test func whatIsNotCertainIsTold() throws {
    let text = #"{"title": "T", "screen": {"type": "symbol", "name": "gearshape"}, "steps": ["next"]}"#
    let doubts = try Rewriting.record(text).doubts
    #expect(doubts.count == 2)
    #expect(
      doubts.first?.hasPrefix("transcript: 'gearshape': the symbol seems to have no description") == true)
    #expect(doubts.last?.hasPrefix("step 1, next: 'gearshape'") == true)
  }

  @Test(arguments: [
    "swipe right", "swipe down", "rotor lines", "keys tab tab space", "rotate clockwise", "tap 2",
  ])
  func stepsWithFingersAndKeysAreRecorded(step: String) throws {
    let text = "{\"title\": \"T\", \"state\": {\"word\": \"New\"}, \(Self.screen)}"
    let recorded = try Rewriting.record(text, steps: "next, \(step)").text
    #expect(try Rewriting.failures(of: recorded).isEmpty, "\(recorded)")
  }

  @Test func aStepThatCannotBeDoneIsToldWithItsNumber() {
    let text = #"{"title": "T", "screen": {"type": "text", "text": "A"}}"#
    #expect(throws: InterruptedPlayback.self) { try Rewriting.record(text, steps: "next, activate B") }
  }

  @Test func wordsThatNeedEscapesAreEscaped() throws {
    let text = #"{"title": "T", "screen": {"type": "text", "text": "a \"b\" \\ \u0001"}, "steps": ["next"]}"#
    #expect(try Rewriting.failures(of: Rewriting.record(text).text).isEmpty)
  }
}
