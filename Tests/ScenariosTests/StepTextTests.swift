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
    ("activate '3'", [#"{ "activate": "3" }"#]),
    ("say 'Tap Price'", [#"{ "say": "Tap Price" }"#]),
    ("voiceControl Price", [#"{ "voiceControl": "Price" }"#]),
  ])
  func wordsAreSteps(text: String, json: [String]) throws {
    #expect(try StepText.list(text, file: "--steps").map(\.json) == json)
  }

  @Test(arguments: [
    ("nxt", "--steps: 'nxt': error: expected a known name, found the string 'nxt'; did you mean"),
    ("activat Price", "did you mean 'activate'?"),
    ("fly", "found the string 'fly'; gestures are next, previous, first,"),
    ("", "expected a step, such as next, found none"), ("# only a remark", "found none"),
    ("{\"focus\": ", "expected a value, found the end"), ("next, focus, bogus 'x'", "'bogus 'x''"),
    ("say 'Open Price'", "begin with 'tap', 'long press', 'increment' or 'decrement'"),
  ])
  func mistakesAreTold(text: String, message: String) {
    let error = #expect(throws: ScenarioError.self) { try StepText.list(text, file: "--steps") }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
