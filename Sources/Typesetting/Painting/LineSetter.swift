import SemanticTree

/// A glyph in its place on a line.
struct PlacedGlyph {
  var font: KnownFont?
  var index: UInt32
  /// In points from the start of the line on the baseline, to the right and down.
  var x, y: Double
  /// The font size in points.
  var size: Double

  func scaled(by factor: Double) -> PlacedGlyph {
    PlacedGlyph(font: font, index: index, x: x * factor, y: y * factor, size: size * factor)
  }
}

/// Finds the glyphs of a line, where they were measured.
struct LineSetter {
  let composer: Composer
  let language: String
  let isRightToLeft: Bool
  /// Those that the texts were set for.
  let pixels: Pixels

  init(composer: Composer, _ environment: ScreenEnvironment) {
    self.composer = composer
    language = environment.locale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    pixels = Pixels(scale: environment.scale)
  }

  /// The glyphs of every line of a text, each with the line's start on its baseline.
  func lines(of text: TextDrawing) -> [(start: Point, glyphs: [PlacedGlyph])] {
    let growth = growth(of: text)
    return text.lines.compactMap { line in
      let start = Point(
        x: text.frame.x + line.frame.x * growth, y: text.frame.y + line.baseline * growth)
      guard start.x.isUsable, start.y.isUsable else { return nil }
      return (start, glyphs(of: line, in: text).map { $0.scaled(by: growth) })
    }
  }

  /// Whether letters of a size in points have outlines here: neither a speck nor far larger than any screen.
  static func canSet(_ size: Double, pixelsPerPoint: Double) -> Bool {
    (0.1...30_000).contains(size * pixelsPerPoint)
  }

  /// The glyphs of a text's line.
  ///
  /// A drawing holds one font and no tracking. So where the line was measured wider or narrower than its text is alone,
  /// each cluster gets its share of the difference, which for tracking is what it had.
  func glyphs(of line: TextLine, in text: TextDrawing) -> [PlacedGlyph] {
    let factor = text.scaleFactor.isFinite ? min(max(text.scaleFactor, 0), 1) : 1
    let run = Paragraph.Run(line.text, font: text.font)
    let segments = Segments(runs: [line.text], language: language)
    let size = text.font.usableSize * factor
    let widths = fitted(widths(of: run, segments, factor: factor), segments, to: line.frame.width)
    let key = ShapeKey(text: line.text, face: face(for: text.font, size: size), language: language)
    let clusters = composer.book.glyphs(key, segments: segments)
    return place(
      VisualOrder.of(segments, isRightToLeft: isRightToLeft).map { (clusters[$0], widths[$0]) }, size: size)
  }

  /// How much larger than it was set a text stands on the screen: in a scaled view its frame is scaled, and its lines
  /// and its font are not.
  func growth(of text: TextDrawing) -> Double {
    guard let last = text.lines.last, let widest = text.lines.map(\.frame.width).max() else { return 1 }
    let growth = text.frame.height / pixels.up(last.frame.maxY)
    let difference = abs(text.frame.width / pixels.up(widest) - growth)
    // A frame that differs on one side only has room kept free, or too little of it.
    return growth.isUsable && growth > 0 && difference < LineSetter.tolerance ? growth : 1
  }

  /// Recorded places are rounded, so factors are not exact.
  private static let tolerance = 0.004

  private func place(_ clusters: [(glyphs: [Glyph], width: Double)], size: Double) -> [PlacedGlyph] {
    var pen = 0.0
    var placed: [PlacedGlyph] = []
    for cluster in clusters {
      for glyph in cluster.glyphs {
        placed.append(
          PlacedGlyph(
            font: glyph.font, index: glyph.index, x: pen + glyph.x * size, y: glyph.y * size,
            size: glyph.size * size))
      }
      pen += cluster.width
    }
    return placed
  }

  /// Between the sizes of the two cuts widths are a mix of both; the outlines are those of the nearer one.
  private func face(for font: FontDescription, size: Double) -> Face {
    let choice = composer.choice(for: font)
    return SystemFont.displayShare(at: size) < 0.5 ? choice.text : choice.display ?? choice.text
  }

  private func widths(of run: Paragraph.Run, _ segments: Segments, factor: Double) -> [Double] {
    var edges = [0.0]
    Cuts(run, index: 0, segments: segments, language: language, composer: composer)
      .addEdges(to: &edges, factor: factor)
    return zip(edges.dropFirst(), edges).map { $0 - $1 }
  }

  /// The widths with what a line is wider spread over them; spaces at the end may count or not.
  private func fitted(_ widths: [Double], _ segments: Segments, to width: Double) -> [Double] {
    let whole = widths.reduce(0, +)
    let inked = widths[segments.trimmed(0..<segments.count)].reduce(0, +)
    let count = widths.count { $0 != 0 }
    guard width.isUsable, count > 0, width < inked - LineSetter.noise || width > whole + LineSetter.noise
    else {
      return widths
    }
    let share = (width - (width > whole ? whole : inked)) / Double(count)
    return widths.map { $0 == 0 ? 0 : $0 + share }
  }

  /// Recorded widths are rounded; so much of a difference in points means nothing.
  private static let noise = 0.01
}
