/// One utterance to be said: its segments in order, each with its own language, pause and manner.
public struct SpokenText: Hashable, Codable, Sendable {
  /// What is said, in order.
  public var segments: [Segment]

  public init(_ segments: [Segment]) { self.segments = segments }

  /// Makes an utterance of one segment.
  public init(_ text: String, language: String) {
    segments = [Segment(text, language: language)]
  }
}

/// A stretch of text that is said in one language and one manner.
public struct Segment: Hashable, Codable, Sendable {
  /// The longest pause in milliseconds: one minute, so that a mistyped number cannot fill a disk.
  public static let longestPause = 60_000

  /// Plain text: `<`, `&` and other markup characters are text too. Control characters count as spaces.
  public var text: String
  /// The language as a BCP 47 tag, such as `de` or `pt-BR`; it chooses the voice.
  public var language: String
  /// The silence after this segment in milliseconds, written exactly. Negative counts as 0, and more than
  /// ``longestPause`` as that.
  public var pauseAfter: Int
  /// How much higher or lower than ``SpeechOptions/pitch`` it is said: −1 is lowest, 0 unchanged, 1 highest.
  public var pitchAdjustment: Double
  /// Says each character by its name.
  public var spellsOut: Bool
  /// Replaces ``SpeechOptions/punctuation`` for this segment.
  public var punctuation: PunctuationLevel?

  public init(
    _ text: String, language: String, pauseAfter: Int = 0, pitchAdjustment: Double = 0,
    spellsOut: Bool = false, punctuation: PunctuationLevel? = nil
  ) {
    self.text = text
    self.language = language
    self.pauseAfter = pauseAfter
    self.pitchAdjustment = pitchAdjustment
    self.spellsOut = spellsOut
    self.punctuation = punctuation
  }
}
