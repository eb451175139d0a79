import Foundation
import SemanticTree

@testable import Catalogues

/// The folder of a made-up app with resources of every kind.
enum AppFixture {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/App").path

  static let catalogue = ResourceCatalogue(folders: [path])

  /// The problems of one file.
  static func problems(of file: String) -> [String] {
    catalogue.problems.filter { $0.file == "App/" + file }.map(\.description)
  }

  /// The format of a key for some numbers.
  static func format(
    _ key: String, table: String? = nil, _ language: String, _ numbers: [Double?] = []
  ) -> String? {
    let found = catalogue.strings.find(key, table: table, language: language)
    let rule = PluralRule.rule(for: LanguageTag(found.language ?? language)) ?? .oneAndOther
    return found.translation?.format(numbers: numbers, rule: rule)
  }
}
