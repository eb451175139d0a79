/// Cuts a text into plain stretches, code, links and rows of emphasis markers.
nonisolated struct MarkdownScanner {
  private let characters: [Character]
  private let brackets: [Int: Int]
  private let readsLinks: Bool
  private var position = 0
  private var pieces: [MarkdownPiece] = []
  private var plain = ""

  /// A scanner of a text, or of the text of a link, in which there are no links.
  init(_ characters: [Character], readsLinks: Bool = true) {
    self.characters = characters
    self.readsLinks = readsLinks
    brackets = readsLinks ? MarkdownScanner.matches(in: characters) : [:]
  }

  /// The pieces of the whole text.
  mutating func scan() -> [MarkdownPiece] {
    while position < characters.count {
      if !readSpecial() {
        plain.append(characters[position])
        position += 1
      }
    }
    flush()
    return pieces
  }

  /// Reads a piece that is more than plain text; false where there is none here.
  private mutating func readSpecial() -> Bool {
    switch characters[position] {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readMarkers()
    case "[": readsLinks && readLink()
    case "^": readsLinks && readAttributes()
    case "<": readsLinks && readAngleLink()
    default: readsLinks && readBareLink()
    }
  }

  private mutating func readEscape() -> Bool {
    guard position + 1 < characters.count, characters[position + 1].isMarkdownPunctuation else {
      return false
    }
    plain.append(characters[position + 1])
    position += 2
    return true
  }

  /// Reads text between two equally long rows of backticks.
  private mutating func readCode() -> Bool {
    let count = rowLength(at: position)
    var end = position + count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = rowLength(at: end)
      if closing == count {
        add(String(characters[(position + count)..<end]).trimmedCode, style: .code, upTo: end + count)
        return true
      }
      end += closing
    }
    // A row that nothing closes is text as a whole.
    plain += String(repeating: "`", count: count)
    position += count
    return true
  }

  /// Reads `[text](address)` or `[text](address "title")`.
  private mutating func readLink() -> Bool {
    guard let close = brackets[position], close + 1 < characters.count, characters[close + 1] == "(",
      let end = brackets[close + 1]
    else { return false }
    let target = String(characters[(close + 2)..<end])
    let address = target.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    addInner(from: position + 1, to: close, upTo: end + 1) { $0.address = address }
    return true
  }

  /// Reads `^[words](inflect: true)`, whose attributes are Apple's own.
  private mutating func readAttributes() -> Bool {
    let open = position + 1
    guard let close = brackets[open], close + 1 < characters.count, characters[close + 1] == "(",
      let end = brackets[close + 1], characters[open] == "["
    else { return false }
    Runtime.current?.log.note(
      "the agreement of words that ^[…](inflect: true) asks for is not modelled: they are shown as written")
    addInner(from: open + 1, to: close, upTo: end + 1) { _ in }
    return true
  }

  /// Adds the text between square brackets, in which there are no links.
  private mutating func addInner(
    from start: Int, to close: Int, upTo end: Int, change: (inout MarkdownPiece) -> Void
  ) {
    var inner = MarkdownScanner(Array(characters[start..<close]), readsLinks: false)
    let label = MarkdownEmphasis.apply(to: inner.scan())
    flush()
    for var piece in label {
      change(&piece)
      pieces.append(piece)
    }
    position = end
  }

  /// Reads `<https://…>` or `<name@host>`.
  private mutating func readAngleLink() -> Bool {
    let word = characters[(position + 1)...].prefix { !$0.isWhitespace && $0 != "<" && $0 != ">" }
    let end = position + 1 + word.count
    let text = String(word)
    guard end < characters.count, characters[end] == ">", let address = MarkdownAddress.address(of: text)
    else { return false }
    add(text, address: address, upTo: end + 1)
    return true
  }

  /// Reads an address that stands in the text without markup, as GitHub's markdown and reports on iOS have it.
  private mutating func readBareLink() -> Bool {
    let isWordStart = position == 0 || !characters[position - 1].isAddressCharacter
    guard isWordStart else { return false }
    let word = characters[position...].prefix(while: \.isAddressCharacter)
    let text = MarkdownAddress.trimmed(String(word))
    guard let address = MarkdownAddress.address(of: text) else { return false }
    add(text, address: address, upTo: position + text.count)
    return true
  }

  private mutating func readMarkers() -> Bool {
    let marker = characters[position]
    let count = rowLength(at: position)
    let before = position == 0 ? nil : characters[position - 1]
    let after = position + count < characters.count ? characters[position + count] : nil
    let (opens, closes) = MarkdownEmphasis.flanking(marker, before: before, after: after)
    flush()
    pieces.append(
      MarkdownPiece(
        text: String(repeating: marker, count: count), marker: marker, opens: opens, closes: closes))
    position += count
    return true
  }

  private func rowLength(at start: Int) -> Int {
    characters[start...].prefix { $0 == characters[start] }.count
  }

  /// Where each square or round bracket closes.
  private static func matches(in characters: [Character]) -> [Int: Int] {
    var matches: [Int: Int] = [:]
    var open: [Character: [Int]] = ["]": [], ")": []]
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": open["]"]?.append(index)
      case "(": open[")"]?.append(index)
      case let close where close == "]" || close == ")":
        if let start = open[close]?.popLast() { matches[start] = index }
      default: break
      }
      index += 1
    }
    return matches
  }

  private mutating func add(
    _ text: String, style: MarkdownRun.Style = [], address: String? = nil, upTo end: Int
  ) {
    flush()
    pieces.append(MarkdownPiece(text: text, style: style, address: address))
    position = end
  }

  private mutating func flush() {
    if !plain.isEmpty { pieces.append(MarkdownPiece(text: plain)) }
    plain = ""
  }
}

extension Character {
  fileprivate nonisolated var isMarkdownPunctuation: Bool {
    isASCII && !isLetter && !isNumber && !isWhitespace
  }

  fileprivate nonisolated var isAddressCharacter: Bool { !isWhitespace && !"<>*`[]()\"".contains(self) }
}

extension String {
  /// Code without the one space on either side that keeps a backtick apart.
  fileprivate nonisolated var trimmedCode: String {
    guard hasPrefix(" "), hasSuffix(" "), contains(where: { $0 != " " }) else { return self }
    return String(dropFirst().dropLast())
  }
}
