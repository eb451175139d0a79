import SemanticTree

extension PhraseTable {
  /// The table of a language, or nil where there is none.
  ///
  /// Regions share the words of their language, except that those of a variety that Apple translates apart
  /// (`pt-PT`, `fr-CA`, Latin American Spanish) are all doubtful: they are the closest there is, and not its own.
  /// Another script is another language: nothing is known of traditional Chinese.
  ///
  /// - Parameter tag: a BCP 47 tag or a locale identifier, in any case.
  public static func table(for tag: String) -> PhraseTable? {
    if let exact = all.first(where: { $0.language == tag }) { return exact }
    let wanted = LanguageTag(tag)
    return (varieties.first { $0.speaks(wanted) }?.table)
      ?? zip(tags, all).first { wanted.shares($0.0) }?.1
  }

  private static let tags = all.map { LanguageTag($0.language) }

  /// A variety of a language that Apple translates apart and of which no words are known.
  private struct Variety {
    let table: PhraseTable
    let speaks: @Sendable (LanguageTag) -> Bool

    init(_ language: String, of table: PhraseTable, in regions: @escaping @Sendable (String) -> Bool) {
      self.table = table.doubted("the words of \(table.name); those of \(language) are not known")
      let known = LanguageTag(table.language)
      speaks = { $0.shares(known) && ($0.region.map(regions) ?? false) }
    }
  }

  /// Portuguese without a region is Brazilian on Apple's systems, and elsewhere than in Brazil European.
  private static let varieties: [Variety] = [
    Variety("European Portuguese", of: .brazilianPortuguese) { $0 != "BR" },
    Variety("Canadian French", of: .french) { $0 == "CA" },
    Variety("Latin American Spanish", of: .spanish) { !["ES", "IC", "EA", "GQ", "PH"].contains($0) },
  ]

  /// The same words, all of them in doubt.
  private func doubted(_ reason: String) -> PhraseTable {
    let phrases = phrases.mapValues { phrase in
      var phrase = phrase
      phrase.doubt = phrase.doubt.map { "\(reason); \($0)" } ?? reason
      return phrase
    }
    return PhraseTable(language: language, name: name, plurals: plurals, phrases: phrases)
  }
}
