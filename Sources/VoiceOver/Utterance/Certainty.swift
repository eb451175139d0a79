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
  /// The words are another project's or ours, and not known to be Apple's.
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

  /// Why a check may not rely on the words, as a sentence; nil where it may.
  public var doubt: String? {
    switch self {
    case .established, .reported: nil
    case .symbol(_, let grade) where grade.isAssertable: nil
    case .symbol(_, .noDescription):
      "the symbol seems to have no description of its own, so its name is spoken"
    case .symbol(_, let grade): "the words for the symbol are derived (\(grade.rawValue))"
    case .disputed(let point): point.question
    case .translated: "the words are not known to be Apple's"
    case .untranslated(let language): "VoiceOver's words are not known in '\(language)'"
    }
  }
}

/// A question about VoiceOver that public sources leave open; `SpeechConventions` holds the answer taken.
public enum DisputedPoint: String, Hashable, Codable, Sendable, CaseIterable {
  case boundaryPlace, coordinatePlace, fieldHint, editingValuePlace, headingLevel, landmarkName
  case selectionChange, activationEcho, secureTyping
  case popUpWords, trailerPlace, importantContent, soleMember, insertionPoint, itemSummary
  case movedWords

  /// What is not known.
  public var question: String {
    switch self {
    case .boundaryPlace: "whether the start and end of a list stand before the role or last is not known"
    case .coordinatePlace: "whether row and column numbers follow the label or the role is not known"
    case .fieldHint: "whether the author's hint on a text field is spoken beside the platform's is not known"
    case .editingValuePlace:
      "whether a field's text stands before or after the role while it is edited is not known"
    case .headingLevel: "how the level of a heading is spoken outside the web is not known"
    case .landmarkName: "whether the name of a landmark is spoken outside the web is not known"
    case .selectionChange: "what is spoken when the focused element becomes selected is not known"
    case .activationEcho: "whether the label is repeated when activating changes nothing is not known"
    case .secureTyping: "what is spoken for a character typed into a secure field is not known"
    case .popUpWords: "whether a pop-up button is called a button too is not known for each system"
    case .trailerPlace: "whether 'actions available' stands before or after a hint is not known"
    case .importantContent: "whether important content is spoken with its label is not known"
    case .soleMember: "whether the only element of a list is its end too is not known"
    case .insertionPoint: "whether the insertion point is spoken on current systems is not known"
    case .movedWords: "whether 'dimmed' and states stand before the label with the role is not known"
    case .itemSummary: "what the item summary says of the place on an app's screen is not known"
    }
  }
}
