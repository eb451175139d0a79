import Testing

@testable import Speech

@Suite struct TextPiecesTests {
  @Test(arguments: [
    ("One. Two. Three.", 10, ["One. Two.", " Three."]),
    ("one two three four", 10, ["one two ", "three four"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
    ("3.14159 and more", 8, ["3.14159 ", "and more"]),
    ("東京。大阪。京都", 4, ["東京。", "大阪。", "京都"]),
    ("short", 100, ["short"]),
    ("", 5, []),
  ])
  func aTextIsCutWhereItHurtsLeast(text: String, limit: Int, pieces: [String]) {
    let cut = TextPieces(text, limit: limit).map { String(String.UnicodeScalarView($0.scalars)) }
    #expect(cut == pieces)
  }

  @Test(arguments: [1, 2, 3, 7, 50])
  func piecesAreTheWholeTextInOrder(limit: Int) {
    let text = "Ä long text, with e\u{301} 👩‍👧. And more! 東京。End"
    var next = 0
    var whole: [Unicode.Scalar] = []
    for piece in TextPieces(text, limit: limit) {
      #expect(piece.start == next && !piece.scalars.isEmpty && piece.scalars.count <= limit)
      next += piece.scalars.count
      whole += piece.scalars
    }
    #expect(whole == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    "\u{0}", "\u{1}", "\u{7F}", "\u{85}", "\u{0530}", "\u{E000}", "\u{F8FF}", "\u{FFFF}", "\u{10FFFE}",
  ])
  func commandsAndMarksBecomeSpaces(scalar: Unicode.Scalar) {
    #expect(TextFilter().harmless(scalar) == " ")
  }

  @Test(arguments: ["a", "\n", "<", "é", "東", "😀", "\u{FFFD}", "\u{0531}"] as [Unicode.Scalar])
  func textStays(scalar: Unicode.Scalar) {
    #expect(TextFilter().harmless(scalar) == scalar)
  }

  @Test(arguments: ["\u{1F3F3}", "\u{FE0F}", "\u{200D}", "©", "→", "≤"] as [Unicode.Scalar])
  func symbolsAreDroppedOnlyWhenAsked(scalar: Unicode.Scalar) {
    #expect(TextFilter().harmless(scalar) == scalar)
    #expect(TextFilter(dropsSymbols: true).harmless(scalar) == " ")
  }

  @Test(arguments: ["%", "+", "$", "€", "。", "東", "é"] as [Unicode.Scalar])
  func lettersAndMoneyAreNeverDropped(scalar: Unicode.Scalar) {
    #expect(TextFilter(dropsSymbols: true).harmless(scalar) == scalar)
  }

  @Test func bytesEndInZero() {
    let pieces = Array(TextPieces("é\u{0}x"))
    #expect(pieces.map(\.utf8) == [[0xC3, 0xA9, 0x20, 0x78, 0]])
  }
}
