import Speech
import VoiceOver

extension SpokenText {
  /// What the synthesiser is given for an utterance; without segments where nothing is said.
  public init(_ utterance: Utterance) {
    self.init(
      utterance.segments().map { part in
        Segment(
          part.text, language: part.language, pauseAfter: part.pauseAfter, pitchAdjustment: part.pitch,
          spellsOut: part.spellsOut,
          punctuation: part.punctuation.flatMap { PunctuationLevel(rawValue: $0.rawValue) })
      })
  }
}
