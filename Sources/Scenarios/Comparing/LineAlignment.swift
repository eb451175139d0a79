import VoiceOver

/// Which line of one list stands for which of another: those that sound the same, and between them those that are
/// alike.
struct LineAlignment {
  /// A line of either list or of both, by its place there.
  struct Pair: Equatable {
    var left, right: Int?
  }

  /// In order.
  private(set) var pairs: [Pair] = []

  /// Above so many possible pairs lines are put together in order.
  private static let mostPossible = 40_000
  /// Lines that have less than this in common are two lines.
  private static let leastSimilar = 0.3

  init(_ left: [String], _ right: [String]) {
    let (first, second) = (left.map(\.audibleWords), right.map(\.audibleWords))
    let changes = second.difference(from: first)
    let removed = Set(changes.removals.map(\.place))
    let inserted = Set(changes.insertions.map(\.place))
    var anchors = zip(
      first.indices.filter { !removed.contains($0) }, second.indices.filter { !inserted.contains($0) }
    )
    .map { ($0, $1) }
    anchors.append((first.count, second.count))
    var (row, column) = (0, 0)
    for (nextRow, nextColumn) in anchors {
      fill(row..<nextRow, column..<nextColumn, first, second)
      if nextRow < first.count { pairs.append(Pair(left: nextRow, right: nextColumn)) }
      (row, column) = (nextRow + 1, nextColumn + 1)
    }
  }

  private mutating func fill(
    _ rows: Range<Int>, _ columns: Range<Int>, _ left: [[String]], _ right: [[String]]
  ) {
    guard !rows.isEmpty, !columns.isEmpty, rows.count * columns.count <= LineAlignment.mostPossible else {
      pairs += rows.map { Pair(left: $0, right: nil) } + columns.map { Pair(left: nil, right: $0) }
      return
    }
    let scores = rows.map { row in columns.map { WordSimilarity.of(words: left[row], right[$0]) } }
    let best = LineAlignment.best(scores)
    var (row, column) = (0, 0)
    while row < rows.count || column < columns.count {
      let isPair =
        row < rows.count && column < columns.count && scores[row][column] >= LineAlignment.leastSimilar
        && best[row][column] == best[row + 1][column + 1] + scores[row][column]
      if isPair {
        pairs.append(Pair(left: rows.lowerBound + row, right: columns.lowerBound + column))
        (row, column) = (row + 1, column + 1)
      } else if column == columns.count
        || (row < rows.count && best[row + 1][column] >= best[row][column + 1])
      {
        pairs.append(Pair(left: rows.lowerBound + row, right: nil))
        row += 1
      } else {
        pairs.append(Pair(left: nil, right: columns.lowerBound + column))
        column += 1
      }
    }
  }

  /// The best that can be had from each place on.
  private static func best(_ scores: [[Double]]) -> [[Double]] {
    let width = scores.first?.count ?? 0
    var best = [[Double]](repeating: [Double](repeating: 0, count: width + 1), count: scores.count + 1)
    for row in scores.indices.reversed() {
      for column in (0..<width).reversed() {
        let score = scores[row][column]
        let paired = score >= leastSimilar ? best[row + 1][column + 1] + score : 0
        best[row][column] = max(paired, best[row + 1][column], best[row][column + 1])
      }
    }
    return best
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
