import VoiceOver

/// How much of two lines is heard alike.
enum WordSimilarity {
  /// Longer lines are compared up to here, which bounds the work that bad input can cause.
  private static let longest = 400

  /// 1 where the same words are heard in the same order, 0 where none is.
  static func of(_ first: String, _ second: String) -> Double {
    of(words: first.audibleWords, second.audibleWords)
  }

  static func of(words first: [String], _ second: [String]) -> Double {
    if first.isEmpty, second.isEmpty { return 1 }
    return 2 * Double(common(first, second).count) / Double(first.count + second.count)
  }

  /// The places in the first list of the words that both have in one order.
  static func common(_ first: [String], _ second: [String]) -> [Int] {
    let (left, right) = (Array(first.prefix(longest)), Array(second.prefix(longest)))
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row][column] =
          left[row] == right[column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var places: [Int] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      if left[row] == right[column] {
        places.append(row)
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return places
  }

  /// The most similar of some lines, the first of equals; nil where none has a word in common.
  static func nearest(to text: String, in lines: [String]) -> String? {
    let words = text.audibleWords
    let scored = lines.map { (line: $0, score: of(words: words, $0.audibleWords)) }
    let best = scored.map(\.score).max() ?? 0
    return best > 0 ? scored.first { $0.score == best }?.line : nil
  }
}
