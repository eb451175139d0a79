/// All of VoiceOver's own words in one language.
///
/// A new language is one file in `Languages` and one line in `all`.
public struct PhraseTable: Sendable {
  /// Every language there is, the default first.
  public static let all: [PhraseTable] = [.english, .german]

  /// The language as a BCP 47 tag without a region.
  public let language: String
  /// The language's English name, which is also the name of its file.
  public let name: String
  /// How the language writes positions.
  public let numbers: NumberStyle
  let phrases: [PhraseID: Phrase]

  init(language: String, name: String, numbers: NumberStyle, phrases: [PhraseID: Phrase]) {
    self.language = language
    self.name = name
    self.numbers = numbers
    self.phrases = phrases
  }

  /// The words for an id. A table that lacks one (a test forbids it) answers with the id itself.
  public subscript(id: PhraseID) -> Phrase {
    phrases[id] ?? Phrase(id.rawValue, running: id.rawValue, .ownTranslation, doubt: "missing")
  }

  /// The table of a language, or nil where there is none.
  ///
  /// - Parameter tag: a BCP 47 tag or a locale identifier; region and script are ignored.
  public static func table(for tag: String) -> PhraseTable? {
    let base = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == base }
  }
}
