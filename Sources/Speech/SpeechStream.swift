/// A sequence of utterances that are said into one sink; it keeps the time.
public final class SpeechStream {
  /// The most samples that a sink gets at once.
  public static let largestChunk = 8192

  private let synthesizer: Synthesizer
  private let sink: any SampleSink
  private let options: SpeechOptions

  /// How many samples were written so far.
  public private(set) var position = 0
  /// Samples a second.
  public var sampleRate: Int { synthesizer.sampleRate }

  init(synthesizer: Synthesizer, sink: any SampleSink, options: SpeechOptions) {
    self.synthesizer = synthesizer
    self.sink = sink
    self.options = options
  }

  /// Says an utterance and returns its times, once all its samples are in the sink.
  ///
  /// Blank text takes no time. Every voice is found before the first sample is made, so that
  /// ``SpeechError/noVoice(language:nearest:)`` leaves the sink untouched; what the sink throws comes out too.
  public func speak(_ text: SpokenText) throws(SpeechError) -> SpokenResult {
    try EspeakLibrary.exclusively { () throws(SpeechError) in
      var result = SpokenResult(
        sampleRate: sampleRate, startSample: position, sampleCount: 0, soundingSampleCount: 0, words: [],
        sentences: [], fallbackSegments: [])
      let files = try voiceFiles(for: text, &result)
      for (index, segment) in text.segments.enumerated() {
        try say(segment, at: index, voiceFile: files[index], &result)
        result.soundingSampleCount = position - result.startSample
        try pause(milliseconds: segment.pauseAfter)
      }
      result.sampleCount = position - result.startSample
      return result
    }
  }

  /// Writes silence: exactly the samples nearest to the time asked for.
  ///
  /// Negative times count as 0, times above ``Segment/longestPause`` as that.
  public func pause(milliseconds: Int) throws(SpeechError) {
    var rest = (min(max(milliseconds, 0), Segment.longestPause) * sampleRate + 500) / 1000
    position += rest
    while rest > 0 {
      let count = min(rest, silence.count)
      try sink.write(silence.span.extracting(first: count))
      rest -= count
    }
  }

  private func voiceFiles(for text: SpokenText, _ result: inout SpokenResult) throws(SpeechError) -> [String]
  {
    var files: [String] = []
    for (index, segment) in text.segments.enumerated() {
      let (file, isFallback) = try synthesizer.voiceFile(for: segment.language, options)
      files.append(file)
      if isFallback { result.fallbackSegments.append(index) }
    }
    return files
  }

  private func say(_ segment: Segment, at index: Int, voiceFile: String, _ result: inout SpokenResult)
    throws(SpeechError)
  {
    try synthesizer.use(voiceFile: voiceFile, settings(for: segment))
    let filter = TextFilter(dropsSymbols: EspeakLibrary.failsOnSymbols(voice: voiceFile))
    if segment.spellsOut {
      let letters = Spelling.letters(of: segment.text, keepingCase: options.capitals != .none, filter: filter)
      try spell(letters, at: index, &result)
    } else {
      for piece in TextPieces(segment.text, filter: filter) { try say(piece, at: index, &result) }
    }
  }

  private func say(_ piece: TextPieces.Piece, at index: Int, _ result: inout SpokenResult) throws(SpeechError)
  {
    guard !piece.isBlank else { return }
    let first = position
    let events = try synthesize(piece.utf8, asMarkup: false)
    let place = WordEvents.Place(segment: index, samples: first...position, sampleRate: sampleRate)
    result.words += WordEvents.words(events, in: piece, place)
    result.sentences += WordEvents.sentences(events, in: piece, place)
  }

  private func spell(_ letters: [Spelling.Letter], at index: Int, _ result: inout SpokenResult)
    throws(SpeechError)
  {
    for letter in letters {
      let place = WordEvents.Place(segment: index, samples: position...position, sampleRate: sampleRate)
      _ = try synthesize(letter.utf8, asMarkup: letter.isMarkup)
      result.words.append(
        WordTime(
          segment: index, range: letter.range,
          startMilliseconds: place.milliseconds(at: place.samples.lowerBound),
          sample: place.samples.lowerBound))
    }
  }

  private func synthesize(_ text: [UInt8], asMarkup: Bool) throws(SpeechError) -> [Receiver.Event] {
    let receiver = Receiver(sink: sink)
    defer { position += receiver.sampleCount }
    try EspeakLibrary.synthesize(text, asMarkup: asMarkup, receiver: receiver)
    return receiver.events
  }

  private func settings(for segment: Segment) -> EspeakLibrary.Settings {
    let raised = Double(options.pitch) + 50 * segment.pitchAdjustment
    let pitch = raised.isNaN ? options.pitch : Int(min(max(raised, 0), 100).rounded())
    return EspeakLibrary.Settings(
      rate: options.rate, pitch: pitch, volume: options.volume,
      punctuation: segment.punctuation ?? options.punctuation, capitals: options.capitals)
  }
}

/// The samples that pauses are written from.
private let silence = [Int16](repeating: 0, count: SpeechStream.largestChunk)
