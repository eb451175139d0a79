import SemanticTree

/// What is said while text is typed: each character at a raised pitch, the last word after a space, a deleted
/// character at a lowered pitch (listeners' reports).
struct TypingSpeech {
  let old: Node
  let new: Node
  let command: VoiceOverCommand
  let input: SpeechInput

  /// How far the pitch is raised or lowered, on the scale of -1 to 1. Modelled; no source has a number.
  static let pitchChange = 0.5

  /// Utterances, one for each key.
  var utterances: [[Chunk]] {
    switch command {
    case .type(let text): text.indices.map { typed(text[...$0]) }
    case .deleteBackward: deleted.map { [[character($0, pitch: -TypingSpeech.pitchChange)]] } ?? []
    default: []
    }
  }

  private func typed(_ text: Substring) -> [Chunk] {
    guard let last = text.last else { return [] }
    let words = text.split(whereSeparator: \.isWhitespace)
    if last.isWhitespace, !isSecure, let word = words.last {
      return [input.authored(.typing, String(word), certainty: .reported)]
    }
    return [character(last, pitch: TypingSpeech.pitchChange)]
  }

  /// The character that went, where exactly one did.
  private var deleted: Character? {
    guard let before = old.value, let last = before.last, (new.value ?? "") == before.dropLast() else {
      return nil
    }
    return last
  }

  private var isSecure: Bool { new.traits.contains(.secureTextField) }

  /// A secure field does not give its characters away.
  private func character(_ character: Character, pitch: Double) -> Chunk {
    var chunk = words(for: character)
    chunk.speech.pitch = pitch
    return chunk
  }

  private func words(for character: Character) -> Chunk {
    if isSecure { return input.word(.typing, .bullet, disputed: .secureTyping) }
    if character.isWhitespace { return input.word(.typing, .space) }
    return Chunk(.typing, String(character), language: input.language, certainty: .reported)
  }
}
