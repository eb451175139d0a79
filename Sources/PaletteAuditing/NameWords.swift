import Palettes

/// The name of a colour as groups of words: `color.onBrandSubtle` is `color` and `on brand subtle`.
struct NameWords: Hashable {
  /// The words of each part of the path, in small letters.
  let parts: [[String]]

  init(_ name: String) {
    parts = name.split { $0 == "." || $0 == "/" }.map { NameWords.words(of: $0) }.filter { !$0.isEmpty }
  }

  /// The words of the last part.
  var last: [String] { parts.last ?? [] }

  /// All words, one after the other.
  var all: [String] { parts.flatMap { $0 } }

  /// Words end where a capital follows a small letter, where digits begin or end, and at every other sign.
  private static func words(of text: Substring) -> [String] {
    var words: [String] = []
    var current = ""
    var previous: Character?
    for character in text {
      let isPart = character.isLetter || character.isNumber
      let isNew =
        previous.map { before in
          before.isLowercase && character.isUppercase || before.isNumber != character.isNumber
        } ?? false
      if !isPart || isNew {
        if !current.isEmpty { words.append(current.lowercased()) }
        current = ""
      }
      if isPart { current.append(character) }
      previous = isPart ? character : nil
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    return words
  }
}
