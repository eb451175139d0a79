/// No phrase table has the language.
public struct UnknownLanguage: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tag that was asked for.
  public var tag: String

  /// No tag is longer than that; the rest of a longer one tells nothing.
  private static let longestTag = 40

  private var shownTag: String {
    let visible = tag.unicodeScalars.map { scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
    return visible.count > Self.longestTag ? "\(visible.prefix(Self.longestTag))…" : visible
  }

  /// What was asked for, and what there is.
  public var description: String {
    let known = PhraseTable.all.map { "\($0.language) (\($0.name))" }.joined(separator: ", ")
    return "VoiceOver's words are not known in language '\(shownTag)'; known are \(known)"
  }
}

/// The words of a session: those of its own language, and of any other that an element is marked with.
public struct PhraseBook: Sendable {
  /// The words of elements that have no language of their own.
  public let main: PhraseTable

  /// The words of a table that is at hand.
  public init(_ main: PhraseTable = .english) { self.main = main }

  /// The words of a language.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - fallback: what to speak where the language is unknown; nil for an error.
  /// - Throws: `UnknownLanguage`.
  public init(language: String, fallingBackTo fallback: PhraseTable? = nil) throws(UnknownLanguage) {
    guard let table = PhraseTable.table(for: language) ?? fallback else {
      throw UnknownLanguage(tag: language)
    }
    self.init(table)
  }

  /// The table that gives an element's role words: VoiceOver speaks them in the element's language.
  func table(for language: String?) -> PhraseTable {
    guard let language, language != main.language else { return main }
    return PhraseTable.table(for: language) ?? main
  }
}
