import SemanticTree

/// All that a speech part may look at.
struct SpeechInput {
  let node: Node
  let place: ReadingPlace
  /// The containers that focus enters with this element, outermost first.
  let entered: [ContainerEntry]
  let phrases: PhraseTable
  var settings: SpeechSettings
  /// The language of the author's words.
  let language: String
  /// Whether VoiceOver's words are in the element's language.
  let isTranslated: Bool

  init(
    node: Node, place: ReadingPlace, entered: [ContainerEntry], phrases: PhraseTable,
    settings: SpeechSettings, language: String
  ) {
    self.node = node
    self.place = place
    self.entered = entered
    self.phrases = phrases
    self.settings = settings
    self.language = language
    isTranslated = language.hasLanguage(phrases.language)
  }

  var conventions: SpeechConventions { settings.conventions }
  var traits: Traits { node.traits }
  var isEnabled: Bool { !traits.contains(.notEnabled) }
  var isSwitch: Bool { traits.contains(.toggleButton) }
  var isTextEntry: Bool { traits.contains(.textEntry) }
  var isEditing: Bool { isTextEntry && traits.contains(.isEditing) }
  var isInTabBar: Bool { place.series?.isTab ?? false }
  var isTab: Bool { isInTabBar || traits.contains(.tabBarItem) }

  /// The label as it is spoken: nothing where a back button's label repeats its role.
  var label: String? {
    guard let label = node.label.spoken else { return nil }
    let back = phrases[.back].title.lowercased()
    return traits.contains(.backButton) && label.lowercased() == back ? nil : label
  }

  /// The value as text after the label; a switch's value is a state instead.
  var value: String? {
    guard settings.speaksValues, !isSwitch, let value = node.value.spoken else { return nil }
    return hidesCharacters(value) ? characterCount(value.count) : value
  }

  /// VoiceOver reads the hint as the text of an element that has nothing else.
  var hintStandsIn: Bool {
    label == nil && value == nil && place.cell == nil && !traits.contains(.selected)
      && node.hint.spoken != nil
  }

  private func hidesCharacters(_ value: String) -> Bool {
    traits.contains(.secureTextField) && conventions.countsSecureCharacters
      && value.allSatisfy { $0 == "•" || $0 == "●" || $0 == "*" }
  }

  private func characterCount(_ count: Int) -> String {
    phrases.text(.characters, [count], written: numbers).running
  }
}

extension SpeechInput {
  /// A chunk of the author's words.
  func authored(_ kind: Chunk.Kind, _ text: String, certainty: Certainty = .established) -> Chunk {
    var chunk = Chunk(kind, text, language: language, certainty: certainty, speech: node.speech)
    if settings.punctuation != SpeechSettings.device.punctuation { chunk.punctuation = settings.punctuation }
    if settings.speaksEmojiSuffix { chunk.spokenText = text.namingEmoji(phrases[.emoji].running) }
    return chunk
  }

  /// A chunk of VoiceOver's words.
  ///
  /// - Parameter disputed: the open question that the chunk's presence or place depends on.
  func word(
    _ kind: Chunk.Kind, _ id: PhraseID, _ numbers: [Int] = [], disputed: DisputedPoint? = nil
  ) -> Chunk {
    word(kind, id, phrases.text(id, numbers, written: self.numbers), disputed)
  }

  /// A chunk of VoiceOver's words around words of others.
  func word(_ kind: Chunk.Kind, _ id: PhraseID, filling texts: [String]) -> Chunk {
    let phrase = phrases[id]
    let form = Phrase.Form(
      title: phrase.title.filled(with: texts), running: phrase.running.filled(with: texts))
    return word(kind, id, form, nil)
  }

  private func word(
    _ kind: Chunk.Kind, _ id: PhraseID, _ form: Phrase.Form, _ disputed: DisputedPoint?
  ) -> Chunk {
    Chunk(
      kind, form.running, title: form.title, language: wordsLanguage, phrase: id,
      certainty: certainty(of: phrases[id], disputed))
  }

  /// The language of the words; the element's region then chooses voice and digits.
  private var wordsLanguage: String { isTranslated ? language : phrases.language }

  private var numbers: NumberStyle { NumberStyle(language: wordsLanguage) }

  private func certainty(of phrase: Phrase, _ disputed: DisputedPoint?) -> Certainty {
    if !isTranslated { return .untranslated(language: language) }
    return disputed.map(Certainty.disputed) ?? phrase.certainty
  }
}

extension Optional where Wrapped == String {
  /// The text with single spaces and none at its ends; nil where nothing is left to speak.
  var spoken: String? { self?.spoken }
}

extension String {
  /// The text with single spaces and none at its ends; nil where nothing is left to speak.
  var spoken: String? {
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether this BCP 47 tag or locale identifier is of a language and its script, whatever the regions.
  func hasLanguage(_ language: String) -> Bool {
    self == language || LanguageTag(self).shares(LanguageTag(language))
  }
}
