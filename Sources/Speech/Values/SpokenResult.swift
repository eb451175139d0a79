/// When one utterance was said. All times count from the start of the stream it belongs to.
public struct SpokenResult: Hashable, Codable, Sendable {
  /// Samples a second.
  public var sampleRate: Int
  /// The first sample of the utterance.
  public var startSample: Int
  /// How many samples it has, pauses included.
  public var sampleCount: Int
  /// How many samples it has before the pause at its end.
  public var soundingSampleCount: Int
  /// Its words, in order.
  public var words: [WordTime]
  /// The starts of its sentences, in order.
  public var sentences: [SentenceTime]
  /// Which segments (by index) were said in ``SpeechOptions/fallbackLanguage`` for want of a voice.
  public var fallbackSegments: [Int]

  /// The start in milliseconds.
  public var startMilliseconds: Int { milliseconds(at: startSample) }
  /// The end of the sound, before the last pause, in milliseconds.
  public var soundEndMilliseconds: Int { milliseconds(at: startSample + soundingSampleCount) }
  /// The end, last pause included, in milliseconds.
  public var endMilliseconds: Int { milliseconds(at: startSample + sampleCount) }

  private func milliseconds(at sample: Int) -> Int { sample * 1000 / sampleRate }
}

/// When a word starts.
public struct WordTime: Hashable, Codable, Sendable {
  /// The index of its segment in the utterance.
  public var segment: Int
  /// The word's place in the segment's text, counted in Unicode scalars.
  public var range: Range<Int>
  /// Its start in milliseconds from the start of the stream, rounded down.
  public var startMilliseconds: Int
  /// Its first sample, from the start of the stream.
  public var sample: Int
}

/// When a sentence starts.
public struct SentenceTime: Hashable, Codable, Sendable {
  /// The index of its segment in the utterance.
  public var segment: Int
  /// The place of its first character in the segment's text, counted in Unicode scalars.
  public var position: Int
  /// Its start in milliseconds from the start of the stream, rounded down.
  public var startMilliseconds: Int
  /// Its first sample, from the start of the stream.
  public var sample: Int
}
