import SemanticTree

/// The words that tell a state, by language; languages without a table are not judged.
enum StateWords {
  enum State {
    case selected, notSelected, on, off, expanded, collapsed, disabled
  }

  private static let table: [String: [String: State]] = [
    "en": [
      "selected": .selected, "checked": .selected, "ticked": .selected, "currently selected": .selected,
      "not selected": .notSelected, "unselected": .notSelected, "not checked": .notSelected,
      "unchecked": .notSelected, "on": .on, "off": .off, "expanded": .expanded, "collapsed": .collapsed,
      "disabled": .disabled, "dimmed": .disabled,
    ],
    "de": [
      "ausgewählt": .selected, "markiert": .selected, "nicht ausgewählt": .notSelected, "ein": .on,
      "aus": .off,
      "erweitert": .expanded, "ausgeklappt": .expanded, "reduziert": .collapsed, "eingeklappt": .collapsed,
      "deaktiviert": .disabled, "grau dargestellt": .disabled,
    ],
  ]

  /// The state that some words tell and nothing else.
  static func state(_ words: String, in language: String) -> State? { table[language]?[words] }
}

extension Node {
  /// Whether VoiceOver says the state anyway, by a trait or by how the disclosure stands.
  func says(_ state: StateWords.State) -> Bool {
    switch state {
    case .selected: traits.contains(.selected)
    case .notSelected: false
    case .on, .off: traits.contains(.toggleButton)
    case .expanded, .collapsed: expanded != nil
    case .disabled: traits.contains(.notEnabled)
    }
  }
}
