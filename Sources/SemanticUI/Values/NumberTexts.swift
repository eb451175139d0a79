import Foundation

/// Numbers written in a locale, remembered: Foundation's formatting takes longer than all other work on a text.
nonisolated enum NumberTexts {
  private struct Question: Hashable {
    var format, locale: String
    var bits: UInt64
  }

  private static let limit = 20_000
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [Question: String] = [:]

  /// The number as `String(format:locale:)` writes it. Answers do not depend on what is remembered.
  static func text<Number: CVarArg>(
    _ number: Number, bits: UInt64, format: String, in locale: Locale
  ) -> String {
    let question = Question(format: format, locale: locale.identifier, bits: bits)
    if let text = lock.withLock({ known[question] }) { return text }
    let text = String(format: format, locale: locale, number)
    lock.withLock {
      if known.count >= limit { known.removeAll(keepingCapacity: true) }
      known[question] = text
    }
    return text
  }
}
