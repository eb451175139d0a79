import SemanticTree

extension SemanticsBuilder.Collected {
  /// From so many pieces on, the box around all of them stands for them.
  private static var pieceLimit: Int { 64 }

  /// What binary fractions may add to a sum of lengths.
  private static var rounding: Double { 1e-6 }

  /// Where a gesture without a content shape is felt: in what is drawn; the gaps of a stack, a spacer and bare
  /// padding stay dead (reported for iOS).
  var drawnOutline: Outline {
    let boxes = pieces.filter { !$0.isEmpty }
    let isWhole = boxes.contains { $0.inset(by: -Self.rounding).covers(drawn) }
    guard !isWhole, !boxes.isEmpty, boxes.count <= Self.pieceLimit else { return .rectangle(drawn) }
    return .path(boxes.flatMap(\.steps), bounds: drawn)
  }
}

extension Rect {
  fileprivate func covers(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The sides as an outline, clockwise.
  fileprivate var steps: [PathElement] {
    [
      .move(Point(x: minX, y: minY)), .line(Point(x: maxX, y: minY)), .line(Point(x: maxX, y: maxY)),
      .line(Point(x: minX, y: maxY)), .close,
    ]
  }
}
