import Foundation
import Testing

@testable import Scenarios

@Suite struct StepTextTests {
  @Test(arguments: [
    ("next", [#""next""#]),
    (" next ,, escape\n\n# remark, here\nread", [#""next""#, #""escape""#, #""read""#]),
    ("next 3", [#"{ "do": "next", "times": 3 }"#]), ("next x3", [#"{ "do": "next", "times": 3 }"#]),
    ("activate Shipping", [#"{ "activate": "Shipping" }"#]),
    ("activate 'Hello, world', next", [#"{ "activate": "Hello, world" }"#, #""next""#]),
    ("activate Don't stop, next", [#"{ "activate": "Don't stop" }"#, #""next""#]),
    (#"activate "It's""#, [#"{ "activate": "It's" }"#]),
    ("type 'Ada, L.' into 'Name'", [#"{ "type": "Ada, L.", "into": "Name" }"#]),
    ("action 'Remove' on Vegan", [#"{ "action": "Remove", "on": "Vegan" }"#]),
    (
      #"{"focus": {"label": "A", "position": 2}}, last"#,
      [#"{"focus": {"label": "A", "position": 2}}"#, #""last""#]
    ),
    ("swipe right", [#"{ "swipe": "right" }"#]), ("rotor headings", [#"{ "rotor": "headings" }"#]),
    ("keys tab space", [#"{ "keys": ["tab", "space"] }"#]), ("tap 2", [#"{ "tap": 2 }"#]),
    ("activate '3'", [#"{ "activate": "3" }"#]), ("activate Item 3", [#"{ "activate": "Item 3" }"#]),
    ("keys [tab, space], next", [#"{ "keys": ["tab", "space"] }"#, #""next""#]),
    (#"keys ["tab","tab"]"#, [#"{ "keys": ["tab", "tab"] }"#]), ("keys ['tab']", [#"{ "keys": ["tab"] }"#]),
    (#"touch {"x":5,"y":300}"#, [#"{ "touch": {"x":5,"y":300} }"#]),
    ("swipe right 3", [#"{ "swipe": "right", "times": 3 }"#]),
    ("rotate clockwise x2", [#"{ "rotate": "clockwise", "times": 2 }"#]),
    (#"type 'Bob' into {"value": "Ada"}"#, [#"{ "type": "Bob", "into": {"value": "Ada"} }"#]),
    ("activate A; B", [#"{ "activate": "A; B" }"#]), ("activate 'A; next'", [#"{ "activate": "A; next" }"#]),
    ("say 'Tap Price'", [#"{ "say": "Tap Price" }"#]),
    ("voiceControl Price", [#"{ "voiceControl": "Price" }"#]),
  ])
  func wordsAreSteps(text: String, json: [String]) throws {
    #expect(try StepText.list(text, file: "--steps").map(\.json) == json)
  }

  @Test func aGestureIsListedOnce() {
    let error = #expect(throws: ScenarioError.self) { try StepText.list("fly", file: "--steps") }
    #expect(error?.description.components(separatedBy: "flickDown").count == 2)
  }

  @Test(arguments: [
    ("nxt", "--steps:1:1: error: expected a known name, found the string 'nxt'; did you mean"),
    ("activat Price", "did you mean 'activate'?"),
    ("fly", "expected one of next, previous, first,"),
    ("", "expected a step, such as next, found none"), ("# only a remark", "found none"),
    ("{\"focus\": ", "expected a value, found the end"),
    ("next, focus, bogus 'x'", "--steps:1:14: error: expected a step with the key"),
    (
      "next; next",
      "--steps:1:1: error: expected one step, found 'next; next'; commas part steps, not semicolons: next, next"
    ),
    ("next, activate Save; next", "--steps:1:7: error: expected one step"),
    ("next\n# remark\n\n  nxt", "--steps:4:3: error:"), ("é🇩🇪é, nxt", "--steps:1:7: error: expected a known"),
    ("fly", "found the string 'fly'; or a key of a step with its value, such as activate 'Price'"),
    ("say 'Open Price'", "begin with 'tap', 'long press', 'increment' or 'decrement'"),
  ])
  func mistakesAreTold(text: String, message: String) {
    let error = #expect(throws: ScenarioError.self) { try StepText.list(text, file: "--steps") }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
