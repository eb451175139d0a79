import Testing

@testable import Speech

extension Espeak {
  @Suite struct ManyTexts {
    @Test(arguments: ["", " ", "\n\t", "\u{0}", "\u{1}\u{7F}\u{85}"])
    func blankTextTakesNoTime(text: String) throws {
      for spellsOut in [false, true] {
        let (result, samples) = try say(SpokenText([Segment(text, language: "en", spellsOut: spellsOut)]))
        #expect(samples.isEmpty)
        #expect(result.sampleCount == 0 && result.words.filter { _ in !spellsOut }.isEmpty)
      }
    }

    @Test func noSegmentsTakeNoTime() throws {
      #expect(try say(SpokenText([])).samples.isEmpty)
    }

    @Test(arguments: [
      "\u{0}a\u{0}b", "\u{1}9999S text", "\u{1B}[31m", "😀😀", "🏳️‍🌈", "\u{FFFE}\u{FFFF}x", "\u{10FFFF}y",
      "\u{E03C}z",
      "\u{0530}\u{0557}w", "\u{301}\u{301}\u{301}", "[[h@l'oU]]", "<speak><break time='9s'/></speak>",
      "&#0;&bogus;",
      "\u{202E}abc\u{202C}", "\u{FEFF}bom", "a\u{200B}b", String(repeating: "(", count: 120),
      String(repeating: "9", count: 120), String(repeating: "x", count: 1200),
      String(repeating: ".", count: 200),
      String(repeating: "👍", count: 80), "東京タワー", "مرحبا بالعالم", "नमस्ते", "ÿ\u{80}ß",
    ])
    func strangeTextIsSaidWithoutHarm(text: String) throws {
      for segment in [
        Segment(text, language: "en"), Segment(text, language: "en", spellsOut: text.count < 150),
        Segment(text, language: "ja", punctuation: .all),
      ] {
        let (result, samples) = try say(SpokenText([segment]), SpeechOptions(rate: 900, capitals: .spell))
        #expect(result.sampleCount == samples.count)
        let count = text.unicodeScalars.count
        #expect(result.words.allSatisfy { $0.range.upperBound <= count && $0.sample <= samples.count })
      }
      #expect(!(try say("Still speaking").samples.isEmpty))
    }

    @Test func markupIsText() throws {
      let words = try say("a <mark> b & c").result.words.map(\.range)
      #expect(words.contains(3..<7))
      let silent = try say("before after").result.sampleCount
      let withTag = try say("before <break time=\"3s\"/> after").result.sampleCount
      #expect(withTag > silent && withTag < silent + 3 * 22050)
      #expect(try say("Fish & chips").result.words.count == 3)
    }

    @Test func aControlCharacterIsNoCommand() throws {
      let plain = try say("one 450S two").result.words.map(\.range)
      let control = try say("one\u{1}450S two").result.words.map(\.range)
      #expect(plain == control)
    }

    @Test func spellingNamesEveryCharacter() throws {
      let text = "AB-é1"
      let (result, _) = try say(SpokenText([Segment(text, language: "en", spellsOut: true)]))
      #expect(result.words.map(\.range) == (0..<5).map { $0..<($0 + 1) })
      for (letter, next) in zip(result.words, result.words.dropFirst()) {
        #expect(letter.sample < next.sample)
      }
      #expect(result.sampleCount > (try say("ab").result.sampleCount))
    }

    @Test func aLongTextArrivesInBoundedChunks() throws {
      let sentence = "The order of 12 items was sent to the shop in the old town yesterday. "
      let text = String(repeating: sentence, count: 12_500 / sentence.count)
      #expect(text.unicodeScalars.count > 3 * TextPieces.limit)
      let counter = Counter()
      let stream = try Synthesizer().stream(to: counter, options: SpeechOptions(rate: 350))
      let result = try stream.speak(SpokenText(text, language: "en-US"))
      #expect(counter.largestChunk <= SpeechStream.largestChunk)
      #expect(counter.count == result.sampleCount)
      #expect(result.sentences.count == 12_500 / sentence.count)
      #expect(result.words.last.map { $0.range.upperBound > text.count - 20 } == true)
    }

    @Test func theSinkCanStopALongText() throws {
      let counter = Counter(stopAfter: 30_000)
      let synthesizer = try Synthesizer()
      let stream = try synthesizer.stream(to: counter)
      let text = String(repeating: "On and on it goes. ", count: 5000)
      #expect(throws: SpeechError.stopped) { try stream.speak(SpokenText(text, language: "en")) }
      #expect(counter.count < 30_000 + SpeechStream.largestChunk)
      let recording = Recording()
      let next = try synthesizer.stream(to: recording).speak(SpokenText("Again", language: "en"))
      #expect(next.sampleCount > 5000 && next.words.count == 1)
    }
  }
}
