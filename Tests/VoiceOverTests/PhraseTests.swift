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
    for slot in ["{0}", "{1}"] {
      #expect(table[id].title.contains(slot) == PhraseTable.english[id].title.contains(slot))
      #expect(table[id].running.contains(slot) == table[id].title.contains(slot))
    }
  }

  @Test func everyLanguageFileIsRegistered() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/VoiceOver/Phrases/Languages")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.sorted() == PhraseTable.all.map { "\($0.name).swift" }.sorted())
    #expect(Set(PhraseTable.all.map(\.language)).count == PhraseTable.all.count)
  }

  @Test(arguments: [("en", "en"), ("en_GB", "en"), ("de-AT", "de"), ("DE", "de"), ("fr", nil), ("", nil)])
  func lookUp(_ tag: String, _ language: String?) {
    #expect(PhraseTable.table(for: tag)?.language == language)
  }

  @Test func anUnknownLanguageFallsBackOnlyWhenAsked() throws {
    let error = #expect(throws: UnknownLanguage.self) { try PhraseBook(language: "fr") }
    #expect(error?.description.contains("'fr'") == true && error?.description.contains("German") == true)
    #expect(try PhraseBook(language: "fr", fallingBackTo: .english).main.language == "en")
  }

  @Test(arguments: [
    ("de", 1_200, "1.200"), ("en", 1_200, "1,200"), ("en", 7, "7"), ("en", -1_234_567, "-1,234,567"),
  ])
  func numbers(_ tag: String, _ number: Int, _ expected: String) {
    #expect(PhraseTable.table(for: tag)?.numbers.text(number) == expected)
  }

  @Test func otherDigits() {
    #expect(NumberStyle(digits: "٠١٢٣٤٥٦٧٨٩", groupSeparator: "٬").text(1_205) == "١٬٢٠٥")
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
    node.language = "fr"
    let french = UtteranceComposer().utterance(for: node).chunks
    #expect(french.map(\.text) == ["Weiter", "button"] && french.map(\.language) == ["fr", "en"])
    #expect(french[1].certainty == .untranslated(language: "fr"))
  }

  @Test func aBackButtonIsNotCalledBackTwice() throws {
    let composer = UtteranceComposer(phrases: try PhraseBook(language: "de"))
    let back = element("back", "zurück", row: 0, traits: [.button, .backButton])
    #expect(Transcript(composer.utterance(for: back)).text == "Zurück Taste")
  }
}
