import SemanticTree

/// What is said of one character that is typed, deleted or read alone.
struct CharacterSpeech {
  let input: SpeechInput

  /// How far a capital raises the pitch, on the scale of -1 to 1. Modelled; no source has a number.
  private static let capitalPitch = 0.5

  /// A secure field does not give its characters away.
  func chunk(_ character: Character, _ kind: Chunk.Kind) -> Chunk {
    if input.traits.contains(.secureTextField) {
      return input.word(kind, .bullet, disputed: .secureTyping)
    }
    if character.isWhitespace { return input.word(kind, .space) }
    return character.isUppercase && character.isCased ? capital(character, kind) : plain(character, kind)
  }

  private func plain(_ character: Character, _ kind: Chunk.Kind) -> Chunk {
    Chunk(kind, String(character), language: input.language, certainty: .reported)
  }

  /// "Cap P", a raised pitch, or neither.
  private func capital(_ character: Character, _ kind: Chunk.Kind) -> Chunk {
    guard input.settings.capitals == .speak else {
      var chunk = plain(character, kind)
      if input.settings.capitals == .pitch { chunk.speech.pitch = CharacterSpeech.capitalPitch }
      return chunk
    }
    return input.word(kind, .capital, filling: [String(character)])
  }
}
