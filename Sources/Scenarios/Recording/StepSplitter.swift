/// Takes a line apart where nobody put quotation marks or brackets around it.
enum StepSplitter {
  /// What stands between two separators, without spaces around it.
  struct Part {
    var text: String
    /// Where it begins in the line, in Unicode scalars from 1.
    var column: Int
  }

  /// The parts between commas, without empty ones.
  static func parts(of line: String, separator: Character = ",") -> [Part] {
    var parts: [Part] = []
    var part = ""
    var (column, start) = (1, 1)
    var nesting = Nesting()
    for character in line {
      let isOutside = nesting.take(character, after: part)
      column += character.unicodeScalars.count
      if character == separator, isOutside {
        parts.append(Part(text: part, column: start))
        (part, start) = ("", column)
      } else {
        part.append(character)
      }
    }
    return (parts + [Part(text: part, column: start)]).compactMap(\.trimmed)
  }

  /// Where a reader is between quotation marks and brackets.
  struct Nesting {
    private var quote: Character?
    private(set) var depth = 0

    /// Goes on by a character.
    ///
    /// - Parameter text: what stands before it.
    /// - Returns: whether it stands outside of all.
    mutating func take(_ character: Character, after text: String) -> Bool {
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      if StepSplitter.opensQuote(character, after: text) {
        quote = character
      } else if "{[".contains(character) {
        depth += 1
      } else if "}]".contains(character) {
        depth = max(depth - 1, 0)
        return false
      }
      return quote == nil && depth == 0
    }
  }

  /// A mark inside a word, as in "don't", opens nothing.
  private static func opensQuote(_ character: Character, after text: String) -> Bool {
    (character == "'" || character == "\"")
      && (text.last.map { $0.isWhitespace || "{[:,".contains($0) } ?? true)
  }
}

extension StepSplitter.Part {
  /// Without the spaces at both ends; nil where nothing is left.
  fileprivate var trimmed: StepSplitter.Part? {
    let spaces = text.prefix(while: \.isWhitespace).unicodeScalars.count
    let rest = text.trimmed
    return rest.isEmpty ? nil : StepSplitter.Part(text: rest, column: column + spaces)
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
