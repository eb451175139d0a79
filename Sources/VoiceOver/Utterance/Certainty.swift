import SemanticTree

/// How sure it is that VoiceOver says a chunk, with these words and in this place.
public enum Certainty: Hashable, Codable, Sendable {
  /// The author's own words, or words and place that a public test or reference image shows.
  case established
  /// Written down by people who listened.
  case reported
  /// The platform's name for a symbol; the grade says how sure its words are.
  case symbol(name: String, grade: SymbolGrade)
  /// The sources disagree or are silent on this point, and the most likely behaviour was taken.
  case disputed(DisputedPoint)
  /// The words are a translation that is not Apple's.
  case translated
  /// No phrase table has the element's language, so that the words are in the session's language instead.
  case untranslated(language: String)

  /// True where a check may rely on the words.
  public var isAssertable: Bool {
    switch self {
    case .established, .reported: true
    case .symbol(_, let grade): grade.isAssertable
    case .disputed, .translated, .untranslated: false
    }
  }
}

/// A question about VoiceOver that public sources leave open; `SpeechConventions` holds the answer taken.
public enum DisputedPoint: String, Hashable, Codable, Sendable, CaseIterable {
  /// Whether "list start" and its kin stand before the role or last.
  case boundaryPlace
  /// Whether row and column numbers follow the label or the role.
  case coordinatePlace
  /// Whether the author's hint on a text field is spoken beside the platform's.
  case fieldHint
  /// Whether a field's text stands before or after the role while it is edited.
  case editingValuePlace
  /// How the level of a heading is spoken outside the web.
  case headingLevel
  /// Whether the name of a landmark is spoken outside the web.
  case landmarkName
  /// What is spoken when the focused element becomes selected.
  case selectionChange
  /// Whether the label is repeated when activating changes nothing.
  case activationEcho
  /// What is spoken for a character typed into a secure field.
  case secureTyping
}
