import Foundation

/// Cuts a text into the characters that are said one by one when it is spelled out.
enum Spelling {
  /// One character as it is given to espeak-ng.
  struct Letter {
    /// Its place in the text, in Unicode scalars.
    var range: Range<Int>
    /// What espeak-ng is given, with a zero at the end.
    var utf8: [UInt8]
    /// Whether that is markup asking for a character's name.
    var isMarkup: Bool
  }

  /// Returns the characters of a text; control characters are left out, and blank text has none.
  ///
  /// Capital letters are made small unless `keepingCase`, because espeak-ng calls a capital "capital A".
  static func letters(of text: String, keepingCase: Bool, filter: TextFilter = TextFilter()) -> [Letter] {
    guard !text.allSatisfy(\.isWhitespace) else { return [] }
    var letters: [Letter] = []
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      defer { start = end }
      if let given = given(character, keepingCase, filter) {
        letters.append(
          Letter(range: start..<end, utf8: Array(given.text.utf8) + [0], isMarkup: given.isMarkup))
      }
    }
    return letters
  }

  // A character of several scalars even when composed, such as a flag, has no single name to ask for.
  private static func given(_ character: Character, _ keepingCase: Bool, _ filter: TextFilter)
    -> (text: String, isMarkup: Bool)?
  {
    let cased = keepingCase ? String(character) : character.lowercased()
    let composed = cased.precomposedStringWithCanonicalMapping.unicodeScalars
    guard let first = composed.first, filter.harmless(first) == first, first != "\n" else { return nil }
    guard composed.count == 1 else {
      let harmless = composed.map { Character(filter.harmless($0)) }
      return (String(harmless), false)
    }
    return ("<say-as interpret-as=\"tts:char\">&#\(first.value);</say-as>", true)
  }
}
