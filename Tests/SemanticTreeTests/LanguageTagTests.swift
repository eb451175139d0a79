import Testing

@testable import SemanticTree

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en", "Latn", nil), ("de_AT.UTF-8", "de", "Latn", "AT"), ("PT-br", "pt", "Latn", "BR"),
    ("zh", "zh", "Hans", nil), ("zh-TW", "zh", "Hant", "TW"), ("zh_hans_HK", "zh", "Hans", "HK"),
    ("zh-yue-HK", "yue", "Hant", "HK"), ("cmn-CN", "zh", "Hans", "CN"), ("es-419", "es", "Latn", "419"),
    ("sr-Latn-RS", "sr", "Latn", "RS"), ("sr", "sr", "Cyrl", nil), ("ar-u-nu-latn", "ar", "Arab", nil),
    ("de-DE-1996", "de", "Latn", "DE"), ("x-private", "x", "Latn", nil), ("", "", "Latn", nil),
    ("--", "", "Latn", nil), ("日本語", "日本語", "Latn", nil),
  ])
  func parts(_ text: String, _ language: String, _ script: String, _ region: String?) {
    let tag = LanguageTag(text)
    #expect(tag.language == language && tag.script == script && tag.region == region)
  }

  @Test(arguments: [
    ("de-AT", "de", true), ("pt-PT", "pt-BR", true), ("zh-TW", "zh-Hans", false), ("zh-SG", "zh-Hans", true),
    ("ja-Latn", "ja", false), ("en", "de", false),
  ])
  func words(_ one: String, _ other: String, _ isShared: Bool) {
    #expect(LanguageTag(one).shares(LanguageTag(other)) == isShared)
    #expect(LanguageTag(other).shares(LanguageTag(one)) == isShared)
  }
}
