import SemanticTree

/// Tells the glyphs of texts one by one, where `ScreenPainter` paints them.
///
/// Not safe for parallel use, like the typesetter.
public struct TextOutliner {
  private let setter: LineSetter
  private let scale: Double

  /// - Parameters:
  ///   - typesetter: what set the texts.
  ///   - environment: that of the screen the texts are on.
  public init(_ typesetter: Typesetter, environment: ScreenEnvironment) {
    setter = LineSetter(composer: typesetter.composer, environment)
    scale = environment.scale
  }

  /// The lines of a text from the top; what is too small or too large to be seen is left out.
  public func lines(of text: TextDrawing) -> [OutlinedLine] {
    setter.lines(of: text).map { line in
      let glyphs = line.glyphs.filter { LineSetter.canSet($0.size, pixelsPerPoint: scale) }
      return OutlinedLine(start: line.start, glyphs: glyphs.map(OutlinedGlyph.init))
    }
  }
}
