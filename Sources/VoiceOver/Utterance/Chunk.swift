import SemanticTree

/// One part of what VoiceOver says about an element: a label, a role word, a hint.
public struct Chunk: Hashable, Codable, Sendable {
  /// What the part tells; the order of the cases is the usual order of speaking.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The label or value of a container that focus has just entered.
    case entryLabel
    case selected
    case tableHeader
    case label
    case value
    /// Custom content of high importance.
    case content
    case disabled
    case role
    /// On, off, expanded, editing and their like.
    case state
    /// A place in a series or in a table.
    case position
    /// The start or end of a list or landmark.
    case boundary
    case hint
    /// "Actions available", "more content available".
    case trailer
    /// A text that the component posted.
    case announcement
    /// A character or word that was typed or deleted.
    case typing
    /// What the user asked VoiceOver for: an item of the rotor, a character of the text.
    case answer
  }

  /// What the part tells.
  public var kind: Kind
  /// The words as they run in a sentence: role words in lower case where the language writes them so.
  public var text: String
  /// The words as the legend register writes them: role words with capitals. Equal to `text` for the words of
  /// an author.
  public var title: String
  /// The language that voices the words, as a BCP 47 tag.
  public var language: String
  /// The phrase the words were made from; nil for the words of an author.
  public var phrase: PhraseID?
  /// How sure words and place are.
  public var certainty: Certainty
  /// How the author wants the words spoken; VoiceOver's own words have none.
  public var speech: SpeechAdjustments
  /// The words as a synthesiser needs them, where they differ: an emoji is followed by the word for it.
  public var spokenText: String?
  /// Which marks are spoken as words, where the user wants others than usual.
  public var punctuation: SpeechSettings.PunctuationLevel?

  /// A chunk; without a title the words are the same in every register.
  public init(
    _ kind: Kind, _ text: String, title: String? = nil, language: String, phrase: PhraseID? = nil,
    certainty: Certainty = .established, speech: SpeechAdjustments = SpeechAdjustments()
  ) {
    self.kind = kind
    self.text = text
    self.title = title ?? text
    self.language = language
    self.phrase = phrase
    self.certainty = certainty
    self.speech = speech
  }
}
