extension String {
  /// The text with a word after each run of emoji; nil where it has none.
  func namingEmoji(_ word: String) -> String? {
    guard contains(where: \.isEmoji) else { return nil }
    var result = ""
    var isInRun = false
    for character in self {
      if isInRun && !character.isEmoji { result += " \(word)" }
      isInRun = character.isEmoji
      result.append(character)
    }
    return isInRun ? "\(result) \(word)" : result
  }
}

extension Character {
  /// Whether the character is shown as a picture; a digit or a plain sign that could be is none.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
  }
}
