/// A word of a step, or what stands between quotation marks or brackets.
struct StepWord {
  /// What was around it.
  enum Kind {
    case plain, quoted
    /// A list or an object, with its brackets.
    case bracketed
  }

  var text: String
  var kind = Kind.plain

  /// The words of a part.
  static func words(of part: String) -> [StepWord] {
    var words: [StepWord] = []
    var rest = part.drop(while: \.isWhitespace)
    while let first = rest.first {
      let word =
        "'\"".contains(first) ? quoted(&rest) : "[{".contains(first) ? bracketed(&rest) : plain(&rest)
      words.append(word)
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  private static func plain(_ rest: inout Substring) -> StepWord {
    let text = rest.prefix { !$0.isWhitespace }
    rest = rest[text.endIndex...]
    return StepWord(text: String(text))
  }

  private static func quoted(_ rest: inout Substring) -> StepWord {
    let mark = rest.removeFirst()
    let text = rest.prefix { $0 != mark }
    rest = rest[text.endIndex...].dropFirst()
    return StepWord(text: String(text), kind: .quoted)
  }

  private static func bracketed(_ rest: inout Substring) -> StepWord {
    var nesting = StepSplitter.Nesting()
    var text = ""
    while let character = rest.popFirst() {
      let before = nesting.depth
      _ = nesting.take(character, after: text)
      text.append(character)
      if nesting.depth == 0, before > 0 { break }
    }
    return StepWord(text: text, kind: .bracketed)
  }

  // MARK: - As JSON

  /// What the word may stand for; the likeliest first.
  var json: [String] {
    guard kind == .bracketed else { return [JSONDraft.quoted(text)] }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return [text] }
    return ["[\(StepWord.members(of: text))]", text]
  }

  /// The members of a list, in quotation marks where somebody left them out.
  private static func members(of list: String) -> String {
    StepSplitter.parts(of: String(list.dropFirst().dropLast())).map { part in
      let words = StepWord.words(of: part.text)
      if words.count == 1, words[0].kind == .bracketed { return words[0].text }
      return JSONDraft.quoted(words.map(\.text).joined(separator: " "))
    }.joined(separator: ", ")
  }
}
