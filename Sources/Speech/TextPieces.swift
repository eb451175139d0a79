/// Cuts a text into pieces that are said one after another, so that nothing grows with the whole text.
///
/// A piece ends at the end of a sentence, else between words, else anywhere. Characters that espeak-ng would take
/// as commands become spaces; a piece so has exactly the characters of the text, and positions stay true.
struct TextPieces: Sequence, IteratorProtocol {
  /// How many Unicode scalars a piece has at most.
  static let limit = 4000

  /// A part of the text.
  struct Piece: Equatable {
    /// The place of its first scalar in the text.
    var start: Int
    /// Its scalars, made harmless.
    var scalars: [Unicode.Scalar]

    /// Whether there is anything to say.
    var isBlank: Bool { scalars.allSatisfy(\.properties.isWhitespace) }

    /// The piece in UTF-8 with a zero at the end.
    var utf8: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(scalars.count * 2 + 1)
      for scalar in scalars { bytes.append(contentsOf: scalar.utf8) }
      bytes.append(0)
      return bytes
    }
  }

  private var rest: String.UnicodeScalarView.SubSequence
  private var start = 0
  private let limit: Int
  private let filter: TextFilter

  init(_ text: String, limit: Int = Self.limit, filter: TextFilter = TextFilter()) {
    rest = text.unicodeScalars[...]
    self.limit = Swift.max(limit, 1)
    self.filter = filter
  }

  mutating func next() -> Piece? {
    guard !rest.isEmpty else { return nil }
    let window = rest.prefix(limit)
    let scalars = window.map(filter.harmless)
    let length = window.endIndex == rest.endIndex ? scalars.count : Self.cut(scalars)
    defer {
      rest = rest.dropFirst(length)
      start += length
    }
    return Piece(start: start, scalars: Array(scalars[..<length]))
  }

  /// Returns how many of the scalars to say at once; more text follows them.
  private static func cut(_ scalars: [Unicode.Scalar]) -> Int {
    var word: Int?
    for index in scalars.indices.reversed() {
      if sentenceEnds.contains(scalars[index]) && endsSentence(scalars, at: index) { return index + 1 }
      if word == nil && scalars[index].properties.isWhitespace { word = index + 1 }
      // A sentence that starts before the middle is cut between its words instead.
      if index <= scalars.count / 2, let word { return word }
    }
    return word ?? scalars.count
  }

  // A full stop within a number or an address is followed by no space; full-width marks need none.
  private static func endsSentence(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    scalars[index].value > 0x7F
      || (index + 1 < scalars.count && scalars[index + 1].properties.isWhitespace)
  }

  private static let sentenceEnds: Set<Unicode.Scalar> = [".", "!", "?", "…", "。", "！", "？", "؟", "।"]
}
