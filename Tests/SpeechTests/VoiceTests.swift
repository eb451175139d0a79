import Testing

@testable import Speech

extension Espeak {
  @Suite struct VoiceChoices {
    @Test(arguments: [
      ("en", "gmw/en-US"), ("en-US", "gmw/en-US"), ("en_GB", "gmw/en"), ("EN-gb", "gmw/en"),
      ("en-AU", "gmw/en"),
      ("en-XA", "gmw/en-US"), ("de", "gmw/de"), ("de-LI", "gmw/de"), ("fr-CA", "roa/fr"),
      ("fr-CH", "roa/fr-CH"),
      ("es", "roa/es"), ("es-419", "roa/es-419"), ("es-MX", "roa/es-419"), ("it", "roa/it"),
      ("pt", "roa/pt-BR"),
      ("pt-BR", "roa/pt-BR"), ("pt-PT", "roa/pt"), ("ja", "jpx/ja"), ("zh-Hans", "sit/cmn"),
      ("zh-Hant-TW", "sit/cmn"),
      ("zh-Hant-HK", "sit/yue"), ("ko", "ko"), ("ru", "zle/ru"), ("ar", "sem/ar"), ("nb", "gmq/nb"),
      ("he-IL", "sem/he"),
      ("de-u-co-phonebk", "gmw/de"), ("haw", "map/haw"), ("sw-KE", "bnt/sw"),
    ])
    func aLanguageHasOneVoiceFile(language: String, file: String) throws {
      #expect(try Voices.file(for: language) == file)
    }

    @Test(arguments: [
      "xx", "xx-US", "", "-", "x-klingon", "gl", String(repeating: "q", count: 10_000), "\u{0}",
    ])
    func aLanguageWithoutVoiceIsAnError(language: String) throws {
      let error = #expect(throws: SpeechError.self) { try Voices.file(for: language) }
      guard case .noVoice = error else {
        Issue.record("not noVoice: \(String(describing: error))")
        return
      }
      #expect((error?.description.count ?? 0) < 300)
    }

    @Test func theErrorNamesTheNearestLanguages() throws {
      let error = #expect(throws: SpeechError.self) { try Voices.file(for: "dee") }
      guard case .noVoice("dee", let nearest) = error else {
        Issue.record("not noVoice: \(String(describing: error))")
        return
      }
      #expect(nearest.contains("de") && nearest.count == 3)
    }

    @Test func anUnknownLanguageLeavesTheSinkUntouched() throws {
      let recording = Recording()
      let stream = try Synthesizer().stream(to: recording)
      let text = SpokenText([Segment("Hello", language: "en"), Segment("salut", language: "xx")])
      #expect(throws: SpeechError.self) { try stream.speak(text) }
      #expect(recording.samples.isEmpty && stream.position == 0)
    }

    @Test func theFallbackIsUsedWhenAskedForAndReported() throws {
      let text = SpokenText([Segment("Hello", language: "en"), Segment("salut", language: "xx")])
      let result = try say(text, SpeechOptions(fallbackLanguage: "en")).result
      #expect(result.fallbackSegments == [1])
      #expect(result.words.map(\.segment) == [0, 1])
      #expect(throws: SpeechError.self) { try say(text, SpeechOptions(fallbackLanguage: "yy")) }
    }

    @Test(arguments: ["gmw/de", "gmw/en-US", "gmw/en-US+f3", "ko"])
    func aVoiceFileReplacesTheChoice(file: String) throws {
      let german = try say(SpokenText("Guten Tag", language: "xx"), SpeechOptions(voiceFile: file))
      #expect(!german.samples.isEmpty && german.result.fallbackSegments.isEmpty)
    }

    @Test(arguments: [
      "gmw/xx", "", "/etc/passwd", "../voices/!v/f3", "gmw", "gmw/de+", "gmw/de+nobody", "gmw/de+../f3",
      "mb/mb-en1",
      "+f3", "!v/f3", "gmw//de", String(repeating: "a/", count: 5000), "gmw/de\u{0}x",
    ])
    func anUnknownVoiceFileIsAnError(file: String) throws {
      let options = SpeechOptions(voiceFile: file)
      let error = #expect(throws: SpeechError.self) {
        try Synthesizer().stream(to: Recording(), options: options)
      }
      guard case .noVoiceFile = error else {
        Issue.record("not noVoiceFile: \(String(describing: error))")
        return
      }
    }

    @Test func aFileWithCapitalsSoundsAsItDoesFoundByName() throws {
      // The same voice, so the same words at nearly the same times, unlike the British one.
      let text = "Schedule a tomato in the water"
      let byFile = try say(text, SpeechOptions(voiceFile: "gmw/en-US")).result.sampleCount
      let british = try say(text, SpeechOptions(voiceFile: "gmw/en")).result.sampleCount
      let again = try say(text, SpeechOptions(voiceFile: "gmw/en-US")).result.sampleCount
      #expect(abs(byFile - again) * 20 < byFile)
      #expect(byFile != british)
    }

    @Test func theListIsOrderedAndWithoutMbrola() throws {
      let voices = try Voices.list()
      #expect(voices.map(\.file) == voices.map(\.file).sorted())
      #expect(
        voices.allSatisfy { !$0.file.hasPrefix("mb/") && !$0.file.hasPrefix("!v") && !$0.language.isEmpty })
      #expect(voices.contains { $0.file == "gmw/en-US" && $0.language == "en-us" })
    }

    @Test func everyPreferredVoiceIsInstalledAndSpeaksItsLanguage() throws {
      let languages = Dictionary(uniqueKeysWithValues: try Voices.list().map { ($0.file, $0.ranks) })
      let renamed = ["zh": "cmn", "no": "nb", "nn": "nb", "mo": "ro", "iw": "he", "in": "id"]
      for (tag, file) in preferredVoices {
        let language = tag.split(separator: "-").first.map(String.init) ?? ""
        let spoken = languages[file, default: []].map {
          $0.language.split(separator: "-").first.map(String.init)
        }
        #expect(spoken.contains(language) || spoken.contains(renamed[language]), "\(tag): \(file)")
      }
    }

    @Test func theLibrariesTellTheirVersions() {
      #expect(SpeechLibraries.espeakVersion.contains("."))
      #expect(SpeechLibraries.espeakDataPath.hasSuffix("espeak-ng-data"))
      #expect(SpeechLibraries.sndfileVersion.hasPrefix("libsndfile"))
    }
  }
}
