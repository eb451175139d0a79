/// A text cut into clusters, which are what a reader takes for characters.
struct Segments {
  /// What is known of a cluster whatever its font.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// White space that vanishes where a line is broken.
    static let space = Traits(rawValue: 1)
    /// The end of a paragraph.
    static let newline = Traits(rawValue: 2)
    /// A line may break before it.
    static let mayBreakBefore = Traits(rawValue: 4)
    /// Shown as a hyphen where a line is broken after it, and not at all elsewhere.
    static let softHyphen = Traits(rawValue: 8)
  }

  /// The UTF-8 of all runs, one after the other.
  private(set) var text: [UInt8] = []
  /// The byte at which each cluster starts, and the end.
  private(set) var starts: [Int] = [0]
  private(set) var traits: [Traits] = []
  /// The clusters of each run.
  private(set) var runs: [Range<Int>] = []

  /// The number of clusters.
  var count: Int { traits.count }

  init(runs texts: [String], language: String) {
    var scalarStarts: [Int] = []
    var scalars = 0
    for text in texts {
      let first = count
      if !appendPlain(text, scalars: &scalars, scalarStarts: &scalarStarts) {
        for character in text {
          scalarStarts.append(scalars)
          scalars += character.unicodeScalars.count
          append(character)
        }
      }
      runs.append(first..<count)
    }
    markBreaks(at: scalarStarts, scalars: scalars, language: language)
  }

  /// Most texts are printable ASCII, where every byte is a cluster; the general way takes ten times as long.
  private mutating func appendPlain(_ plain: String, scalars: inout Int, scalarStarts: inout [Int]) -> Bool {
    guard plain.utf8.allSatisfy({ $0 >= 32 && $0 < 127 }) else { return false }
    for byte in plain.utf8 {
      scalarStarts.append(scalars)
      scalars += 1
      text.append(byte)
      starts.append(text.count)
      traits.append(byte == 32 ? .space : [])
    }
    return true
  }

  private mutating func append(_ character: Character) {
    text.append(contentsOf: character.utf8)
    starts.append(text.count)
    if character.isNewline {
      traits.append(.newline)
    } else if character.isWhitespace && !Segments.isNonBreaking(character) {
      traits.append(.space)
    } else {
      traits.append(character == "\u{AD}" ? .softHyphen : [])
    }
  }

  private mutating func markBreaks(at scalarStarts: [Int], scalars: Int, language: String) {
    guard count > 0 else { return }
    // A NUL would end the text for the C library; another control character of the same length breaks no
    // line.
    let measured = text.map { $0 == 0 ? 1 : $0 }
    let breaks = BreakOpportunities.find(in: measured, characters: scalars, language: language)
    for cluster in 0..<count where breaks[scalarStarts[cluster]] {
      traits[cluster].insert(.mayBreakBefore)
    }
  }

  private static func isNonBreaking(_ character: Character) -> Bool {
    character == "\u{A0}" || character == "\u{202F}" || character == "\u{2007}"
  }
}

extension Segments {
  func string(_ range: Range<Int>) -> String {
    String(decoding: text[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
  }

  /// The same range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, traits[end - 1].contains(.space) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The run that a cluster belongs to; the nearest one for the end of the text.
  func run(of cluster: Int) -> Int {
    min(runs.partitioningIndex { $0.upperBound > cluster }, runs.count - 1)
  }
}
