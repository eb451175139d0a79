import SemanticTree

/// Names a glyph: glyphs with the same key look the same.
public struct GlyphKey: Hashable, Sendable {
  /// The font with its weight, slant and variation; empty for the box that stands for a character no font has.
  public let face: String
  /// The glyph's number in the font.
  public let index: UInt32
}

/// A glyph in its place on a line.
public struct OutlinedGlyph {
  public let key: GlyphKey
  /// From the start of the line on the baseline, to the right and down, in points.
  public let x, y: Double
  /// The font size in points.
  public let size: Double
  private let font: KnownFont?

  init(_ glyph: PlacedGlyph) {
    key = GlyphKey(face: glyph.font?.name ?? "", index: glyph.font == nil ? 0 : glyph.index)
    (x, y, size) = (glyph.x, glyph.y, glyph.size)
    font = glyph.font
  }

  /// True for a glyph that has colours of its own.
  public var isPicture: Bool { font?.hasPictures == true }

  /// What the glyph looks like; drawn anew at each call.
  public var shape: GlyphShape {
    guard let font else { return .outline(GlyphShape.box) }
    guard font.hasPictures else { return .outline(font.outline(of: key.index)) }
    return font.picture(of: key.index).map { .picture($0) } ?? .outline([])
  }
}

/// A line of glyphs in its place on a screen.
public struct OutlinedLine {
  /// The start of the line on the baseline, in points.
  public let start: Point
  /// From left to right.
  public let glyphs: [OutlinedGlyph]
}
