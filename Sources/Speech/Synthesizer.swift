/// The one owner of espeak-ng in this process.
///
/// What espeak-ng says depends on what it said before, so the same utterances in the same order in a new process
/// give the same samples, and in a process that already spoke they may not.
public final class Synthesizer {
  nonisolated(unsafe) private static var isInUse = false

  /// Samples a second; 22,050 with every voice that is used.
  public let sampleRate: Int
  private var voice: (file: String, settings: EspeakLibrary.Settings)?
  private var chosenFiles: [String: String] = [:]

  /// Starts espeak-ng, or takes it over when an earlier synthesizer is gone.
  ///
  /// Throws ``SpeechError/alreadyInUse`` or ``SpeechError/engineUnavailable(reason:dataPath:)``.
  public init() throws(SpeechError) {
    sampleRate = try EspeakLibrary.exclusively { () throws(SpeechError) in
      let rate = try EspeakLibrary.sampleRate()
      guard !Self.isInUse else { throw .alreadyInUse }
      Self.isInUse = true
      return rate
    }
  }

  deinit {
    try? EspeakLibrary.exclusively { () throws(SpeechError) in Self.isInUse = false }
  }

  /// Starts a stream of utterances whose samples go to `sink`. End one stream before you start another.
  ///
  /// Throws ``SpeechError/optionOutOfRange(option:value:range:)`` or ``SpeechError/noVoiceFile(file:nearest:)``.
  public func stream(to sink: any SampleSink, options: SpeechOptions = SpeechOptions()) throws(SpeechError)
    -> SpeechStream
  {
    try options.validate()
    if let file = options.voiceFile {
      try EspeakLibrary.exclusively { () throws(SpeechError) in try VoiceOverride.validate(file) }
    }
    return SpeechStream(synthesizer: self, sink: sink, options: options)
  }

  /// Returns the voice file for a segment, and whether it is the fallback's.
  func voiceFile(for language: String, _ options: SpeechOptions) throws(SpeechError) -> (String, Bool) {
    if let file = options.voiceFile { return (file, false) }
    do {
      return (try file(for: language), false)
    } catch {
      guard case .noVoice = error, let fallback = options.fallbackLanguage else { throw error }
      return (try file(for: fallback), true)
    }
  }

  private func file(for language: String) throws(SpeechError) -> String {
    if let known = chosenFiles[language] { return known }
    let file = try VoiceChoice.file(for: language)
    chosenFiles[language] = file
    return file
  }

  /// Makes a voice and its settings current, doing only what differs from now.
  func use(voiceFile file: String, _ settings: EspeakLibrary.Settings) throws(SpeechError) {
    if let voice, voice.file == file, voice.settings == settings { return }
    if voice?.file != file {
      voice = nil
      try EspeakLibrary.load(voice: file)
    }
    try EspeakLibrary.apply(settings)
    voice = (file, settings)
  }
}
