import SemanticTree

/// A stretch of speech in one voice, for a synthesiser.
public struct SpokenSegment: Hashable, Codable, Sendable {
  /// Which part of the utterance it is.
  public var kind: Chunk.Kind
  /// The words, without marks for pauses.
  public var text: String
  /// A BCP 47 tag that chooses the voice.
  public var language: String
  /// Silence after the segment, in milliseconds.
  public var pauseAfter: Int
  /// -1 (lower) to 1 (higher); 0 is the voice's own.
  public var pitch: Double
  /// Speak the characters one by one.
  public var spellsOut: Bool
  /// Which punctuation marks are spoken as words; nil for what the synthesiser does by itself.
  public var punctuation: SpeechSettings.PunctuationLevel?
}

/// Silences between the parts of an utterance, in milliseconds.
///
/// Apple documents none. These are modelled on what listeners write: a short pause at every comma of a
/// transcript and a long one before the hint.
public struct SpeechPauses: Hashable, Codable, Sendable {
  /// Where a transcript has a comma.
  public var betweenChunks = 150
  /// Between the name of a container and its first element.
  public var afterEntryLabel = 250
  /// Listeners write of a long pause; its length is not documented.
  public var beforeHint = 800
  /// Before "actions available" and its kin.
  public var beforeTrailer = 400
  /// Between one utterance and the next.
  public var afterUtterance = 500

  /// The modelled silences.
  public init() {}

  func pause(after chunk: Chunk, before next: Chunk?) -> Int {
    switch next?.kind {
    case nil: afterUtterance
    case .hint where chunk.kind != .hint: beforeHint
    case .trailer: beforeTrailer
    default: chunk.kind == .entryLabel ? afterEntryLabel : betweenChunks
    }
  }
}

extension Utterance {
  /// The utterance as segments for a synthesiser, in order.
  public func segments(pauses: SpeechPauses = SpeechPauses()) -> [SpokenSegment] {
    chunks.enumerated().map { index, chunk in
      let next = index + 1 < chunks.count ? chunks[index + 1] : nil
      return SpokenSegment(
        kind: chunk.kind, text: chunk.spokenText ?? chunk.text, language: chunk.language,
        pauseAfter: pauses.pause(after: chunk, before: next),
        pitch: min(1, max(-1, chunk.speech.pitch)), spellsOut: chunk.speech.spellsOutCharacters,
        punctuation: chunk.speech.alwaysIncludesPunctuation ? .all : chunk.punctuation)
    }
  }
}
