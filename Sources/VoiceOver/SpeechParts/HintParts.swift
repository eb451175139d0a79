import SemanticTree

/// The author's hint, then those of the platform.
enum HintParts {
  static func all(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.speaksHints else { return [] }
    return author(input) + platform(input)
  }

  private static func author(_ input: SpeechInput) -> [Chunk] {
    guard !input.hintStandsIn, let hint = input.node.hint.spoken else { return [] }
    guard input.isTextEntry && input.isEnabled else { return [input.authored(.hint, hint)] }
    guard input.conventions.fieldHint == .joined else { return [] }
    return [input.authored(.hint, hint, certainty: .disputed(.fieldHint))]
  }

  /// A disabled element loses these; what cannot be done is not explained.
  private static func platform(_ input: SpeechInput) -> [Chunk] {
    guard input.isEnabled else { return [] }
    return [editing, toggling, adjusting, expanding, picking, opening]
      .compactMap { $0(input) }
      .map { input.word(.hint, $0) }
  }

  private static func editing(_ input: SpeechInput) -> PhraseID? {
    guard input.isTextEntry else { return nil }
    if input.isEditing { return isSpellChecked(input) ? .editingHint : nil }
    return input.traits.contains(.textArea) ? .editAreaHint : .editHint
  }

  /// Secure fields are not spell-checked. The library says so of them all the same.
  private static func isSpellChecked(_ input: SpeechInput) -> Bool {
    !(input.conventions.speaksPrivateRoles && input.traits.contains(.secureTextField))
  }

  private static func toggling(_ input: SpeechInput) -> PhraseID? {
    input.isSwitch ? .switchHint : nil
  }

  private static func adjusting(_ input: SpeechInput) -> PhraseID? {
    guard input.traits.contains(.adjustable), !input.isSwitch, !input.hintStandsIn else { return nil }
    return .adjustHint
  }

  private static func expanding(_ input: SpeechInput) -> PhraseID? {
    switch input.node.expanded {
    case .expanded: .collapseHint
    case .collapsed: .expandHint
    case nil: nil
    }
  }

  private static func picking(_ input: SpeechInput) -> PhraseID? {
    guard input.conventions.speaksPrivateRoles, input.traits.contains(.popUpButton) else { return nil }
    return .pickerHint
  }

  private static func opening(_ input: SpeechInput) -> PhraseID? {
    guard input.conventions.speaksPrivateRoles, input.traits.contains(.launchIcon) else { return nil }
    return .openHint
  }
}
