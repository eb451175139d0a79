import Testing

@testable import Speech

extension Espeak {
  @Suite struct Options {
    @Test func punctuationIsSaidAtItsLevel() throws {
      let text = "a, b; c @ d"
      let durations = try [PunctuationLevel.none, .some, .all].map {
        try say(text, SpeechOptions(punctuation: $0)).result.sampleCount
      }
      #expect(durations[0] < durations[1] && durations[1] < durations[2])
    }

    @Test func aSegmentOverridesThePunctuation() throws {
      let quiet = try say(SpokenText("a; b", language: "en")).result.sampleCount
      let loud = try say(SpokenText([Segment("a; b", language: "en", punctuation: .all)])).result.sampleCount
      #expect(loud > quiet)
    }

    @Test func capitalsAreToldApart() throws {
      let text = "the Main Street"
      let none = try say(text).result.sampleCount
      #expect(try say(text, SpeechOptions(capitals: .spell)).result.sampleCount > none)
      let plain = try say(text).samples
      #expect(try say(text, SpeechOptions(capitals: .pitch)).samples != plain)
      #expect(try say(text, SpeechOptions(capitals: .sound)).samples != plain)
    }

    @Test func aHigherPitchCrossesZeroMoreOften() throws {
      func crossings(_ adjustment: Double) throws -> Double {
        let samples = try say(SpokenText([Segment("aaaah", language: "de", pitchAdjustment: adjustment)]))
          .samples
        let count = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
        return Double(count) / Double(samples.count)
      }
      let lowToHigh = try [-1.0, 0, 1].map(crossings)
      #expect(lowToHigh[0] < lowToHigh[1] && lowToHigh[1] < lowToHigh[2])
      #expect(try crossings(.nan) > 0)
      #expect(try crossings(.infinity) > 0)
    }

    @Test func theVolumeScalesTheSound() throws {
      func loudest(_ volume: Int) throws -> Int {
        try say("Loud", SpeechOptions(volume: volume)).samples.map { abs(Int($0)) }.max() ?? 0
      }
      #expect(try loudest(0) == 0)
      #expect(try loudest(30) < loudest(100))
    }

    @Test(arguments: [
      (SpeechOptions(rate: 79), "rate is 79, but must be between 80 and 900"),
      (SpeechOptions(rate: 901), "rate is 901, but must be between 80 and 900"),
      (SpeechOptions(pitch: -1), "pitch is -1, but must be between 0 and 100"),
      (SpeechOptions(volume: .max), "volume is \(Int.max), but must be between 0 and 200"),
    ])
    func aNumberOutOfRangeIsAnError(options: SpeechOptions, message: String) throws {
      let error = #expect(throws: SpeechError.self) {
        try Synthesizer().stream(to: Recording(), options: options)
      }
      #expect(error?.description == message)
    }

    @Test func thereIsOneSynthesizerAtATime() throws {
      let first = try Synthesizer()
      #expect(throws: SpeechError.alreadyInUse) { try Synthesizer() }
      withExtendedLifetime(first) {}
    }

    @Test func aNewSynthesizerTakesOverFromOneThatIsGone() throws {
      for _ in 0..<3 { #expect(try Synthesizer().sampleRate == 22050) }
    }
  }
}
