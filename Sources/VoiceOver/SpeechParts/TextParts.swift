import SemanticTree

/// The author's words: label, value, custom content; and the one state that stands before them.
enum TextParts {
  /// "Selected" is the only state said before the label, in every source. "Not selected" is never said.
  static func selected(_ input: SpeechInput) -> [Chunk] {
    guard input.settings.speaksTraits, input.traits.contains(.selected) else { return [] }
    return [input.word(.selected, .selected)]
  }

  static func label(_ input: SpeechInput) -> [Chunk] {
    if let label = input.label {
      return [input.symbolLabel(label) ?? input.authored(.label, label)]
    }
    guard input.hintStandsIn, let hint = input.node.hint.spoken else { return [] }
    return [input.authored(.label, hint)]
  }

  /// The value, which moves behind the role while a field is edited.
  static func value(
    _ input: SpeechInput, at place: SpeechConventions.EditingValuePlace
  ) -> [Chunk] {
    let wanted = input.isEditing ? input.conventions.editingValuePlace : .beforeRole
    guard wanted == place, let value = input.value else { return [] }
    let certainty: Certainty = place == .afterRole ? .disputed(.editingValuePlace) : .established
    return [input.authored(.value, value, certainty: certainty)]
  }

  /// The value of each high-importance entry; its label where the value is empty.
  static func importantContent(_ input: SpeechInput) -> [Chunk] {
    guard input.conventions.speaksImportantContent else { return [] }
    return input.node.customContent.filter { $0.importance == .high }.compactMap { content in
      words(of: content, input.conventions.importantContent).map {
        input.authored(.content, $0, certainty: .reported)
      }
    }
  }

  private static func words(
    of content: CustomContent, _ wanted: SpeechConventions.ContentWords
  ) -> String? {
    let (label, value) = (content.label.spoken, content.value.spoken)
    guard wanted == .labelAndValue, let label, let value else { return value ?? label }
    return "\(label), \(value)"
  }

  /// Where the next character goes in a field that is edited: always the end here, and the start of an empty one.
  static func insertionPoint(_ input: SpeechInput) -> [Chunk] {
    guard input.isEditing, input.conventions.speaksInsertionPoint else { return [] }
    let isEmpty = input.node.value.spoken == nil
    return [PhraseID.characterMode, isEmpty ? .insertionPointAtStart : .insertionPointAtEnd].map {
      input.word(.position, $0, disputed: .insertionPoint)
    }
  }
}

extension SpeechInput {
  /// A label that the platform gives a symbol. Where its words are known in another language only, that voices
  /// them, and they are not what a device would say.
  fileprivate func symbolLabel(_ text: String) -> Chunk? {
    guard case .symbol(let name, let grade, let other) = node.origins[.label] else { return nil }
    guard let other else { return authored(.label, text, certainty: .symbol(name: name, grade: grade)) }
    return Chunk(
      .label, text, language: other, certainty: .untranslated(language: language), speech: node.speech)
  }
}
