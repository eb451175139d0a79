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

  /// Utterances, one for each key that is heard; what Return says is not on record, so it says the word before it
  /// or nothing.
  var utterances: [[Chunk]] {
    switch command {
    case .type(let text): text.indices.map { typed(text[...$0]) }.filter { !$0.isEmpty }
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
    if last.isNewline { return [] }
    if isSecure && input.conventions.secureTyping == .nothing { return [] }
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

  /// A deletion is marked as the user wants it; typing is raised in every setting.
  private func character(_ character: Character, pitch: Double) -> Chunk {
    var chunk = CharacterSpeech(input: input).chunk(character, .typing)
    if pitch > 0 || input.settings.deletions == .pitch { chunk.speech.pitch = pitch }
    return chunk
  }
}
