import Foundation
import SemanticTree
import Testing

@testable import VoiceOver

@Suite struct PhraseTests {
  @Test("a table has every phrase", arguments: PhraseTable.all)
  func completeness(_ table: PhraseTable) {
    for id in PhraseID.allCases {
      let phrase = table.phrases[id]
      #expect(phrase?.title.isEmpty == false && phrase?.running.isEmpty == false, "\(id)")
    }
    #expect(table.phrases.count == PhraseID.allCases.count)
  }

  @Test("a table fills in as many numbers as English does", arguments: PhraseTable.all, PhraseID.allCases)
  func placeholders(_ table: PhraseTable, _ id: PhraseID) {
    let phrase = table[id]
    for slot in ["{0}", "{1}"] {
      #expect(phrase.title.contains(slot) == PhraseTable.english[id].title.contains(slot))
      for (category, form) in phrase.plurals {
        // "No letters", "two letters" are said without a number in some languages.
        let isNamed = [.zero, .one, .two].contains(category)
        #expect(form.title.contains(slot) == phrase.title.contains(slot) || isNamed, "\(category)")
      }
      #expect(
        ([phrase.form] + phrase.plurals.values).allSatisfy {
          $0.running.contains(slot) == $0.title.contains(slot)
        })
    }
  }

  @Test("a word whose form follows a number has every form", arguments: PhraseTable.all)
  func plurals(_ table: PhraseTable) {
    for id in [PhraseID.characters, .rowSpan, .columnSpan] {
      let forms = Set(table[id].plurals.keys)
      #expect(forms.isSubset(of: table.plurals.categories))
      // A language with more than one form may avoid the question, as "rows: 3" does.
      #expect(
        table[id].plurals.isEmpty || forms.union([.other, .many]).isSuperset(of: table.plurals.categories))
    }
  }

  @Test("nobody can mistake a word for Apple's", arguments: PhraseTable.all)
  func grades(_ table: PhraseTable) {
    let certain = PhraseID.allCases.filter { table[$0].certainty.isAssertable }
    let verified = PhraseID.allCases.filter { table[$0].grade == .verified }
    #expect(verified.isEmpty || table.language == "en")
    #expect(
      certain.allSatisfy { [.verified, .reported].contains(table[$0].grade) && table[$0].doubt == nil })
    #expect(PhraseID.allCases.allSatisfy { table[$0].doubt?.isEmpty != true })
  }

  @Test func everyLanguageFileIsRegistered() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/VoiceOver/Phrases/Languages")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == PhraseTable.all.map { "\($0.name.filter { $0 != " " }).swift" }.sorted())
    #expect(Set(PhraseTable.all.map(\.language)).count == PhraseTable.all.count)
  }

  @Test(arguments: [
    ("en", "en"), ("en_GB", "en"), ("de-AT", "de"), ("DE", "de"), ("de_DE.UTF-8", "de"), ("fi", nil),
    ("", nil),
    ("pt", "pt-BR"), ("PT_br", "pt-BR"), ("pt-PT", "pt-BR"), ("pt-Latn-BR", "pt-BR"), ("es-419", "es"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("ZH_hans_SG", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
    ("cmn-Hans", "zh-Hans"), ("zh-Hant", nil), ("zh-TW", nil), ("zh_HK", nil), ("zh-yue", nil), ("yue", nil),
    ("ja-JP", "ja"), ("ja-Latn", nil), ("ar-EG", "ar"), ("ru-x-private", "ru"), ("ko-KR-u-nu-latn", "ko"),
  ])
  func lookUp(_ tag: String, _ language: String?) {
    #expect(PhraseTable.table(for: tag)?.language == language)
  }

  @Test(
    "the words of a neighbour are all in doubt",
    arguments: ["pt-PT", "pt_AO", "fr-CA", "es-MX", "es-419"])
  func varieties(_ tag: String) throws {
    let table = try #require(PhraseTable.table(for: tag))
    #expect(PhraseID.allCases.allSatisfy { table[$0].doubt != nil && !table[$0].certainty.isAssertable })
    let plain = try #require(PhraseTable.table(for: table.language))
    #expect(PhraseID.allCases.allSatisfy { table[$0].title == plain[$0].title })
    #expect(PhraseID.allCases.contains { plain[$0].doubt == nil })
  }

  @Test func anUnknownTagIsShownInShortAndVisibly() {
    let long = UnknownLanguage(tag: String(repeating: "a", count: 10_000)).description
    #expect(long.count < 1000 && long.contains("aaa…'"))
    #expect(UnknownLanguage(tag: "en\u{1}").description.contains("'en\\u{1}'"))
  }

  @Test func anUnknownLanguageFallsBackOnlyWhenAsked() throws {
    let error = #expect(throws: UnknownLanguage.self) { try PhraseBook(language: "zh-TW") }
    #expect(error?.description.contains("'zh-TW'") == true && error?.description.contains("zh-Hans") == true)
    #expect(try PhraseBook(language: "zh-TW", fallingBackTo: .english).main.language == "en")
  }

  @Test func germanKeepsItsCapitals() throws {
    let composer = UtteranceComposer(phrases: try PhraseBook(language: "de"))
    let wifi = element("wlan", "WLAN", row: 0, value: "1", traits: [.selected, .button, .toggleButton])
    let utterance = composer.utterance(for: wifi)
    #expect(Transcript(utterance).text == "ausgewählt, WLAN, Umschalttaste, ein, Zum Umschalten doppeltippen")
    #expect(Legend(utterance).description == "Ausgewählt: WLAN. Umschalttaste. Ein.")
    #expect(utterance.chunks(.selected).first?.certainty == .translated)
  }

  @Test("role words are in the element's language, or marked as not")
  func languages() {
    var node = element("a", "Weiter", row: 0, traits: .button)
    node.language = "de-DE"
    let german = UtteranceComposer().utterance(for: node).chunks
    #expect(german.map(\.text) == ["Weiter", "Taste"] && german.allSatisfy { $0.language == "de-DE" })
    node.language = "fi"
    let finnish = UtteranceComposer().utterance(for: node).chunks
    #expect(finnish.map(\.text) == ["Weiter", "button"] && finnish.map(\.language) == ["fi", "en"])
    #expect(finnish[1].certainty == .untranslated(language: "fi"))
  }

  @Test func aBackButtonIsNotCalledBackTwice() throws {
    let composer = UtteranceComposer(phrases: try PhraseBook(language: "de"))
    let back = element("back", "zurück", row: 0, traits: [.button, .backButton])
    #expect(Transcript(composer.utterance(for: back)).text == "Zurück Taste")
  }
}
