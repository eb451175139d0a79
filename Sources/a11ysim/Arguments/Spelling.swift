/// Finds what somebody may have meant.
enum Spelling {
  /// The word that takes the fewest changes; nil where none is near.
  static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, word.count / 3) ? best.word : nil
  }

  /// How many letters must be added, removed or changed.
  private static func distance(_ first: String, _ second: String) -> Int {
    let right = Array(second)
    var row = Array(0...right.count)
    for (index, letter) in first.enumerated() {
      var previous = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = previous + (letter == right[column] ? 0 : 1)
        previous = row[column + 1]
        row[column + 1] = min(change, previous + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
