import SemanticTree

/// Tells labels that iOS made of a symbol from labels that somebody wrote.
struct SymbolLabels {
  let locale: String
  let isApple: Bool

  /// Where a label comes from: an element whose identifier is a symbol's name and whose label is that symbol's
  /// description was not labelled by its author.
  func origin(of label: String, identifier: String?) -> Origin? {
    guard isApple, let identifier, isSymbolName(identifier) else { return nil }
    let catalogue = SymbolCatalogue.shared
    for language in [locale, "en"] {
      let known = catalogue.description(of: identifier, language: language)
      guard known.text.lowercased() == label.lowercased() else { continue }
      return .symbol(name: identifier, grade: known.grade, language: known.language(otherThan: locale))
    }
    return nil
  }

  /// Names of symbols are words of small letters and digits between dots; one word may be an identifier too, so it has
  /// to be known.
  private func isSymbolName(_ text: String) -> Bool {
    guard text.allSatisfy({ $0 == "." || $0.isASCII && ($0.isLowercase || $0.isNumber) }) else {
      return false
    }
    if SymbolLabels.names.contains(text) { return true }
    let parts = text.split(separator: ".")
    return parts.count > 1
      && (1..<parts.count).contains { count in
        SymbolLabels.names.contains(parts.dropLast(count).joined(separator: "."))
      }
  }

  private static let names = Set(SymbolCatalogue.shared.symbols)
}
