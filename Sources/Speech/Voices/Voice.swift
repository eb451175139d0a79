/// An installed voice of espeak-ng.
public struct Voice: Hashable, Codable, Sendable {
  /// A language that a voice speaks, and how gladly.
  public struct LanguageRank: Hashable, Codable, Sendable {
    /// The language as espeak-ng spells it: small letters, such as `en-us`.
    public var language: String
    /// The voice's place among the voices for it; the lowest is preferred.
    public var rank: Int
  }

  /// The file, relative to espeak-ng's data, such as `gmw/en-US`. It is what names a voice.
  public var file: String
  /// The voice's name for people, such as `English_(America)`.
  public var name: String
  /// The languages it speaks, its own first.
  public var ranks: [LanguageRank]

  /// The voice's own language, such as `en-us`.
  public var language: String { ranks.first?.language ?? "" }
}

/// The installed voices.
public enum Voices {
  /// Returns every installed voice, ordered by file; MBROLA voices and variants are left out.
  ///
  /// Throws ``SpeechError/engineUnavailable(reason:dataPath:)`` when espeak-ng does not start. Reads many files.
  public static func list() throws(SpeechError) -> [Voice] {
    try EspeakLibrary.exclusively { () throws(SpeechError) in
      _ = try EspeakLibrary.sampleRate()
      return EspeakLibrary.listVoices()
    }
  }

  /// Returns the file of the voice for a language, chosen as ``SpeechStream`` chooses it.
  ///
  /// Throws ``SpeechError/noVoice(language:nearest:)`` for a language that no voice speaks.
  public static func file(for language: String) throws(SpeechError) -> String {
    try EspeakLibrary.exclusively { () throws(SpeechError) in
      _ = try EspeakLibrary.sampleRate()
      return try VoiceChoice.file(for: language)
    }
  }
}

/// The versions of the libraries that speech is made with.
public enum SpeechLibraries {
  /// espeak-ng's version, such as `1.51`. It and the voice files decide the sound.
  public static var espeakVersion: String { EspeakLibrary.version }

  /// The folder of espeak-ng's voices and dictionaries; empty or wrong when they are missing.
  ///
  /// espeak-ng takes the first of `ESPEAK_DATA_PATH`, `$HOME/espeak-ng-data` and its own folder that exists.
  public static var espeakDataPath: String {
    _ = try? EspeakLibrary.exclusively { () throws(SpeechError) in try EspeakLibrary.sampleRate() }
    return EspeakLibrary.dataPath
  }

  /// libsndfile's version, such as `libsndfile-1.2.0`.
  public static var sndfileVersion: String { SoundFileHandle.libraryVersion }
}
