import Testing

@testable import Scenarios

@Suite @MainActor struct UpdaterTests {
  private static func scenario(_ expect: String, steps: String = "") -> String {
    """
    {
      "title": "T",
      "state": { "word": "New", "on": false },
      "screen": { "type": "vstack", "children": [
          { "type": "button", "title": "Save", "accessibility": { "hint": "Keeps it" },
            "action": [{ "set": "word", "to": "Saved" }] },
          { "type": "button", "title": "Tell", "action": [{ "announce": "Told" }] },
          { "type": "toggle", "title": "Wi-Fi", "isOn": { "bind": "on" } },
          { "type": "text", "text": "{word}" } ] },
      "expect": [\(expect)],
      "steps": [\(steps)]
    }
    """
  }

  @Test(arguments: [
    (#"{ "says": "Save, link" }"#, #"{ "says": "Save, button, Keeps it" }"#),
    (
      #"{ "element": "Save", "hint": "Loses it", "traits": ["button", "link"] }"#,
      #"{ "element": "Save", "hint": "Keeps it", "traits": ["button"] }"#
    ),
    (#"{ "element": "Save", "value": "1", "lacks": ["button"] }"#, #"{ "element": "Save" }"#),
    (#"{ "element": "Wi-Fi", "value": "on" }"#, #"{ "element": "Wi-Fi", "value": "off" }"#),
    (#"{ "element": "Wi-Fi", "value": "1" }"#, #"{ "element": "Wi-Fi", "value": "0" }"#),
    (#"{ "state": "word", "equals": "Old" }"#, #"{ "state": "word", "equals": "New" }"#),
    (#"{ "state": "on", "equals": true }"#, #"{ "state": "on", "equals": false }"#),
    (#"{ "cursor": "Tell" }"#, #"{ "cursor": "Save" }"#),
    (#"{ "tabOrder": [] }"#, #"{ "tabOrder": ["Save", "Tell", "Wi-Fi"] }"#),
    (#"{ "rotor": "headings" }"#, #"{ "rotor": "characters" }"#),
    (#"{ "voiceControl": [] }"#, #"{ "voiceControl": ["Save", "Tell", "Wi-Fi"] }"#),
    (#"{ "switchControl": ["x"] }"#, #"{ "switchControl": ["Save", "Tell", "Wi-Fi"] }"#),
  ])
  func anExpectationOfTheScreenIsRewritten(before: String, after: String) throws {
    let update = try Rewriting.update(Self.scenario(before))
    #expect(update.text == Self.scenario(after))
    #expect(update.rewritten == 1 && update.left.isEmpty)
    #expect(try Rewriting.failures(of: update.text).isEmpty)
  }

  @Test(arguments: [
    (
      #"{ "activate": "Tell", "expect": [{ "silent": true }] }"#,
      #"{ "activate": "Tell", "expect": [{ "announces": "Told" }] }"#
    ),
    (
      #"{ "activate": "Tell", "expect": [{ "announces": "Said" }] }"#,
      #"{ "activate": "Tell", "expect": [{ "announces": "Told" }] }"#
    ),
    (
      #"{ "activate": "Tell", "expect": [{ "notAnnounced": "Told" }] }"#,
      #"{ "activate": "Tell", "expect": [{ "announces": "Told" }] }"#
    ),
    (
      #"{ "activate": "Save", "expect": [{ "notAnnounced": "Kept" }] }"#,
      #"{ "activate": "Save", "expect": [{ "notAnnounced": "Saved" }] }"#
    ),
    (
      #""next", { "do": "read", "expect": [{ "says": "x" }] }"#,
      #""next", { "do": "read", "expect": [{ "says": "Tell, button" }] }"#
    ),
  ])
  func anExpectationOfAStepIsRewritten(before: String, after: String) throws {
    let update = try Rewriting.update(Self.scenario("", steps: before))
    #expect(update.text == Self.scenario("", steps: after))
    #expect(update.rewritten == 1 && update.left.isEmpty, "\(update.left)")
    #expect(try Rewriting.failures(of: update.text).isEmpty)
  }

  @Test(arguments: [
    (#"{ "cursor": "Gone" }"#, "", "'Gone' is gone; the cursor is on 'Save' (button)"),
    (#"{ "element": "Gone" }"#, "", "the element is gone"),
    (#"{ "element": "Save", "exists": false }"#, "", "there is such an element now"),
    (#"{ "announces": "Told" }"#, "", "nothing is announced now"),
    (
      "", #"{ "activate": "Save", "expect": [{ "announces": "Saved" }] }"#,
      "it comes without being announced now"
    ),
    (
      "", #"{ "activate": "Tell", "expect": [{ "notAnnounced": "x" }] }"#,
      "nothing like it comes in silence now"
    ),
    (#"{ "says": "Völlig anders" }"#, "", "none of the lines that are heard is like it"),
  ])
  func whatNobodyCanRewriteIsToldAndLeft(expect: String, steps: String, reason: String) throws {
    let text = Self.scenario(expect, steps: steps)
    let update = try Rewriting.update(text)
    #expect(update.text == text && update.rewritten == 0)
    #expect(
      update.left.count == 1 && update.left[0].hasSuffix("not rewritten, because \(reason)"), "\(update.left)"
    )
    #expect(update.left[0].hasPrefix("t.json:"))
  }

  @Test func eachLineStandsForOneExpectation() throws {
    let update = try Rewriting.update(
      Self.scenario(#"{ "says": "Save, link" }, { "says": "Tell, button" }, { "says": "Tell, link" }"#))
    #expect(
      update.text
        == Self.scenario(
          #"{ "says": "Save, button, Keeps it" }, { "says": "Tell, button" }, { "says": "Tell, link" }"#)
        || update.text.contains("Wi-Fi, switch button"))
    #expect(update.rewritten + update.left.count == 2)
  }

  @Test func severalLinesTakeThePlaceOfASilence() throws {
    let text = """
      {
        "title": "T",
        "screen": { "type": "button", "title": "A", "action": [{ "announce": "One" }, { "announce": "Two" }] },
        "steps": [
          {
            "activate": "A",
            "expect": [
              { "silent": true }
            ]
          }
        ]
      }
      """
    let update = try Rewriting.update(text)
    #expect(
      update.text
        == text.replacing(
          #"{ "silent": true }"#, with: "{ \"announces\": \"One\" },\n        { \"announces\": \"Two\" }"))
  }

  @Test func theFormOfTheFileStays() throws {
    let many = #""says": "Save \#(String(repeating: "word ", count: 25))button""#
    let old = Self.scenario(
      "{\"transcript\": [\n    \"a\"\n  ]}, {\(many)}, {\n    \"says\":  \"Tell, link\" }"
    )
    .replacing(#""type": "text", "text": "{word}""#, with: #""type": "spacer""#)
    let update = try Rewriting.update(old)
    let lines = [
      "Save, button, Keeps it", "Tell, button", "Wi-Fi, switch button, off, Double tap to toggle setting",
    ].map { "    \"\($0)\"" }
    #expect(
      update.text
        == old.replacing("    \"a\"", with: lines.joined(separator: ",\n"))
        .replacing(many, with: #""says": "Save, button, Keeps it""#).replacing(
          "Tell, link", with: "Tell, button"))
    #expect(update.rewritten == 3 && update.silenced.isEmpty, "\(update.left)")
  }

  @Test func aTranscriptTakesALineForEachUtterance() throws {
    let update = try Rewriting.update(Self.scenario(#"{"transcript":["a"]}"#))
    let lines = [
      "Save, button, Keeps it", "Tell, button", "Wi-Fi, switch button, off, Double tap to toggle setting",
      "New",
    ].map { "    \"\($0)\"" }
    #expect(update.text == Self.scenario("{\"transcript\":[\n\(lines.joined(separator: ",\n"))\n  ]}"))
  }

  @Test func whatIsMetIsNotTouched() throws {
    let text = Self.scenario(#"{ "says": "New" }"#)
    let update = try Rewriting.update(text)
    #expect(update.text == text && update.rewritten == 0 && update.left.isEmpty)
  }

  @Test func whatARecordingWroteIsUpdatedAfterAChange() throws {
    let recorded = try Rewriting.record(Self.scenario("", steps: #""next", { "activate": "Save" }"#)).text
    let changed = recorded.replacing(#""title": "Tell""#, with: #""title": "Say it""#)
      .replacing(#""to": "Saved""#, with: #""to": "Done""#)
    let update = try Rewriting.update(changed)
    #expect(update.rewritten == 3, "\(update.left)")
    #expect(update.left.count == 1 && update.left[0].contains("'Tell' is gone"))
    #expect(try Rewriting.failures(of: update.text).count == 1)
  }

  @Test func aStepThatCannotBeDoneEndsTheUpdate() {
    let text = Self.scenario("", steps: #"{ "activate": "Gone" }"#)
    #expect(throws: InterruptedPlayback.self) { try Rewriting.update(text) }
  }
}
