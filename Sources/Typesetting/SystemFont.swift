/// What is published of the system font of iOS, in shares of the font size.
enum SystemFont {
  /// From `UIFont` at several sizes; their sum is the line height.
  static let ascender = 0.952148
  static let descender = 0.241211
  static let capHeight = 0.705
  static let lineHeight = ascender + descender

  /// How far the outlines are from the text cut (0) towards the display cut (1).
  ///
  /// The optical size axis of the system font moves between 17 and 28 points; measured advances lie on a line
  /// between the two.
  static func displayShare(at size: Double) -> Double {
    min(max((size - 17) / 11, 0), 1)
  }

  /// The distance added after every glyph, in shares of the font size, for a size in points.
  ///
  /// Between the sizes of the table the value is interpolated; outside, the nearest one holds.
  static func tracking(at size: Double) -> Double {
    guard let next = trackingTable.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (upperSize, upper) = trackingTable[next]
    guard next > 0, upperSize > size else { return upper / 1000 }
    let (lowerSize, lower) = trackingTable[next - 1]
    let share = (size - lowerSize) / (upperSize - lowerSize)
    return (lower + (upper - lower) * share) / 1000
  }

  /// Tracking in thousandths of the font size (Human Interface Guidelines, typography).
  private static let trackingTable: [(size: Double, thousandths: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11),
    (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6), (56, 6), (58, 5),
    (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]
}
