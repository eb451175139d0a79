import SemanticTree

/// Finds boxes that overlap without comparing each with each.
enum BoxPairs {
  /// The pairs of boxes that share an area, by their indices, the lower one first.
  static func overlapping(_ boxes: [Rect]) -> [(first: Int, second: Int)] {
    let bands = Bands(boxes)
    return boxes.indices.flatMap { first in
      bands.items(touching: boxes[first])
        .filter { $0 > first && boxes[$0].intersection(boxes[first]) != nil }
        .map { (first: first, second: $0) }
    }
  }
}
