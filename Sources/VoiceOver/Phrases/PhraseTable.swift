import SemanticTree

/// All of VoiceOver's own words in one language.
///
/// A new language is one file in `Languages` and one line in `all`.
public struct PhraseTable: Sendable {
  /// Every language there is, the default first.
  public static let all: [PhraseTable] = [
    .english, .german, .french, .spanish, .italian, .brazilianPortuguese, .japanese, .simplifiedChinese,
    .korean, .russian, .arabic,
  ]

  /// The language as the shortest BCP 47 tag that names it, such as `de`, `pt-BR` or `zh-Hans`.
  public let language: String
  /// The language's English name, which without its blanks is also the name of its file.
  public let name: String
  /// Which form of a phrase a number takes.
  public let plurals: PluralRule
  let phrases: [PhraseID: Phrase]

  init(language: String, name: String, plurals: PluralRule, phrases: [PhraseID: Phrase]) {
    self.language = language
    self.name = name
    self.plurals = plurals
    self.phrases = phrases
  }

  /// The words for an id. A table that lacks one (a test forbids it) answers with the id itself.
  public subscript(id: PhraseID) -> Phrase {
    phrases[id] ?? Phrase(id.rawValue, running: id.rawValue, .ownTranslation, doubt: "missing")
  }

  /// How the language writes numbers where no region is known.
  public var numbers: NumberStyle { NumberStyle(language: language) }

  /// The words for an id with numbers filled in, the first of which chooses the form.
  func text(
    _ id: PhraseID, _ numbers: [Int], written style: @autoclosure () -> NumberStyle
  ) -> Phrase.Form {
    let phrase = self[id]
    guard let first = numbers.first else { return phrase.form }
    let form = phrase.form(plurals.category(of: first))
    let texts = numbers.map(style().text)
    return Phrase.Form(title: form.title.filled(with: texts), running: form.running.filled(with: texts))
  }
}
