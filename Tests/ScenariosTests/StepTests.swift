import SemanticTree
import Testing
import VoiceOver

@testable import Scenarios

@Suite struct StepTests {
  typealias Step = Scenarios.Step

  private func scenario(_ steps: String, expect: String = "[]") throws -> Scenario {
    let text = """
      {"title": "t", "state": {"word": null}, "screen": {"type": "divider", "id": "line"},
       "steps": [\(steps)], "expect": \(expect)}
      """
    return try ScenarioReader.read(Array(text.utf8), file: "s.json")
  }

  @Test(arguments: [
    (#""next""#, Step.Kind.gesture(.next, times: 1)), (#"{"do": "escape"}"#, .gesture(.escape, times: 1)),
    (#"{"do": "previous", "times": 3}"#, .gesture(.previous, times: 3)),
    (#"{"activate": "Vegan"}"#, .activate(Target(label: "Vegan"))),
    (#"{"focus": {"identifier": "a"}}"#, .focus(Target(identifier: "a"))),
    (#"{"longPress": {"id": "line"}}"#, .longPress(Target(component: "line"))),
    (
      #"{"increment": {"label": "a", "value": "b", "trait": "adjustable", "position": 2}}"#,
      .increment(Target(label: "a", value: "b", trait: .adjustable, position: 2))
    ),
    (#"{"decrement": "a"}"#, .decrement(Target(label: "a"))),
    (#"{"action": "Delete"}"#, .action(name: "Delete", on: nil)),
    (#"{"action": "Delete", "on": "a"}"#, .action(name: "Delete", on: Target(label: "a"))),
    (#"{"type": "abc", "into": "Name"}"#, .type("abc", into: Target(label: "Name"))),
    (#"{"press": "space"}"#, .press(key: "space", on: nil)),
    (#"{"swipe": "right"}"#, .device(.gesture(.flick(.right, fingers: 1), times: 1))),
    (#"{"swipe": "up", "fingers": 2, "times": 3}"#, .device(.gesture(.flick(.up, fingers: 2), times: 3))),
    (#"{"tap": 2}"#, .device(.gesture(.tap(count: 2, fingers: 1), times: 1))),
    (
      #"{"tap": 1, "fingers": 4, "half": "lower"}"#,
      .device(.gesture(.tap(count: 1, fingers: 4, inLowerHalf: true), times: 1))
    ),
    (#"{"rotate": "counterclockwise"}"#, .device(.gesture(.rotate(.counterclockwise), times: 1))),
    (#"{"rotor": "headings"}"#, .device(.rotor(.headings))),
    (#"{"rotor": "Warnings"}"#, .device(.rotor(.custom("Warnings")))),
    (
      #"{"keys": ["tab", "vo+shift+n"]}"#,
      .device(.keys([KeyChord("tab"), KeyChord("n", [.voiceOver, .shift])]))
    ),
    (#"{"touch": {"x": 10, "y": 20.5}}"#, .device(.touch(Point(x: 10, y: 20.5)))),
    (#"{"choose": "Price"}"#, .device(.choose("Price"))),
  ])
  func stepsAreRead(json: String, expected: Step.Kind) throws {
    let steps = try scenario(json).steps
    #expect(steps.map(\.kind) == [expected])
    #expect(steps.first?.source == SourceLocation(file: "s.json", line: 2, column: 12))
  }

  @Test(arguments: StepGesture.allCases)
  func everyGestureHasAName(gesture: StepGesture) throws {
    #expect(try scenario("\"\(gesture.rawValue)\"").steps.first?.kind == .gesture(gesture, times: 1))
  }

  @Test(arguments: [
    (#"{"says": "a, button"}"#, ScenarioExpectation.Kind.says("a, button")),
    (#"{"silent": true}"#, .silence),
    (#"{"announces": "a"}"#, .announces("a")), (#"{"notAnnounced": "a"}"#, .notAnnounced("a")),
    (#"{"transcript": ["a", "b"]}"#, .transcript(["a", "b"])),
    (#"{"cursor": "a"}"#, .cursor(Target(label: "a"))),
    (#"{"rotor": "adjustValue"}"#, .device(.rotor(.adjustValue))),
    (#"{"rotorItems": ["words", "heading2"]}"#, .device(.rotorItems([.words, .headingLevel(2)]))),
    (#"{"itemChooser": ["a"]}"#, .device(.itemChooser(["a"]))),
    (#"{"tabOrder": []}"#, .device(.tabOrder([]))), (#"{"sound": "limit"}"#, .device(.sound(.limit))),
    (#"{"state": "word", "equals": null}"#, .state(.equals(state: "word", value: .text(nil)))),
    (
      #"{"element": "a", "value": "b", "traits": ["button", "selected"], "lacks": ["notEnabled"]}"#,
      .element(
        Target(label: "a"),
        ElementExpectation(
          exists: true, label: nil, value: "b", hint: nil, traits: [.button, .selected],
          absentTraits: .notEnabled))
    ),
    (
      #"{"element": {"identifier": "x"}, "exists": false}"#,
      .element(
        Target(identifier: "x"),
        ElementExpectation(exists: false, label: nil, value: nil, hint: nil, traits: [], absentTraits: []))
    ),
  ])
  func expectationsAreRead(json: String, expected: ScenarioExpectation.Kind) throws {
    #expect(try scenario("", expect: "[\(json)]").expectations.map(\.kind) == [expected])
    let step = #"{"activate": "a", "expect": [\#(json)]}"#
    #expect(try scenario(step).steps.first?.expectations.map(\.kind) == [expected])
  }
}
