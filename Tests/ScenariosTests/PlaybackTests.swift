import Foundation
import SemanticTree
import Testing
import VoiceOver

@testable import Scenarios

@Suite @MainActor struct PlaybackTests {
  private func play(_ name: String, overriding overrides: [String] = []) throws -> Playback {
    try ScenarioPlayer(TestScenario.demo(name), overriding: overrides).play()
  }

  private func explanation(_ playback: Playback) -> String {
    playback.failures.map { failure in
      (["line \(failure.place.line): \(failure.expectation)"] + failure.difference.map(\.description))
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: ["checkout", "restaurants", "filter-bar", "design-system-chips"])
  func everyDemoIsAsItExpects(name: String) throws {
    let playback = try play(name)
    #expect(playback.isAsExpected, "\(explanation(playback))")
    let scenario = try TestScenario.demo(name)
    #expect(playback.steps.count == scenario.steps.count)
    #expect(playback.results.count == scenario.expectations.count)
    #expect(playback.results.allSatisfy { $0.difference.isEmpty })
  }

  @Test func checkoutReadsItsFields() throws {
    let lines = try play("checkout").reading.map(\.transcript)
    #expect(
      lines == [
        "Checkout", "Shipping, Standard, button, Opens the list",
        "Country, Select a country, button, Opens the list", "Tap a field to open it",
      ])
  }

  @Test func checkoutOpensReadsTheOptionsAndChooses() throws {
    let playback = try play("checkout")
    let said = playback.steps.map { step in
      (step.approach + step.commands).flatMap(\.spoken).map { Transcript($0.utterance).text }
    }
    #expect(said[0].first == "Shipping, Standard, button, Opens the list")
    #expect(
      said[1...4].map(\.first) == [
        "selected, Standard, button", "Express, button", "Overnight, button", "Pickup, button",
      ])
    let choice = try #require(playback.steps.last)
    let silent = choice.commands.flatMap(\.silentChanges).map(\.description)
    #expect(silent.contains("not announced: footnote is now 'Delivery: Overnight'"))
    let announced = choice.commands.flatMap(\.spoken).filter {
      if case .notification = $0.reason { true } else { false }
    }
    #expect(announced.isEmpty)
  }

  @Test func aPlaybackIsTheSameTwiceAndTravelsAsJSON() throws {
    let player = try ScenarioPlayer(TestScenario.demo("restaurants"))
    let first = try player.play()
    #expect(try player.play() == first)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(Playback.self, from: data) == first)
    #expect(!String(decoding: data, as: UTF8.self).contains("restaurants.json"))
  }

  @Test func overridesReachTheScreen() throws {
    let playback = try play("checkout", overriding: ["typeSize=accessibility5", "device=iPhone SE 3"])
    #expect(playback.environment.typeSize == .accessibility5)
    #expect(playback.environment.width == 375)
  }

  // MARK: Steps

  private func played(
    _ steps: String, expect: String = "[]", children: String = #"{ "type": "text", "text": "One" }"#
  ) throws -> Playback {
    let scenario = try TestScenario.read(
      screen: #"""
        { "type": "vstack", "children": [\#(children),
          { "type": "button", "title": "Save", "action": [{ "announce": "Saved" }, { "toggle": "flag" }] },
          { "type": "text", "text": "{flag}", "id": "state" }] }
        """#, #", "steps": \#(steps), "expect": \#(expect)"#)
    return try ScenarioPlayer(scenario).play()
  }

  @Test(arguments: [
    (#"["next"]"#, ["Save, button"]), (#"[{ "do": "next", "times": 2 }]"#, ["Save, button", "false"]),
    (#"["last"]"#, ["false"]), (#"["read"]"#, ["One"]), (#"["readAll"]"#, ["One", "Save, button", "false"]),
    (#"["next", "readFromHere"]"#, ["Save, button", "Save, button", "false"]),
    (#"[{ "focus": { "id": "state" } }]"#, ["false"]),
  ])
  func gesturesSayWhatTheyReach(steps: String, said: [String]) throws {
    let commands = try played(steps).steps.flatMap(\.commands)
    #expect(commands.flatMap(\.spoken).map { Transcript($0.utterance).text } == said)
  }

  @Test func aStepGoesToItsElementFirst() throws {
    let step = try #require(try played(#"[{ "activate": "Save" }]"#).steps.first)
    #expect(step.action == "activate 'Save'")
    #expect(step.approach.count == 1)
    #expect(step.commands.map(\.command) == [.activate])
    #expect(step.commands[0].wasTaken)
  }

  @Test func whatIsExpectedAndSoIsMet() throws {
    let playback = try played(
      #"""
      [{ "activate": "Save", "expect": [{ "announces": "Saved" }, { "says": "Saved" }, { "notAnnounced": "true" },
        { "cursor": "Save" }, { "state": "flag", "equals": true },
        { "element": "false", "exists": false }, { "transcript": ["One", "Save, button", "true"] }] },
       { "do": "next", "expect": [{ "says": "true" }] }]
      """#, expect: #"[{ "says": "Save, button" }, { "cursor": "One" }]"#)
    #expect(playback.isAsExpected, "\(explanation(playback))")
  }

  @Test(arguments: [
    (#"{ "says": "Done" }"#, ["- Done", "+ Save, button", "+ Saved"]), (#"{ "silent": true }"#, ["+ Saved"]),
    (#"{ "announces": "Stored" }"#, ["- Stored", "+ Saved"]),
    (
      #"{ "notAnnounced": "on" }"#,
      ["- not announced: 'on'", "+ heard: Saved", "+ not announced: 'false' is now 'true'"]
    ),
    (
      #"{ "transcript": ["One", "Save, link", "true"] }"#,
      ["  One", "- Save, link", "+ Save, button", "  true"]
    ),
    (#"{ "cursor": "One" }"#, ["- cursor on label 'One'", "+ cursor on 'Save' (button)"]),
    (
      #"{ "element": "Save", "value": "1", "traits": ["link"], "lacks": ["button"] }"#,
      [
        "- value '1'", "- not the trait button", "- the trait link", "+ no value", "+ the trait button",
        "+ not the trait link",
      ]
    ),
    (#"{ "element": "Save", "exists": false }"#, ["+ there is 'Save' (button)"]),
    (#"{ "state": "flag", "equals": false }"#, ["- flag is false", "+ flag is true"]),
    (
      #"{ "element": "Sav" }"#,
      [
        "- an element with label 'Sav'",
        "+ expected an element with label 'Sav' that can be reached, found none; did you mean 'Save'?",
      ]
    ),
  ])
  func whatIsNotSoIsShown(expectation: String, difference: [String]) throws {
    let playback = try played(#"[{ "activate": "Save", "expect": [\#(expectation)] }]"#)
    let failure = try #require(playback.failures.first)
    #expect(failure.difference.map(\.description) == difference)
  }

  @Test(arguments: [
    (
      #""activate": "Sve""#, "test.json:3:",
      "expected an element with label 'Sve' that can be reached, found none; did you mean 'Save'?"
    ),
    (
      #""focus": { "trait": "staticText" }"#, "test.json:3:",
      "expected one element with the trait staticText, found 2: 'One' (staticText), 'false' (staticText); add a "
        + "'position' from 1 to 2, or a 'trait', 'value' or 'id'"
    ),
    (
      #""focus": { "label": "One", "position": 2 }"#, "test.json:3:",
      "expected an element with label 'One', position 2 that can be reached, found none; there are 1 without the "
        + "position"
    ),
    (
      #""action": "Remove", "on": "One""#, "test.json:3:",
      "expected an action of 'One', found 'Remove'; it has none"
    ),
  ])
  func stepsThatCannotBeDoneAreLocated(step: String, place: String, message: String) throws {
    let interruption = #expect(throws: InterruptedPlayback.self) {
      try played(#"[{ "do": "next" }, { \#(step) }]"#)
    }
    #expect(interruption?.step == 2 && interruption?.playback.steps.map(\.action) == ["next"])
    let diagnostic = try #require(interruption?.error.diagnostics.first)
    #expect(diagnostic.description.hasPrefix(place))
    #expect(diagnostic.message == message)
  }

  @Test func whatIsSaidOnTheWayToAnElementCounts() throws {
    let playback = try played(#"[{ "activate": "Save", "expect": [{ "says": "Save, button" }] }]"#)
    #expect(playback.isAsExpected)
  }

  @Test func aSwitchIsKnownByWhatItSays() throws {
    let toggle = #"{ "type": "toggle", "title": "Wi-Fi", "isOn": { "bind": "flag" } }"#
    let steps = #"""
      [{ "activate": { "label": "Wi-Fi", "value": "off" },
         "expect": [{ "element": "Wi-Fi", "value": "on" }, { "element": "Wi-Fi", "value": "1" }] }]
      """#
    #expect(try played(steps, children: toggle).isAsExpected)
  }

  @Test func aFieldWithoutALabelIsExplained() throws {
    let field = #"{ "type": "textField", "title": "Name", "text": { "bind": "text" } }"#
    let interruption = #expect(throws: InterruptedPlayback.self) {
      try played(#"[{ "type": "Ada", "into": "Name" }]"#, children: field)
    }
    #expect(
      interruption?.error.diagnostics.first?.suggestion
        == "'Name' (textEntry) has no label, only this text: give it as 'value', or use 'id'")
  }

  @Test func aKeyboardTypesIntoTheFieldThatIsEdited() throws {
    let field = #"{ "type": "textField", "title": "Name", "id": "name", "text": { "bind": "text" } }"#
    let steps = #"""
      [{ "activate": { "id": "name" } }, { "press": "a" }, { "press": "space" }, { "press": "b" },
       { "press": "delete", "expect": [{ "state": "text", "equals": "a " }, { "says": "b" }] },
       { "do": "delete", "expect": [{ "state": "text", "equals": "a" }] }]
      """#
    let playback = try played(steps, children: field)
    #expect(playback.isAsExpected, "\(explanation(playback))")
    #expect(playback.steps.flatMap(\.commands).allSatisfy { $0.wasTaken })
  }

  @Test func whatChangedBeneathAMenuIsNotAnnounced() throws {
    let scenario = try TestScenario.read(
      screen: #"""
        { "type": "vstack", "children": [
          { "type": "picker", "title": "Theme", "options": ["A", "B"], "selection": { "bind": "text" } },
          { "type": "text", "text": "Theme is {text|none}" }] }
        """#,
      #", "steps": [{ "activate": "Theme" }, { "activate": "B", "expect": [{ "notAnnounced": "Theme is B" }] }]"#
    )
    let playback = try ScenarioPlayer(scenario).play()
    #expect(playback.isAsExpected, "\(explanation(playback))")
  }

  @Test(arguments: ["activate", "increment", "decrement", "longPress", "escape", "magicTap", "delete"])
  func whatATextDoesNotTakeIsNoError(gesture: String) throws {
    let playback = try played(#"[{ "focus": "One" }, { "do": "\#(gesture)" }]"#)
    #expect(playback.steps[1].commands.map(\.wasTaken) == [false])
  }

  @Test(arguments: ["escape", "magicTap"])
  func anEmptyScreenTakesNothing(gesture: String) throws {
    let empty = #"{ "type": "text", "text": "One", "when": { "state": "flag", "equals": true } }"#
    let scenario = try TestScenario.read(screen: empty, #", "steps": ["\#(gesture)"]"#)
    let playback = try ScenarioPlayer(scenario).play()
    #expect(playback.steps[0].commands.map(\.wasTaken) == [false])
  }

  @Test func typingOnAButtonDoesNotActivateIt() throws {
    let playback = try played(
      #"[{ "type": "hi", "into": "Save", "expect": [{ "state": "flag", "equals": false }] }]"#)
    #expect(playback.isAsExpected && playback.steps[0].commands.map(\.wasTaken) == [false])
  }
}
