import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  static let sequences: [(String, [Key])] = [
    ("a", [.character("a")]),
    ("é", [.character("é")]),
    ("日", [.character("日")]),
    ("🚲", [.character("🚲")]),
    ("\r", [.enter]),
    ("\n", [.enter]),
    ("\t", [.tab]),
    ("\u{7F}", [.backspace]),
    ("\u{08}", [.backspace]),
    ("\u{03}", [.control("c")]),
    ("\u{1A}", [.control("z")]),
    ("\u{1F}", [.control("_")]),
    ("\u{00}", [.control(" ")]),
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}OA", [.up]), ("\u{1B}OD", [.left]), ("\u{1B}OP", [.function(1)]), ("\u{1B}OM", [.enter]),
    ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}[1~", [.home]), ("\u{1B}[4~", [.end]),
    ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[Z", [.backTab]),
    ("\u{1B}[1;5C", [.right]), ("\u{1B}[3;2~", [.delete]), ("\u{1B}[24~", [.function(12)]),
    ("\u{1B}[[A", [.function(1)]),
    ("\u{1B}x", [.alt("x")]), ("\u{1B}é", [.alt("é")]),
    ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    ("\u{1B}", [.escape]),
    ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]),
    ("\u{1B}[97u", [.character("a")]), ("\u{1B}[99;5u", [.control("c")]), ("\u{1B}[27u", [.escape]),
    ("\u{1B}[57399u", [.unknown]), ("\u{1B}[9;2u", [.backTab]),
    ("\u{1B}[99~", [.unknown]), ("\u{1B}[?1;2c", [.unknown]), ("\u{1B}[<0;3;4M", [.unknown]),
    ("\u{1B}[999999999999999999999A", [.up]), ("\u{1B}[99999999999999999999~", [.unknown]),
    ("\u{1B}[1;2\u{1B}[A", [.unknown, .up]),
    ("\u{1B}[200~two\rlines q\u{1B}[A\u{1B}[201~x", [.paste("two\nlines q\u{1B}[A"), .character("x")]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("abc\u{1B}[Dd", [.character("a"), .character("b"), .character("c"), .left, .character("d")]),
    ("e\u{301}", [.character("e"), .character("\u{301}")]),
  ]

  /// Wherever a connection cuts the bytes, the keys are the same.
  @Test(arguments: sequences) func sequencesAreKeysHoweverTheyAreCut(text: String, keys: [Key]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let found = decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) + decoder.flush()
      #expect(found == keys, "cut at \(cut)")
      #expect(!decoder.isWaiting)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.feed([$0]) } + decoder.flush() == keys)
  }

  static let brokenBytes: [([UInt8], [Key])] = [
    ([0xFF], [.unknown]), ([0x80, 0x61], [.unknown, .character("a")]),
    ([0xC3], [.unknown]), ([0xC3, 0x61], [.unknown, .character("a")]),
    ([0xE6, 0x97, 0x1B, 0x5B, 0x41], [.unknown, .up]),
    ([0xED, 0xA0, 0x80], [.unknown]), ([0xC2, 0x9B], [.unknown]),
    ([0x1B, 0xFF], [.unknown]), ([0x1B, 0x0D], [.enter]),
  ]

  @Test(arguments: brokenBytes) func whatIsNoTextIsAnUnknownKey(bytes: [UInt8], keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes) + decoder.flush() == keys)
  }

  @Test func aLoneEscapeIsWaitedFor() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
  }

  @Test func pastedTextWithoutAnEndDoesNotSwallowKeysForEver() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}[200~abc".utf8).isEmpty)
    #expect(decoder.isPasting)
    #expect(decoder.flush() == [.paste("abc")])
    #expect(decoder.feed("q".utf8) == [.character("q")])
  }

  @Test func longPastesComeInPieces() {
    var decoder = KeyDecoder()
    let text = String(repeating: "é", count: KeyDecoder.pasteLimit)
    var pieces: [String] = []
    for key in decoder.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8) {
      guard case .paste(let piece) = key else {
        Issue.record("\(key) is no pasted text")
        return
      }
      pieces.append(piece)
    }
    #expect(pieces.joined() == text)
    #expect(pieces.allSatisfy { $0.utf8.count <= KeyDecoder.pasteLimit + 3 })
  }

  @Test func endlessSequencesAreGivenUp() {
    var decoder = KeyDecoder()
    let keys = decoder.feed([0x1B, 0x5B] + [UInt8](repeating: 0x30, count: 10_000))
    #expect(keys.first == .unknown)
    #expect(!decoder.isWaiting)
  }

  /// Bytes as a hostile program might send them: never a trap, all taken in the end, and cut anywhere the same.
  @Test(arguments: 0..<64) func anyBytesAreTaken(seed: UInt64) {
    var random = SplitMix(state: seed)
    let interesting: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x3B, 0x7E, 0x32, 0x30, 0x31, 0x41, 0xC3, 0xA9, 0xF0, 0x0D, 0x75,
    ]
    let bytes = (0..<2_000).map { _ in
      Bool.random(using: &random)
        ? interesting.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
    }
    var whole = KeyDecoder()
    let keys = whole.feed(bytes) + whole.flush()
    #expect(!whole.isWaiting)
    var pieces = KeyDecoder()
    var rest = bytes[...]
    var found: [Key] = []
    while !rest.isEmpty {
      let length = Int.random(in: 1...7, using: &random)
      found += pieces.feed(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    // Compared apart, so that a failure does not print them all.
    let isSame = found + pieces.flush() == keys
    #expect(isSame)
  }
}

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
