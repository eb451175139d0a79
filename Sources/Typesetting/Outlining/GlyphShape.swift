import SemanticTree

/// What a glyph looks like, in thousandths of the font size from its place on the baseline to the right and down.
public enum GlyphShape: Hashable, Sendable {
  /// Filled by the nonzero rule.
  case outline([PathElement])
  case picture(GlyphPicture)

  /// As high as a capital; the inner rectangle runs the other way around, so that it is a hole.
  static let box: [PathElement] =
    rectangle(x: 80, y: -700, width: 840, height: 700) + rectangle(x: 850, y: -630, width: -700, height: 560)

  private static func rectangle(x: Double, y: Double, width: Double, height: Double) -> [PathElement] {
    [
      .move(Point(x: x, y: y)), .line(Point(x: x + width, y: y)), .line(Point(x: x + width, y: y + height)),
      .line(Point(x: x, y: y + height)), .close,
    ]
  }
}

/// A glyph that has colours of its own.
public struct GlyphPicture: Hashable, Sendable {
  /// A PNG file that can be seen through where nothing is drawn.
  public let png: [UInt8]
  public let frame: Rect
}
