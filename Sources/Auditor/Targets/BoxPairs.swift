import SemanticTree

/// Finds boxes that overlap without comparing each with each.
enum BoxPairs {
  /// The pairs of boxes that share an area, by their indices, the lower one first.
  static func overlapping(_ boxes: [Rect]) -> [(first: Int, second: Int)] {
    let order = boxes.indices.sorted { boxes[$0].minY < boxes[$1].minY }
    var open: [Int] = []
    var pairs: [(first: Int, second: Int)] = []
    for next in order {
      open.removeAll { boxes[$0].maxY <= boxes[next].minY }
      for other in open where boxes[other].intersection(boxes[next]) != nil {
        pairs.append((min(other, next), max(other, next)))
      }
      open.append(next)
    }
    return pairs.sorted { $0 < $1 }
  }
}
