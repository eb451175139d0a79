import SemanticTree
import Testing

@testable import VoiceOver

/// Screens whose elements are marked with languages of their own.
@Suite struct MixedLanguageTests {
  private func composer(_ tag: String) throws -> UtteranceComposer {
    UtteranceComposer(phrases: try PhraseBook(language: tag), language: tag)
  }

  @Test func aFrenchButtonOnAnArabicScreen() throws {
    var tabs = ["الرئيسية", "Recherche"].enumerated().map { index, label in
      var tab = element("\(index)", label, row: index, traits: .button)
      tab.context = .series(index: index + 1, count: 12, isTab: true)
      return tab
    }
    tabs[1].language = "fr-FR"
    let composer = try composer("ar-EG")
    let heard = tabs.map { composer.utterance(for: $0) }
    #expect(
      heard.map { Transcript($0).text } == ["الرئيسية, علامة تبويب, ١ من ١٢", "Recherche, onglet, 2 sur 12"])
    #expect(heard.map { Set($0.chunks.map(\.language)) } == [["ar-EG"], ["fr-FR"]])
    #expect(heard.flatMap { $0.segments() }.map(\.language) == heard.flatMap(\.chunks).map(\.language))
  }

  @Test(
    "a region of a known language keeps its voice", arguments: ["pt-BR", "pt_PT", "zh-Hans-SG", "zh", "RU"])
  func regions(_ tag: String) throws {
    var node = element("a", "1", row: 0, traits: .button)
    node.language = tag
    let chunks = UtteranceComposer().utterance(for: node).chunks
    #expect(chunks.map(\.language) == [tag, tag])
    #expect(chunks.last?.text == PhraseTable.table(for: tag)?[.button].running)
  }

  @Test("another script is another language", arguments: ["zh-Hant", "zh-TW", "ja-Latn"])
  func scripts(_ tag: String) throws {
    var node = element("a", "1", row: 0, traits: .button)
    node.language = tag
    let word = try composer("zh-Hans").utterance(for: node).chunks.last
    #expect(word?.language == "zh-Hans" && word?.certainty == .untranslated(language: tag))
  }

  @Test(
    "a legend ends its words as their script does",
    arguments: [
      ("ja", "音量。 調整可能。", "1本指で上下にスワイプして値を調整。"),
      ("zh-Hans", "音量。 可调整。", "用一只手指上下滑动调整值。"), ("en", "音量。 Adjustable.", nil),
      ("ko", "音量。 조절 가능.", nil),
    ])
  func stops(_ tag: String, _ description: String, _ hint: String?) throws {
    let phrases = try PhraseBook(language: tag)
    let composer = UtteranceComposer(settings: .library, phrases: phrases, language: tag)
    let legend = Legend(composer.utterance(for: element("v", "音量。", row: 0, traits: .adjustable)))
    #expect(legend.description == description)
    if let hint { #expect(legend.hint == hint) }
  }

  @Test func noStopStandsInRunningText() {
    for table in PhraseTable.all {
      for id in PhraseID.allCases {
        let running = table[id].running
        #expect(running.last.map(String.finalStops.contains) == false, "\(table.language) \(id)")
      }
    }
  }
}
