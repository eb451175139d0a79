/// Pairs emphasis markers, by the rules of CommonMark and GitHub's strikethrough.
nonisolated enum MarkdownEmphasis {
  /// Whether a row of markers may open and close emphasis, by its neighbours; nil is the end of the text.
  static func flanking(
    _ marker: Character, before: Character?, after: Character?
  ) -> (opens: Bool, closes: Bool) {
    let isLeft = touches(after, other: before)
    let isRight = touches(before, other: after)
    guard marker == "_" else { return (isLeft, isRight) }
    // Underscores within a word are part of it.
    return (isLeft && (!isRight || isPunctuation(before)), isRight && (!isLeft || isPunctuation(after)))
  }

  private static func touches(_ side: Character?, other: Character?) -> Bool {
    guard let side, !side.isWhitespace else { return false }
    guard isPunctuation(side) else { return true }
    return other.map { $0.isWhitespace || isPunctuation($0) } ?? true
  }

  private static func isPunctuation(_ character: Character?) -> Bool {
    character.map { $0.isPunctuation || $0.isSymbol } ?? false
  }

  /// The pieces with paired markers turned into styles and the others left as text.
  static func apply(to pieces: [MarkdownPiece]) -> [MarkdownPiece] {
    var pieces = pieces
    // For each kind of closing row, up to where no row that opens it is left: keeps long texts quick.
    var searched: [Kind: Int] = [:]
    var closer = 0
    while closer < pieces.count {
      guard let kind = Kind(closing: pieces[closer]) else {
        closer += 1
        continue
      }
      if let opener = opener(for: closer, kind.marker, from: searched[kind] ?? 0, in: pieces) {
        pair(opener, closer, kind.marker, in: &pieces)
      } else {
        searched[kind] = closer
        closer += 1
      }
    }
    for index in pieces.indices { pieces[index].marker = nil }
    return pieces
  }

  /// What decides which rows can open a closing one.
  private struct Kind: Hashable {
    var marker: Character
    var length: Int
    var opens: Bool

    init?(closing piece: MarkdownPiece) {
      guard let marker = piece.marker, piece.closes, !piece.text.isEmpty else { return nil }
      self.marker = marker
      length = marker == "~" ? piece.text.count : piece.text.count % 3
      opens = piece.opens
    }
  }

  private static func opener(
    for closer: Int, _ marker: Character, from start: Int, in pieces: [MarkdownPiece]
  ) -> Int? {
    (start..<closer).last { index in
      let piece = pieces[index]
      guard piece.marker == marker, piece.opens, !piece.text.isEmpty else { return false }
      let (left, right) = (piece.text.count, pieces[closer].text.count)
      guard marker != "~" else { return left == right && left <= 2 }
      // Rows that could both open and close pair only where their lengths do not add up to a multiple of 3.
      let isAmbiguous = piece.closes || pieces[closer].opens
      return !isAmbiguous || !(left + right).isMultiple(of: 3)
        || (left.isMultiple(of: 3) && right.isMultiple(of: 3))
    }
  }

  /// Styles what lies between two rows and takes the used markers off them.
  private static func pair(
    _ opener: Int, _ closer: Int, _ marker: Character, in pieces: inout [MarkdownPiece]
  ) {
    let isDouble = min(pieces[opener].text.count, pieces[closer].text.count) >= 2
    let style: MarkdownRun.Style = marker == "~" ? .strikethrough : isDouble ? .bold : .italic
    for index in (opener + 1)..<closer {
      pieces[index].style.insert(style)
      // What was left open between the two stays text.
      pieces[index].marker = nil
    }
    let used = isDouble ? 2 : 1
    pieces[opener].text.removeLast(used)
    pieces[closer].text.removeLast(used)
  }
}
