import SemanticTree

/// One table of texts in all its languages: what `Localizable.xcstrings`, or the files `Localizable.strings` of a
/// project's language folders, hold.
public struct StringTable: Hashable, Sendable {
  /// The texts by language, as folders and catalogues name it with hyphens, and by key.
  public private(set) var languages: [String: [String: Translation]] = [:]
  /// The language that the keys are written in, where the table tells.
  public var sourceLanguage: String?
  /// Keys that stand in the table, with or without texts.
  public private(set) var keys: Set<String> = []

  /// An empty table.
  public init(sourceLanguage: String? = nil) { self.sourceLanguage = sourceLanguage }

  /// Notes a key that may have no text.
  public mutating func add(key: String) { keys.insert(key) }

  /// Adds a text. The first for a key and language stays.
  public mutating func add(_ translation: Translation, for key: String, in language: String) {
    keys.insert(key)
    let language = language.replacing("_", with: "-")
    if languages[language, default: [:]][key] == nil { languages[language, default: [:]][key] = translation }
  }

  /// Adds what another file of the same table holds.
  mutating func merge(_ other: StringTable) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    keys.formUnion(other.keys)
    for language in other.languages.keys.sorted() {
      languages[language, default: [:]].merge(other.languages[language] ?? [:]) { first, _ in first }
    }
  }
}

/// What was found for a key.
public struct FoundText: Hashable, Sendable {
  /// Nil where the key itself is the text.
  public var translation: Translation?
  /// The language of the text; nil for one that is not known.
  public var language: String?
  /// True where the table has texts in the language asked for, but none for this key.
  public var lacksTranslation = false

  /// A key that is its own text.
  static func key(in language: String?, lacksTranslation: Bool = false) -> FoundText {
    FoundText(translation: nil, language: language, lacksTranslation: lacksTranslation)
  }
}

extension StringTable {
  /// Looks a key up: in the language asked for, in its kin, in the language of development, else the key itself.
  ///
  /// - Parameter development: the project's language of development, for a table that does not tell its own.
  func find(_ key: String, in wanted: LanguageTag, development: String?) -> FoundText {
    let source = sourceLanguage ?? development
    let own = LanguageChoice.ordered(languages.keys, for: wanted)
    for language in own {
      if let text = languages[language]?[key] { return FoundText(translation: text, language: language) }
    }
    let isSource = source.map { LanguageTag($0).shares(wanted) } ?? false
    let lacks = !own.isEmpty && !isSource
    for language in LanguageChoice.fallbacks(languages.keys, source: source) {
      guard let text = languages[language]?[key] else { continue }
      return FoundText(
        translation: text, language: language == "Base" ? source : language, lacksTranslation: lacks)
    }
    return .key(in: source, lacksTranslation: lacks && keys.contains(key))
  }
}
