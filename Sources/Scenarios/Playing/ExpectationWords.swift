import SemanticTree

extension ScenarioExpectation.Kind {
  /// What must be so, in words.
  var words: String {
    switch self {
    case .says(let text): "VoiceOver says '\(text)'"
    case .silence: "VoiceOver says nothing"
    case .announces(let text): "'\(text)' is announced"
    case .notAnnounced(let text): "'\(text)' comes without a word"
    case .transcript(let lines): "reading from first to last says \(lines.count) utterances"
    case .cursor(let target): "the cursor is on \(target.shortWords)"
    case .element(let target, let expected):
      expected.exists ? "\(target.shortWords) is as described" : "\(target.shortWords) is not there"
    case .state(let condition): condition.words
    case .voiceControl(let names): "Voice Control shows exactly: \(names.joined(separator: ", "))"
    case .switchControl(let lines): "Switch Control scans \(lines.count) items and groups"
    case .device(let expectation): expectation.words
    }
  }
}

extension Condition {
  /// What must be so, in words.
  var words: String {
    switch self {
    case .equals(let state, let value): "\(state) is \(value.words)"
    case .isEmpty(let state, let expected): "\(state) is \(expected ? "empty" : "not empty")"
    case .contains(let state, let member): "\(state) contains '\(member)'"
    case .not(let condition): "not: \(condition.words)"
    }
  }
}

extension StateValue {
  /// The value as JSON has it, but with single quotes.
  var words: String {
    switch self {
    case .text(let text): text.map { "'\($0)'" } ?? "null"
    case .list(let members): "[\(members.map { "'\($0)'" }.joined(separator: ", "))]"
    case .boolean, .number: text
    }
  }
}
