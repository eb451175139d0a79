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
    let catalogue = SymbolCatalogue(table: Array(table.utf8))
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
    #expect(
      SymbolCatalogue.shared.description(of: "checkmark.circle.fill", language: "de-AT").text == "Ausgewählt")
    #expect(SymbolCatalogue.shared.description(of: "checkmark", language: "fi").text == "Selected")
  }
}
