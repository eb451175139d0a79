import Foundation
import Testing

@Suite struct LanguagesTests {
  private struct Overview: Decodable {
    struct Language: Decodable {
      var tag: String
      var verified, reported, thirdParty, own: Int
      var voice: String?
    }
    var languages: [Language]
  }

  private struct Phrases: Decodable {
    struct Phrase: Decodable {
      var id, title, grade: String
      var doubt: String?
      var isCertain: Bool
    }
    var requested: String
    var phrases: [Phrase]
  }

  static let tags = ["en", "de", "fr", "es", "it", "pt-BR", "ja", "zh-Hans", "ko", "ru", "ar"]

  @Test func theTableListsEveryLanguage() throws {
    let outcome = try Program().run("languages")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expectGolden(outcome.output, "languages.txt")
  }

  @Test func theNumbersAddUp() throws {
    let outcome = try Program().run("languages", "--json")
    let overview = try JSONDecoder().decode(Overview.self, from: Data(outcome.output.utf8))
    #expect(overview.languages.map(\.tag) == Self.tags)
    let totals = overview.languages.map { $0.verified + $0.reported + $0.thirdParty + $0.own }
    #expect(Set(totals).count == 1 && totals[0] > 50)
    #expect(overview.languages.allSatisfy { $0.voice != nil })
  }

  @Test func aLanguageListsItsPhrases() throws {
    let outcome = try Program().run("languages", "ja")
    #expect(outcome.output.hasPrefix("Japanese (ja)\n"))
    #expect(outcome.output.contains(/(?m)^adjustable +reported +調整可能$/))
    #expect(outcome.output.contains(/(?m)^image +reported +画像  \(from Apple's subtitles/))
    let russian = try Program().run("languages", "RU_ru").output
    #expect(russian.contains("    few: {0} символа\n"))
  }

  @Test func nothingOfANeighboursIsCertain() throws {
    let outcome = try Program().run("languages", "pt-PT", "--json")
    let document = try JSONDecoder().decode(Phrases.self, from: Data(outcome.output.utf8))
    #expect(document.requested == "pt-PT" && document.phrases.count > 50)
    #expect(
      document.phrases.allSatisfy { !$0.isCertain && $0.doubt?.contains("European Portuguese") == true })
  }

  @Test(arguments: [
    (["languages", "zh-TW"], Int32(2), "'zh-TW'"), (["languages", "ja", "ko"], 64, "'ko' is too many"),
    (["languages", "--jsn"], 64, "did you mean '--json'?"),
  ])
  func wrongUse(words: [String], status: Int32, message: String) throws {
    let outcome = try Program().run(words)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("every language is spoken into a file", arguments: tags)
  func speech(_ tag: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program().run(
      "speak", Program.scenario("checkout"), "--locale", tag, "--output", folder.path("a.wav"),
      "--captions",
      folder.path("a.vtt"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let size = try Data(contentsOf: URL(fileURLWithPath: folder.path("a.wav"))).count
    #expect(size > 100_000)
    let captions = try String(contentsOfFile: folder.path("a.vtt"), encoding: .utf8)
    let button = [
      "en": "button", "de": "Taste", "fr": "bouton", "es": "botón", "it": "pulsante", "pt-BR": "botão",
      "ja": "ボタン", "ko": "버튼", "ru": "кнопка", "ar": "زر", "zh-Hans": "按钮",
    ]
    let line = "Shipping, Standard, \(try #require(button[tag]))"
    #expect(outcome.output.contains(line) && captions.contains(line), "\(outcome.output)")
  }
}
