import Testing

@testable import Speech

extension Espeak {
  @Suite struct Timing {
    static let sentence = "Delivery options: Standard, Express and Overnight. Choose one, please."

    @Test func aLowerRateTakesLonger() throws {
      let rates = Array(stride(from: 900, through: 100, by: -100)) + [80]
      let durations = try rates.map { try say(Self.sentence, SpeechOptions(rate: $0)).result.sampleCount }
      for (faster, slower) in zip(durations, durations.dropFirst()) { #expect(faster < slower) }
    }

    @Test(arguments: [
      sentence, "Total: $1,234.50 (incl. 19 % VAT)", "Zoë's café — naïve façade", "A", "one  two   three",
      "e\u{301}te\u{301} noël", "👩‍👩‍👧 family 🇩🇪 flag",
    ])
    func wordsComeInOrderInsideTheSound(text: String) throws {
      let (result, samples) = try say(text)
      #expect(result.sampleCount == samples.count)
      #expect(!result.words.isEmpty)
      for (word, next) in zip(result.words, result.words.dropFirst()) {
        #expect(word.range.upperBound <= next.range.lowerBound)
        #expect(word.sample <= next.sample && word.startMilliseconds <= next.startMilliseconds)
      }
      for word in result.words {
        #expect(word.range.lowerBound >= 0 && word.range.upperBound <= text.unicodeScalars.count)
        #expect(word.sample >= 0 && word.sample < samples.count)
        #expect(word.startMilliseconds == word.sample * 1000 / result.sampleRate)
      }
    }

    @Test func wordsAreWhereTheyStandInTheText() throws {
      let text = "Über café, naïve words here"
      let scalars = Array(text.unicodeScalars)
      let spoken = try say(SpokenText(text, language: "de")).result.words.map { word in
        String(String.UnicodeScalarView(scalars[word.range]))
      }
      #expect(spoken == ["Über", "café", "naïve", "words", "here"])
    }

    @Test func sentencesStartWhereTheyStand() throws {
      let sentences = try say("First here. Second one! Third?").result.sentences
      #expect(sentences.map(\.position) == [0, 12, 24])
      for (one, next) in zip(sentences, sentences.dropFirst()) { #expect(one.sample < next.sample) }
    }

    @Test(arguments: [0, 1, 10, 37, 120, 500, 1000, 2500])
    func aPauseIsExact(milliseconds: Int) throws {
      let text = SpokenText([
        Segment("Vegan", language: "en", pauseAfter: milliseconds),
        Segment(" ", language: "en", pauseAfter: milliseconds),
      ])
      let (result, samples) = try say(text)
      let pause = Int((Double(milliseconds) * 22.05).rounded(.toNearestOrAwayFromZero))
      #expect(result.sampleCount == result.soundingSampleCount + pause)
      #expect(samples.suffix(2 * pause).allSatisfy { $0 == 0 })
    }

    @Test(arguments: [(-5, 0), (Int.min, 0), (60_001, 1_323_000), (Int.max, 1_323_000)])
    func anAbsurdPauseIsBounded(milliseconds: Int, samples: Int) throws {
      let counter = Counter()
      let stream = try Synthesizer().stream(to: counter)
      try stream.pause(milliseconds: milliseconds)
      #expect(counter.count == samples && stream.position == samples)
      #expect(counter.largestChunk <= SpeechStream.largestChunk)
    }

    @Test func timesCountFromTheStartOfTheStream() throws {
      let recording = Recording()
      let stream = try Synthesizer().stream(to: recording)
      let first = try stream.speak(SpokenText([Segment("One two", language: "en", pauseAfter: 200)]))
      let second = try stream.speak(SpokenText("Three", language: "en"))
      #expect(second.startSample == first.sampleCount)
      #expect(second.words.allSatisfy { $0.sample >= first.sampleCount })
      #expect(stream.position == recording.samples.count)
    }

    @Test func segmentsFollowOneAnother() throws {
      let text = SpokenText([
        Segment("Shipping method", language: "en", pauseAfter: 100), Segment("Wählen", language: "de"),
      ])
      let words = try say(text).result.words
      #expect(words.map(\.segment) == [0, 0, 1])
      #expect(words.map(\.range) == [0..<8, 9..<15, 0..<6])
    }
  }
}
