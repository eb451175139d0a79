/// Takes a line apart where nobody put quotation marks or brackets around it.
enum StepSplitter {
  /// A word, or what stood between quotation marks.
  struct Word {
    var text: String
    var isQuoted = false
  }

  /// The parts between commas, without spaces around them and without empty ones.
  static func parts(of line: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var quote: Character?
    var depth = 0
    for character in line {
      if let open = quote {
        if character == open { quote = nil }
      } else if opensQuote(character, after: part) {
        quote = character
      } else if "{[".contains(character) {
        depth += 1
      } else if "}]".contains(character) {
        depth -= 1
      }
      if character == ",", quote == nil, depth <= 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    return (parts + [part]).map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The words of a part; what is in quotation marks is one.
  static func words(of part: String) -> [Word] {
    var words: [Word] = []
    var word = ""
    var quote: Character?
    for character in part {
      if let open = quote {
        if character == open {
          words.append(Word(text: word, isQuoted: true))
          (word, quote) = ("", nil)
        } else {
          word.append(character)
        }
      } else if word.isEmpty, character == "'" || character == "\"" {
        quote = character
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(Word(text: word)) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [Word(text: word, isQuoted: quote != nil)]
  }

  /// A mark inside a word, as in "don't", opens nothing.
  private static func opensQuote(_ character: Character, after text: String) -> Bool {
    (character == "'" || character == "\"")
      && (text.last.map { $0.isWhitespace || "{[:".contains($0) } ?? true)
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
