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
    count == 1
      ? phrases[.oneCharacter].running
      : phrases[.characters].running.filled(with: [phrases.numbers.text(count)])
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
    word(kind, id, filling: numbers.map(phrases.numbers.text), disputed: disputed)
  }

  /// A chunk of VoiceOver's words around words of others.
  func word(
    _ kind: Chunk.Kind, _ id: PhraseID, filling texts: [String], disputed: DisputedPoint? = nil
  ) -> Chunk {
    let phrase = phrases[id]
    return Chunk(
      kind, phrase.running.filled(with: texts), title: phrase.title.filled(with: texts),
      language: isTranslated ? language : phrases.language, phrase: id,
      certainty: certainty(of: phrase, disputed))
  }

  /// Whether the words are in the element's language; a region then chooses its voice.
  private var isTranslated: Bool { language.hasLanguage(phrases.language) }

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

  /// Whether this BCP 47 tag or locale identifier is of a language, whatever its region.
  func hasLanguage(_ language: String) -> Bool {
    prefix { $0 != "-" && $0 != "_" }.lowercased() == language
  }
}
