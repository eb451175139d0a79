import LocatedJSON

/// Reads `{state}`, `{state|text for nothing}`, `{state.count}`, `{{` and `}}`.
struct TextTemplateParser {
  /// What is wrong with a template.
  struct Mistake: Error, Hashable {
    var expected: String
    var found: String
    var suggestion: String
  }

  private var rest: Substring
  private var pieces: [TextTemplate.Piece] = []
  private var literal = ""

  private init(_ text: String) {
    rest = text[...]
  }

  static func parse(_ text: String) throws(Mistake) -> TextTemplate {
    var parser = TextTemplateParser(text)
    while let character = parser.rest.popFirst() {
      switch character {
      case "{": try parser.readOpening()
      case "}": try parser.readClosing()
      default: parser.literal.append(character)
      }
    }
    parser.endLiteral()
    return TextTemplate(parser.pieces)
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }

  private mutating func readOpening() throws(Mistake) {
    if rest.first == "{" {
      literal.append(rest.removeFirst())
      return
    }
    guard let end = rest.firstIndex(of: "}") else {
      throw Mistake(
        expected: "'}' after '{'", found: "the end of the text", suggestion: "write {{ for a brace itself")
    }
    let place = rest[..<end]
    rest = rest[rest.index(after: end)...]
    endLiteral()
    pieces.append(try TextTemplateParser.piece(place))
  }

  private mutating func readClosing() throws(Mistake) {
    guard rest.first == "}" else {
      throw Mistake(expected: "'{' before '}'", found: "none", suggestion: "write }} for a brace itself")
    }
    literal.append(rest.removeFirst())
  }

  private static func piece(_ place: Substring) throws(Mistake) -> TextTemplate.Piece {
    let parts = place.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0]
    if parts.count == 1, name.hasSuffix(".count"), StateName.isValid(name.dropLast(6)) {
      return .count(state: String(name.dropLast(6)))
    }
    guard StateName.isValid(name) else {
      throw Mistake(
        expected: "a state's name between braces", found: Quotation.quoted(name),
        suggestion: "write {name}, {name|text for nothing} or {name.count}")
    }
    return .value(state: String(name), whenEmpty: parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// The form of a state's name: a letter or `_`, then letters, digits and `_`.
enum StateName {
  static let pattern = "^[A-Za-z_][A-Za-z0-9_]*$"

  static func isValid(_ name: some StringProtocol) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
