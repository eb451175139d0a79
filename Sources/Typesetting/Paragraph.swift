import SemanticTree

/// A text to be set: its runs and the rules of its lines.
public struct Paragraph: Hashable, Sendable {
  /// A stretch of text in one font.
  public struct Run: Hashable, Sendable {
    /// Any text; newlines end lines, and a NUL takes no room.
    public var text: String
    /// Its size is that of the environment, before any minimum scale factor.
    public var font: FontDescription
    /// Extra distance after every character, in points, on top of the font's own tracking.
    public var tracking: Double
    /// Upwards, in points.
    public var baselineOffset: Double

    /// A stretch of text; without the last two it is set as the font asks.
    public init(_ text: String, font: FontDescription, tracking: Double = 0, baselineOffset: Double = 0) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }

  /// In reading order; a text without any is one line of the body font high.
  public var runs: [Run]
  /// How lines shorter than the widest stand.
  public var alignment = LineAlignment.leading
  /// The most lines shown; nil for any number.
  public var lineLimit: Int?
  /// Room is kept for at least this many lines.
  public var reservedLines = 0
  /// Where the last line loses letters.
  public var truncation = TruncationMode.tail
  /// The share of the font size to which the text may shrink before it is truncated.
  public var minimumScaleFactor = 1.0
  /// Extra distance between lines, in points.
  public var lineSpacing = 0.0
  /// Whether letters may come closer before the text is truncated. By how much is unknown, so it changes
  /// nothing.
  public var allowsTightening = false
  /// Decides which side is leading.
  public var layoutDirection = LayoutDirection.leftToRight
  /// A BCP 47 tag that chooses glyph variants and line-breaking rules.
  public var language = "en"
  /// Pixels in a point; sizes are rounded up to a pixel.
  public var scale = 3.0

  /// A text of several fonts.
  public init(runs: [Run]) { self.runs = runs }

  /// A text of one font.
  public init(_ text: String, font: FontDescription) { runs = [Run(text, font: font)] }
}

/// A text as it is set in the room it was given.
public struct TextLayout: Hashable, Sendable {
  /// Rounded up to a pixel.
  public var size: Size
  /// Places are relative to the top left of the text, for a text as wide as `size`.
  public var lines: [TextLine]
  /// The width of the widest hard line when nothing wraps, unscaled and rounded up to a pixel.
  public var naturalWidth: Double
  /// The unscaled size at the width given, without any limit on lines or height.
  public var unlimitedSize: Size
  /// True where something is not shown.
  public var isTruncated: Bool
  /// What the minimum scale factor made of the font sizes: 1 unless the text would else be truncated.
  public var scaleFactor: Double
  /// Distances from the top; both stand on pixels.
  public var firstBaseline, lastBaseline: Double
  /// How far the widths can be trusted, as a mean of the runs weighted by width.
  public var measurement: Measurement

  /// A layout from its parts.
  public init(
    size: Size, lines: [TextLine], naturalWidth: Double, unlimitedSize: Size, isTruncated: Bool,
    scaleFactor: Double, firstBaseline: Double, lastBaseline: Double, measurement: Measurement
  ) {
    self.size = size
    self.lines = lines
    self.naturalWidth = naturalWidth
    self.unlimitedSize = unlimitedSize
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.measurement = measurement
  }
}

/// The vertical measures of a font, in points and unrounded.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline, below it, and the height of capitals; the line height is the sum of the first two.
  public var ascender, descender, capHeight, lineHeight: Double
  /// The distance of two baselines in one text.
  public var linePitch: Double
}
