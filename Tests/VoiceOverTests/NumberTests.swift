import Foundation
import SemanticTree
import Testing

@testable import VoiceOver

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// Digits and plural forms.
@Suite struct NumberTests {
  @Test(arguments: [
    ("de", 1_200, "1.200"), ("en", 1_200, "1,200"), ("en", 7, "7"), ("en", -1_234_567, "-1,234,567"),
    ("ar-EG", 1_205, "١٬٢٠٥"), ("ar-EG", 25, "٢٥"), ("ar_AE", 25, "25"), ("ar-SA-u-nu-latn", 25, "25"),
    ("hi-u-nu-deva", 90, "९०"), ("fr", 12_345, "12\u{202F}345"), ("", 12, "12"),
  ])
  func text(_ tag: String, _ number: Int, _ expected: String) {
    #expect(NumberStyle(language: tag).text(number) == expected)
  }

  /// Small numbers take a way of their own.
  @Test(
    "every number is written as Foundation writes it", arguments: PhraseTable.all.map(\.language) + ["ar-EG"])
  func shortcut(_ tag: String) {
    let style = NumberStyle(language: tag)
    for number in Array(0...1_200) + [-1, 12_345, 1_000_000] {
      #expect(style.text(number) == number.formatted(.number.locale(Locale(identifier: tag))))
    }
  }

  @Test(arguments: [
    ("ru", ["0 символов", "1 символ", "2 символа", "5 символов", "11 символов", "21 символ", "102 символа"]),
    (
      "ar-AE",
      ["لا توجد أحرف", "حرف واحد", "حرفان", "5 أحرف", "11 حرفًا", "21 حرفًا", "102 حرف"]
    ),
    ("ar-EG", ["لا توجد أحرف", "حرف واحد", "حرفان", "٥ أحرف", "١١ حرفًا", "٢١ حرفًا", "١٠٢ حرف"]),
    (
      "fr",
      [
        "0 caractère", "1 caractère", "2 caractères", "5 caractères", "11 caractères", "21 caractères",
        "102 caractères",
      ]
    ),
    ("ja", ["0文字", "1文字", "2文字", "5文字", "11文字", "21文字", "102文字"]),
  ])
  func forms(_ tag: String, _ expected: [String]) throws {
    let table = try #require(PhraseTable.table(for: tag))
    let texts = [0, 1, 2, 5, 11, 21, 102].map {
      table.text(.characters, [$0], written: NumberStyle(language: tag)).running
    }
    #expect(texts == expected)
  }

  #if canImport(_FoundationICU)
    @Test("plural rules are those of ICU", arguments: PhraseTable.all)
    func pluralRules(_ table: PhraseTable) throws {
      var status = U_ZERO_ERROR
      let rules = try #require(swift_uplrules_open(table.language, &status))
      defer { swift_uplrules_close(rules) }
      var seen: Set<PluralCategory> = []
      for number in Array(0...1_000) + [10_011, 999_999, 1_000_000, 1_000_001, 2_000_000, 5_000_003] {
        var keyword = [UInt16](repeating: 0, count: 16)
        let length = swift_uplrules_select(rules, Double(number), &keyword, 16, &status)
        let name = String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
        seen.insert(table.plurals.category(of: number))
        #expect(table.plurals.category(of: number).rawValue == name, "\(number)")
      }
      #expect(seen == Set(table.plurals.categories))
    }
  #endif
}
