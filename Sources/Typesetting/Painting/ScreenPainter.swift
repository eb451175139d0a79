import SemanticTree

/// Paints what a screen draws, so that it can be looked at.
///
/// Figures, colours, gradients, clips, masks, opacity, transforms and texts are painted as they are recorded, texts
/// with the fonts that measured them. What is not known here is painted as a stand-in:
/// - A system symbol is a simple drawing of what its name says, or a square with round corners.
/// - A picture is a field of grey stripes.
/// - A material is a plain veil, light by day and dark by night, that does not blur what is behind.
/// - A text of several fonts has the first one all through; it fills the width that was measured.
/// - Shadows and blurs take their radius for the standard deviation of a Gaussian, which is near what devices show.
/// - Other effects, such as a shift of hues, leave their content as it is.
///
/// The same list gives the same bytes on a machine with the same libraries. Not safe for parallel use, like the
/// typesetter.
public struct ScreenPainter {
  private let composer: Composer

  /// - Parameter typesetter: what set the texts; a list that another one set is painted in this one's fonts.
  public init(_ typesetter: Typesetter) { composer = typesetter.composer }

  /// Paints a screen.
  /// - Parameter scale: pixels in a point; those of the screen unless given.
  public func paint(_ screen: Screen, scale: Double? = nil) throws(PaintingError) -> Bitmap {
    try paint(screen.drawing, in: screen.environment, scale: scale)
  }

  /// Paints a drawing list on a screen of the environment's size, over its window in the system's background colour.
  /// - Parameter scale: pixels in a point; those of the environment unless given.
  public func paint(
    _ items: [DrawingItem], in environment: ScreenEnvironment, scale: Double? = nil
  ) throws(PaintingError) -> Bitmap {
    try sheet(items, in: environment, scale: scale).bitmap
  }

  /// The picture before it is brought to eight bits a channel.
  func sheet(
    _ items: [DrawingItem], in environment: ScreenEnvironment, scale: Double? = nil
  ) throws(PaintingError) -> Sheet {
    let sheet = try Sheet(
      size: Size(width: environment.width, height: environment.height), scale: scale ?? environment.scale,
      ground: environment.appearance == .dark ? .black : .white)
    let setter = LineSetter(composer: composer, environment)
    ItemPainter(sheet: sheet, setter: setter, standIns: StandIns(environment)).paint(items)
    try sheet.check()
    return sheet
  }
}
