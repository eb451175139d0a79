import Testing

@testable import SemanticTree

@Suite struct SymbolCatalogueTests {
  /// Words that were seen or heard, with their grades.
  @Test(arguments: [
    ("checkmark", "Selected", SymbolGrade.verified),
    ("xmark", "Close", .verified),
    ("xmark.circle.fill", "Close", .verified),
    ("magnifyingglass", "Search", .verified),
    ("trash", "Trash", .verified),
  ])
  func knownWords(symbol: String, words: String, grade: SymbolGrade) {
    let description = SymbolCatalogue.shared.description(of: symbol)
    #expect(description.text == words)
    #expect(description.grade.isAssertable)
  }

  /// A form without words of its own takes those of its base, but never for certain.
  @Test func formsTakeTheWordOfTheirBase() {
    let table = "symbol\tdescription\tlocale\tos\tconfidence\tsource\nstar\tFavorite\ten\tany\tverified\tx\n"
    let catalogue = SymbolCatalogue(rows: SymbolCatalogue.rows(of: Array(table.utf8)))
    #expect(catalogue.description(of: "star").grade == .verified)
    #expect(catalogue.description(of: "star.circle.fill").text == "Favorite")
    #expect(catalogue.description(of: "star.circle.fill").grade == .inferredVariant)
    #expect(catalogue.description(of: "star.badge.plus").text == "star badge plus")
    #expect(catalogue.description(of: "star.badge.plus").grade == .fallback)
  }

  /// Shape descriptions came with the OS 27 generation.
  @Test func theSystemVersionChooses() {
    let before = SymbolCatalogue.shared.description(of: "gearshape", system: .iOS26)
    let after = SymbolCatalogue.shared.description(of: "gearshape", system: SystemVersion(major: 27))
    #expect(before.text == "gearshape")
    #expect(!before.grade.isAssertable)
    #expect(after.text == "Gear shape")
  }

  @Test func theLanguageChoosesAndEnglishIsTheRest() {
    let german = SymbolCatalogue.shared.description(of: "checkmark.circle.fill", language: "de-AT")
    #expect(german.text == "Ausgewählt" && german.language(otherThan: "de-AT") == nil)
    let finnish = SymbolCatalogue.shared.description(of: "checkmark", language: "fi")
    #expect(finnish.text == "Selected" && finnish.language(otherThan: "fi") == "en")
    let name = SymbolCatalogue.shared.description(of: "no.such.symbol", language: "fi")
    #expect(name.text == "no such symbol" && name.language(otherThan: "fi") == nil)
  }

  /// Both are Chinese, and neither can read the other's words aloud for its own.
  @Test(arguments: [
    ("zh-Hant", "齒輪形狀"), ("zh-TW", "齒輪形狀"), ("zh_HK", "齒輪形狀"), ("zh-Hans", "Gear shape"),
    ("zh", "Gear shape"),
  ])
  func scriptsAreKeptApart(language: String, words: String) {
    let system = SystemVersion(major: 27)
    let description = SymbolCatalogue.shared.description(of: "gearshape", language: language, system: system)
    #expect(description.text == words)
    #expect((description.language(otherThan: language) == "en") == (words == "Gear shape"))
  }

  @Test("no row of the resource is passed over")
  func everyRowIsRead() {
    let lines = PackageResources.sf_symbols_tsv.split(separator: UInt8(ascii: "\n")).count
    #expect(SymbolCatalogue.builtIn.count == lines - 1 && lines > 300)
    #expect(Set(SymbolCatalogue.builtIn.map(\.locale)) == ["en", "de", "fr", "zh-Hant"])
  }

  // MARK: A project's own rows

  private static let own = SymbolCatalogue.shared.adding([
    SymbolRow(symbol: "heart", description: "Liebe", locale: "de", os: "iOS 26", grade: .device),
    SymbolRow(symbol: "heart", description: "Herz", locale: "de", os: "iOS 27", grade: .device),
    SymbolRow(symbol: "heart", description: "Herzerl", locale: "de-AT", os: "iOS 26", grade: .device),
    SymbolRow(symbol: "star", description: "Stern", locale: "de-DE", os: "iOS 26", grade: .device),
    SymbolRow(symbol: "gearshape", description: "Gear", locale: "en", os: "iOS 18.2", grade: .device),
    SymbolRow(symbol: "trash", description: "", locale: "en", os: "any", grade: .noDescription),
    SymbolRow(symbol: "xmark", description: "Cross", locale: "en", os: "any", grade: .reported),
  ])

  @Test(arguments: [
    ("heart", "de", 26, "Liebe", SymbolGrade.device), ("heart.fill", "de", 26, "Liebe", .inferredVariant),
    ("heart", "de-AT", 26, "Herzerl", .device), ("heart", "de-CH", 18, "Liebe", .device),
    ("star", "de-AT", 26, "Stern", .inferredAnalogue), ("star", "de", 26, "Stern", .device),
    ("heart", "de", 27, "Herz", .device), ("heart", "en", 26, "Love", .verified),
    ("gearshape", "en", 17, "Gear", .device), ("gearshape", "en", 27, "Gear shape", .verified),
    ("trash", "en", 26, "trash", .noDescription), ("xmark", "en", 27, "Cross", .reported),
    ("xmark", "de", 26, "Schließen", .verified),
  ])
  func aProjectsRowsGoBeforeOurs(
    symbol: String, language: String, system: Int, words: String, grade: SymbolGrade
  ) {
    let description = Self.own.description(
      of: symbol, language: language, system: SystemVersion(major: system))
    #expect(description.text == words && description.grade == grade)
  }
}
