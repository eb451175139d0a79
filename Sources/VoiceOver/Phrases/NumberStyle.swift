import Foundation
import SemanticTree

/// How a language and region write whole numbers.
///
/// Digits, group marks and signs are Foundation's for the locale: an element marked `ar-EG` gets Arabic-Indic
/// digits, one marked `ar-AE` European ones. They follow the version of Unicode CLDR that Foundation brings, which is
/// part of the toolchain on Linux and of the system on a Mac; where two versions disagree, only the look of a
/// transcript does, since voices read both alike.
public struct NumberStyle: Sendable {
  private let language: String
  private let digits: [Character]

  /// The style of a language.
  ///
  /// - Parameter language: a BCP 47 tag or a locale identifier.
  public init(language: String) {
    self.language = language.languageTag
    digits = Self.hasEuropeanDigits(language) ? Array("0123456789") : Self.digits(of: self.language)
  }

  /// The number as the language writes it.
  ///
  /// Numbers below a thousand are digits only, and most numbers: Foundation would take longer for one than all the
  /// rest of an utterance takes.
  public func text(_ number: Int) -> String {
    guard (0..<1000).contains(number), digits.count == 10 else {
      return number.formatted(.number.locale(Locale(identifier: language)))
    }
    return String(String(number).compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }

  /// The ten digits, from nought to nine.
  public var tenDigits: String { String(digits) }

  /// Saves asking Foundation, whose first answer takes milliseconds, for languages that have no other digits.
  private static func hasEuropeanDigits(_ language: String) -> Bool {
    let scripts = ["Latn", "Cyrl", "Grek", "Jpan", "Kore", "Hans", "Hant"]
    return scripts.contains(LanguageTag(language).script) && !language.contains("-u-")
  }

  private static func digits(of language: String) -> [Character] {
    let sample = 1_234_567_890.formatted(.number.grouping(.never).locale(Locale(identifier: language)))
    let found = sample.filter(\.isWholeNumber)
    return Array(found.suffix(1) + found.dropLast())
  }
}
