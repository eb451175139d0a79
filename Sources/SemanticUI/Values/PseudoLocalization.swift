/// Texts as long as translations are.
enum PseudoLocalization {
  /// How much longer a text becomes. English words become about 35 % longer in languages such as German and Finnish.
  static let growth = 0.35

  /// The text with vowels written twice and more, word by word, until it has grown; a text without letters stays as it
  /// is.
  static func lengthened(_ text: String) -> String {
    let letters = text.filter(\.isLetter).count
    guard letters > 0 else { return text }
    var missing = Int((Double(letters) * growth).rounded(.up))
    var result = ""
    var last: Character?
    for character in text {
      result.append(character)
      if character.isLetter { last = character }
      if missing > 0, vowels.contains(character) {
        result.append(Character(character.lowercased()))
        missing -= 1
      }
    }
    return result + String(repeating: last.map { $0.lowercased() } ?? "", count: missing)
  }

  private static let vowels: Set<Character> = [
    "a", "e", "i", "o", "u", "y", "A", "E", "I", "O", "U", "Y", "ä", "ö", "ü", "é", "è", "ê", "à", "á", "í",
    "ó",
    "ú",
  ]
}
