import VoiceOver

/// A line with what it was made of.
struct LinePair {
  var utterance: Utterance?
  var heard: String?
  /// Whether it is said on the way, so that it may be left out.
  var isOnTheWay = false

  /// The lines of a part side by side: with the way where the tester noted something of it.
  static func of(_ noted: DeviceTranscript.Part, _ said: SaidPart) -> [LinePair] {
    if noted.isSilent, said.lines.isEmpty { return [LinePair()] }
    let direct = aligned([], said.lines, noted.lines)
    guard !said.approach.isEmpty, !noted.lines.isEmpty else { return direct }
    let withWay = aligned(said.approach, said.lines, noted.lines)
    return isBetter(withWay, than: direct) ? withWay : direct
  }

  private static func aligned(_ way: [Utterance], _ lines: [Utterance], _ heard: [String]) -> [LinePair] {
    let utterances = way + lines
    let texts = utterances.map { Transcript($0).text }
    return LineAlignment(texts, heard).pairs.map { pair in
      LinePair(
        utterance: pair.left.map { utterances[$0] }, heard: pair.right.map { heard[$0] },
        isOnTheWay: pair.left.map { $0 < way.count } ?? false)
    }.filter { !$0.isOnTheWay || $0.heard != nil }
  }

  /// Fewer lines that differ are better; of as many those that are more alike.
  private static func isBetter(_ pairs: [LinePair], than others: [LinePair]) -> Bool {
    let counts = [pairs, others].map { $0.count { !$0.line.agrees } }
    if counts[0] != counts[1] { return counts[0] < counts[1] }
    let likeness = [pairs, others].map { $0.reduce(0) { $0 + $1.similarity } }
    return likeness[0] > likeness[1]
  }

  var said: String? { utterance.map { Transcript($0).text } }

  var line: DeviceAgreement.Line {
    let agrees = said?.audible == heard?.audible
    return .init(said: said, heard: heard, agrees: agrees, addedWords: agrees ? [] : addedWords)
  }

  /// The words of the device that are not said here in that place of the line.
  private var addedWords: [String] {
    let words = heard?.audibleWords ?? []
    let common = Set(WordSimilarity.common(words, said?.audibleWords ?? []))
    return words.indices.filter { !common.contains($0) }.map { words[$0] }
  }

  /// How much of it is alike, from 0 to 1.
  var similarity: Double {
    guard let said, let heard else { return 0 }
    return WordSimilarity.of(said, heard)
  }
}
