/// Addresses that are links without being marked as such.
nonisolated enum MarkdownAddress {
  /// Where a word leads, if it is a web or mail address.
  static func address(of word: String) -> String? {
    if isMail(word) { return "mailto:" + word }
    for scheme in ["https://", "http://", "mailto:", "tel:"] where word.hasPrefix(scheme) {
      return word.count > scheme.count ? word : nil
    }
    return nil
  }

  /// A word without the punctuation that ends its sentence.
  static func trimmed(_ word: String) -> String {
    var result = word
    while let last = result.last, ".,:;!?'".contains(last) { result.removeLast() }
    return result
  }

  private static func isMail(_ word: String) -> Bool {
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isMailCharacter) else { return false }
    let host = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return host.count > 1 && host.allSatisfy { !$0.isEmpty && $0.allSatisfy(isMailCharacter) }
  }

  private static func isMailCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._-+".contains(character))
  }
}
