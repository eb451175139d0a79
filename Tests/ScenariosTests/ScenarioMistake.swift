import Testing

/// A scenario with a mistake, and the whole diagnostics for it.
struct ScenarioMistake: CustomTestStringConvertible, Sendable {
  var text: String
  var messages: [String]
  var testDescription: String { text }

  init(_ text: String, _ messages: String...) {
    self.text = text
    self.messages = messages
  }

  /// A mistake in a screen, on line 2 of a scenario with one state of each kind.
  static func screen(_ screen: String, rest: String = "", _ messages: String...) -> ScenarioMistake {
    var mistake = ScenarioMistake(
      """
      {"title": "t", "state": {"word": null, "items": [], "on": false, "amount": 1}, "screen":
      \(screen)\(rest.isEmpty ? "" : ",\n")\(rest)}
      """)
    mistake.messages = messages
    return mistake
  }

  static let all = document + values + references + stepsAndExpectations
}
