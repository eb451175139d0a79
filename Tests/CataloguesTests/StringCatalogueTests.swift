import Testing

@testable import Catalogues

/// String catalogues: one file with all languages.
@Suite struct StringCatalogueTests {
  @Test(
    arguments: [
      ("Save", "de", "Sichern"), ("Save", "de-AT", "Sichern"), ("Save", "pt_PT", "Salvar"),
      ("Cancel", "de", "Abbrechen"), ("greeting", "de", "Hallo, **%@**"),
      // Without a text of its own a language gets that of the keys.
      ("greeting", "sv", "Hello, **%@**"), ("Save", "en", nil), ("Save", "sv", nil), ("Save", "fr", nil),
      ("Later", "de", nil), ("Tap it", "en", "Tap it"), ("Tap it", "de", "Auswählen"),
    ] as [(String, String, String?)])
  func texts(_ key: String, _ language: String, _ expected: String?) {
    #expect(AppFixture.format(key, language) == expected)
  }

  @Test(arguments: [
    ("Save", "de", false), ("Save", "ja", true), ("Save", "en", false), ("Later", "de", true),
    ("no such key", "de", false), ("Save", "sv", false),
  ])
  func lackingTranslations(_ key: String, _ language: String, _ lacks: Bool) {
    #expect(AppFixture.catalogue.strings.find(key, language: language).lacksTranslation == lacks)
  }

  @Test(
    arguments: [
      ("en", [0: "No files", 1: "%lld file", 2: "%lld files"]), ("de", [0: "%lld Dateien", 1: "%lld Datei"]),
      ("ru", [0: "%lld файлов", 1: "%lld файл", 3: "%lld файла", 11: "%lld файлов", 21: "%lld файл"]),
      ("pl", [1: "%lld plik", 2: "%lld pliki", 5: "%lld plików", 21: "%lld plików", 22: "%lld pliki"]),
      (
        "ar-EG",
        [0: "لا ملفات", 1: "ملف واحد", 2: "ملفان", 3: "%lld ملفات", 11: "%lld ملفًا", 100: "%lld ملف"]
      ),
      ("ja", [1: "%lld個のファイル"]), ("ru", [1.5: "%lld файла"]), ("pl", [1.5: "%lld pliku"]),
    ] as [(String, [Double: String])])
  func plurals(_ language: String, _ expected: [Double: String]) {
    for (number, text) in expected {
      #expect(AppFixture.format("%lld files", language, [number]) == text, "\(number)")
    }
  }

  @Test(
    arguments: [
      ([nil, 1.0, 1.0], "%1$@ has one photo in %3$lld album"),
      ([nil, 2, 3], "%1$@ has %2$lld photos in %3$lld albums"),
    ] as [([Double?], String)])
  func substitutions(_ numbers: [Double?], _ expected: String) {
    #expect(AppFixture.format("%@ has %lld photos in %lld albums", "en", numbers) == expected)
  }

  @Test func circlesOfSubstitutionsEnd() {
    let part = Translation.Substitution(specifier: "d", form: .text("%#@a@"))
    let text = Translation(.text("%#@a@"), substitutions: ["a": part]).format(numbers: [1], rule: .none)
    #expect(text == "%%#@a@")
  }

  @Test func mistakesAreLocated() {
    #expect(
      AppFixture.problems(of: "Broken.xcstrings") == [
        "App/Broken.xcstrings:4: is not JSON and is passed over"
      ])
    let problems = AppFixture.problems(of: "Localizable.xcstrings")
    #expect(problems.count == 1)
    #expect(problems.first?.contains("'several' is no class of numbers") == true)
    #expect(AppFixture.format("odd", "en") == "y")
  }
}
