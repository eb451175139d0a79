extension String {
  /// What can be heard of a text: words and numbers, with a space between them. Capitals, marks and pauses are a
  /// matter of who writes it down; so is `two` for `2`, and `popup` for `pop up`.
  ///
  /// Signs that are spoken, such as `%` and `€`, stay with their word.
  package var audible: String { audibleWords.joined(separator: " ") }

  /// The words of `audible`, in order.
  package var audibleWords: [String] {
    lowercased().replacing("’", with: "'").split(whereSeparator: Audible.separates).flatMap {
      Audible.words(of: String($0))
    }
  }
}

/// How a text that somebody wrote down is taken apart.
private enum Audible {
  private static let marks: Set<Character> = Set(".,:;!?-–—…()[]\"“”„«»‘·•/、。，：；！？（）「」¿¡\u{200E}\u{200F}")
  private static let spelled = [
    "popup": ["pop", "up"], "one": ["1"], "two": ["2"], "three": ["3"], "four": ["4"], "five": ["5"],
    "six": ["6"], "seven": ["7"], "eight": ["8"], "nine": ["9"], "ten": ["10"],
  ]

  static func separates(_ character: Character) -> Bool {
    character.isWhitespace || marks.contains(character)
  }

  static func words(of text: String) -> [String] {
    // What is quoted in single marks loses them; "don't" keeps its own.
    let bare = String(text.drop { $0 == "'" }.reversed().drop { $0 == "'" }.reversed())
    return bare.isEmpty ? [] : spelled[bare] ?? [bare]
  }
}
