/// How everything in a stream is said.
public struct SpeechOptions: Hashable, Codable, Sendable {
  /// The rates that can be asked for, in words a minute. Below 80 espeak-ng no longer slows down; up to 900
  /// every step was measured to be faster than the one before.
  public static let rates = 80...900
  /// The pitches that can be asked for, on espeak-ng's scale.
  public static let pitches = 0...100
  /// The volumes that can be asked for, in percent; above 100 the sound may be distorted.
  public static let volumes = 0...200

  /// The rate in words a minute; 175 is espeak-ng's normal rate. See ``SpeechRate`` for VoiceOver's percent.
  public var rate: Int
  /// The base pitch, where 50 is the voice's own.
  public var pitch: Int
  /// The volume in percent, where 0 is silence.
  public var volume: Int
  /// Which punctuation characters are said by name.
  public var punctuation: PunctuationLevel
  /// How a capital letter is told from a small one.
  public var capitals: CapitalLetters
  /// The voice file for every segment whatever its language, relative to espeak-ng's data, such as `gmw/en-US`
  /// or, with a variant, `gmw/en-US+f3`; nil chooses by language.
  public var voiceFile: String?
  /// The language to use where no voice knows a segment's language; nil makes that an error.
  public var fallbackLanguage: String?

  public init(
    rate: Int = SpeechRate.normal, pitch: Int = 50, volume: Int = 100,
    punctuation: PunctuationLevel = .none, capitals: CapitalLetters = .none, voiceFile: String? = nil,
    fallbackLanguage: String? = nil
  ) {
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.punctuation = punctuation
    self.capitals = capitals
    self.voiceFile = voiceFile
    self.fallbackLanguage = fallbackLanguage
  }

  /// Checks that every number is in its range; throws ``SpeechError/optionOutOfRange(option:value:range:)``.
  func validate() throws(SpeechError) {
    try Self.check("rate", rate, Self.rates)
    try Self.check("pitch", pitch, Self.pitches)
    try Self.check("volume", volume, Self.volumes)
  }

  private static func check(_ name: String, _ value: Int, _ range: ClosedRange<Int>) throws(SpeechError) {
    guard range.contains(value) else {
      throw .optionOutOfRange(option: name, value: value, range: range)
    }
  }
}

/// Which punctuation characters are said by name.
public enum PunctuationLevel: String, Hashable, Codable, Sendable, CaseIterable {
  /// None: punctuation only shapes pauses and melody.
  case none
  /// Those of ``PunctuationLevel/someCharacters``.
  case some
  /// Every one.
  case all

  /// The characters named at the level ``some``: those that carry meaning in labels and prices rather than
  /// the structure of a sentence. Apple publishes no list for VoiceOver's "some", so this one is modelled.
  public static let someCharacters = "@#$%&*+=/\\^_|~<>{}[]"
}

/// How a capital letter is told from a small one, in espeak-ng's four ways.
public enum CapitalLetters: String, Hashable, Codable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// By a short sound before the word.
  case sound
  /// By the word "capital" before the word.
  case spell
  /// By raising the pitch of the word by 20 Hz.
  case pitch
}
