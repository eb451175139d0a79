import Foundation

/// A text to look up in a table of translations, with the values that go into it.
///
/// The key is written as in Apple's tables: `%@` for an object, `%lld` for an integer, `%lf` for a real number.
nonisolated struct FormattedKey: Equatable, Sendable {
  var key: String
  var arguments: [FormatArgument] = []
  /// False for a text without interpolation, whose percent signs mean themselves.
  var hasFormatting = false

  /// Control characters, which no shown text has; they enclose the number of a value while markdown is read.
  private static let (opening, closing): (Character, Character) = ("\u{1}", "\u{2}")

  /// The text as it is shown, markdown left as it is.
  ///
  /// - Parameters:
  ///   - locale: chooses how numbers are written.
  ///   - translate: gives the translation of a key, or nil for the key itself.
  func text(in locale: Locale, translate: (String) -> String? = { _ in nil }) -> String {
    let format = translate(key) ?? key
    guard hasFormatting else { return format }
    return FormatDirective.parts(of: format).map { part in
      switch part {
      case .literal(let text): text
      case .directive(let directive): text(of: directive, in: locale)
      }
    }.joined()
  }

  /// The text as runs of one look each. Values put into the text are not read as markdown.
  func runs(in locale: Locale, translate: (String) -> String? = { _ in nil }) -> [MarkdownRun] {
    let format = translate(key) ?? key
    guard hasFormatting else { return InlineMarkdown.runs(in: format) }
    var values: [String] = []
    let marked = FormatDirective.parts(of: format).map { part -> String in
      switch part {
      case .literal(let text): return text
      case .directive(let directive):
        values.append(text(of: directive, in: locale))
        return "\(FormattedKey.opening)\(values.count - 1)\(FormattedKey.closing)"
      }
    }.joined()
    return InlineMarkdown.runs(in: marked) { FormattedKey.fill($0, with: values) }
  }

  private func text(of directive: FormatDirective, in locale: Locale) -> String {
    guard arguments.indices.contains(directive.argument) else { return directive.source }
    return arguments[directive.argument].text(as: directive, in: locale)
  }

  /// Puts values back where their numbers stand.
  private static func fill(_ text: String, with values: [String]) -> String {
    guard text.contains(opening) else { return text }
    var (result, number) = ("", String?.none)
    for character in text {
      switch character {
      case opening: number = ""
      case closing:
        if let index = number.flatMap({ Int($0) }), values.indices.contains(index) { result += values[index] }
        number = nil
      default:
        if number == nil { result.append(character) } else { number?.append(character) }
      }
    }
    return result
  }
}

/// The building of a key from a string with interpolations.
nonisolated struct FormattedKeyBuilder {
  private(set) var result = FormattedKey(key: "", hasFormatting: true)

  mutating func append(literal: String) {
    result.key += literal.replacingOccurrences(of: "%", with: "%%")
  }

  mutating func append(_ argument: FormatArgument, specifier: String) {
    result.key += specifier
    result.arguments.append(argument)
  }
}
