import Testing

@testable import Scenarios

@Suite @MainActor struct VoiceControlStepTests {
  private func played(_ steps: String, expect: String = "[]") throws -> Playback {
    let text = #"""
      {"title": "T", "state": {"word": "New"}, "expect": \#(expect), "steps": \#(steps),
       "screen": {"type": "vstack", "children": [
         {"type": "button", "title": "Save", "action": [{"set": "word", "to": "Saved"}]},
         {"type": "button", "title": "Remove"}, {"type": "button", "title": "Remove",
           "action": [{"set": "word", "to": "Removed"}]},
         {"type": "text", "text": "{word}"}]}}
      """#
    return try ScenarioPlayer(try ScenarioReader.read(Array(text.utf8), file: "t.json")).play()
  }

  @Test(arguments: [
    (#"{"say": "Tap Save""#, "Saved"), (#"{"say": "tap save""#, "Saved"), (#"{"say": "3""#, "Removed"),
    (#"{"voiceControl": "Save""#, "Saved"), (#"{"voiceControl": "3""#, "Removed"),
  ])
  func aNameOrNumberActivates(step: String, word: String) throws {
    let playback = try played(#"[\#(step), "expect": [{"state": "word", "equals": "\#(word)"}]}]"#)
    #expect(playback.isAsExpected, "\(playback.failures)")
  }

  @Test(arguments: [
    (
      #"{"say": "Tap Svae"}"#,
      "expected something that Voice Control knows as 'Svae', found none; did you mean 'Save'?"
    ),
    (
      #"{"voiceControl": "Remove"}"#,
      "expected one element that Voice Control knows as 'Remove', found several, so that it shows numbers to choose "
        + "from; say a number, 2 or 3, or give them names of their own"
    ),
    (#"{"say": "Tap xyzzy"}"#, "there are 'Save', 'Remove', 'Remove'"),
  ])
  func whatIsNotUnderstoodIsExplained(step: String, message: String) {
    let error = #expect(throws: InterruptedPlayback.self) { try played("[\(step)]") }
    #expect(error?.error.description.contains(message) == true, "\(error?.error.description ?? "")")
  }

  @Test func namesAndItemsAreExpected() throws {
    let playback = try played(
      "[]",
      expect: #"""
        [{"voiceControl": ["Save", "Remove", "Remove"]}, {"switchControl": ["Save", "Remove", "Remove"]}]
        """#)
    #expect(playback.isAsExpected, "\(playback.failures)")
  }

  @Test(arguments: ["voiceControl", "switchControl"])
  func aDifferenceOfNamesIsShown(key: String) throws {
    let failure = try #require(try played("[]", expect: #"[{"\#(key)": ["Save", "Remove"]}]"#).failures.first)
    #expect(failure.difference.map(\.description) == ["  Save", "  Remove", "+ Remove"])
  }
}
