import SemanticTree

/// Which of a project's languages serve a reader.
enum LanguageChoice {
  /// The languages that a reader of the one asked for can read, the best first: the same region, none, then others.
  static func ordered(_ languages: some Collection<String>, for wanted: LanguageTag) -> [String] {
    func rank(_ language: String) -> Int {
      let region = LanguageTag(language).region
      return region == wanted.region ? 0 : region == nil ? 1 : 2
    }
    return languages.filter { LanguageTag($0).shares(wanted) }
      .sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// The languages that stand in for one without texts: the one of the keys, and the base.
  static func fallbacks(_ languages: some Collection<String>, source: String?) -> [String] {
    let source = source.map { ordered(languages, for: LanguageTag($0)) } ?? []
    return source + languages.filter { $0 == "Base" }
  }
}
