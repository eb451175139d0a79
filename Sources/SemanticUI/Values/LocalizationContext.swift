import Catalogues
import Foundation
import SemanticTree

/// In which language texts are written, and where their translations are.
///
/// The runtime sets it around each evaluation; the machine's own language must not show in a screen.
nonisolated struct LocalizationContext: Sendable {
  var locale = Locale(identifier: "en_US")
  var strings = StringTables()

  @TaskLocal static var current = LocalizationContext()

  /// The same tables in another language.
  func reading(in locale: Locale) -> LocalizationContext {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// The format that a table has for a key with values, or nil where the key is its own.
  ///
  /// - Parameters:
  ///   - content: what is looked up, unless another key is given, and the numbers that choose a plural form.
  ///   - table: the table's name; nil for the default one.
  func format(of content: FormattedKey, key: String? = nil, table: String?) -> String? {
    guard !strings.isEmpty else { return nil }
    let key = key ?? content.key
    let found = strings.find(key, table: table, language: locale.identifier)
    if found.lacksTranslation { noteLack(of: key, found) }
    guard let translation = found.translation else { return nil }
    return translation.format(
      numbers: content.arguments.map(\.number), rule: rule(for: found.language ?? locale.identifier))
  }

  /// The text of a key, markdown left as it is.
  func text(of content: FormattedKey, key: String? = nil, table: String?) -> String {
    content.text(in: locale) { _ in format(of: content, key: key, table: table) }
  }

  /// The text of a key as runs of one look each.
  func runs(of content: FormattedKey, table: String?) -> [MarkdownRun] {
    content.runs(in: locale) { _ in format(of: content, table: table) }
  }

  /// The words that a table has for a name that may be no key at all, such as that of a picture.
  func words(for name: String) -> String? {
    guard case .text(let text)? = strings.find(name, language: locale.identifier).translation?.form else {
      return nil
    }
    return text
  }

  private func rule(for language: String) -> PluralRule {
    if let rule = PluralRule.rule(for: LanguageTag(language)) { return rule }
    Runtime.current?.log.note("the plural forms of '\(language)' are not known; those of English are used")
    return .oneAndOther
  }

  private func noteLack(of key: String, _ found: FoundText) {
    // A key of values alone has no words to translate.
    let hasWords = FormatDirective.parts(of: key).contains {
      if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
    guard hasWords else { return }
    let shown = found.translation == nil ? "the key" : "its text in '\(found.language ?? "Base")'"
    Runtime.current?.log.note(
      "'\(key)' is not translated to '\(LanguageTag(locale.identifier).language)': \(shown) is shown")
  }
}

extension FormatArgument {
  /// The value, where it is a number that can choose a plural form.
  nonisolated fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    case .string, .fragment: nil
    }
  }
}
