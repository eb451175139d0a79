import SemanticTree
import Testing

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// Plural forms of numbers.
@Suite struct PluralRuleTests {
  @Test(arguments: [
    ("ru", 21.0, PluralCategory.one), ("ru", 1.5, .other), ("pl", 22, .few), ("pl", 21, .many),
    ("ar", 0, .zero), ("fr", 1.5, .one), ("pt-PT", 0, .other), ("pt-BR", 0, .one), ("cs", 2.5, .many),
    ("en", -1, .one), ("en", .infinity, .other), ("en", .nan, .other),
  ])
  func categories(_ tag: String, _ number: Double, _ expected: PluralCategory) throws {
    let rule = try #require(PluralRule.rule(for: LanguageTag(tag)))
    #expect(rule.category(of: number) == expected)
  }

  @Test func unknownLanguages() { #expect(PluralRule.rule(for: LanguageTag("tlh")) == nil) }

  #if canImport(_FoundationICU)
    @Test(
      "rules are those of ICU",
      arguments: """
        id ja ko lo ms my th vi yue zh af az bg da de el en et eu fi gl hu ka kk ky ml mn mr nb ne nl nn no sq sv sw
        ta te tr ur uz ca es it fr pt pt-PT am bn fa gu hi kn zu ru uk be bs hr sr cs sk ar he hy is lt lv mk pl ro sl
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    func agreement(_ tag: String) throws {
      let rule = try #require(PluralRule.rule(for: LanguageTag(tag)))
      var status = U_ZERO_ERROR
      let rules = try #require(swift_uplrules_open(tag, &status))
      defer { swift_uplrules_close(rules) }
      var seen: Set<PluralCategory> = []
      let whole = Array(0...1_000) + [10_011, 999_999, 1_000_000, 1_000_001, 2_000_000, 5_000_003]
      for number in whole.map(Double.init) + [0.5, 1.5, 2.5, 5.5, 25.5] {
        var keyword = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, number, &keyword, 16, &status)
        let name = String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
        #expect(rule.category(of: number).rawValue == name, "\(number)")
        if number.rounded() == number { seen.insert(rule.category(of: number)) }
      }
      #expect(seen == Set(rule.categories))
    }
  #endif
}
