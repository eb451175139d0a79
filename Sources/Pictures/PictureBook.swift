import SemanticTree
import Typesetting

/// Draws the pictures of one page as SVG. Letters, words and whatever else pictures have in common are defined once a
/// page, and the pictures refer to them.
///
/// The page needs the pictures and, once all are drawn, the `definitions`:
///
///     <svg width="0" height="0" aria-hidden="true"><defs>…definitions…</defs></svg>
///     <svg viewBox="0 0 402 874" role="img" aria-label="…">…content…</svg>
///
/// The first must not be hidden with `display: none`, which would make gradients and masks ineffective. Names of
/// definitions are a letter and a number, such as `g12`; the page must not use such for its own.
///
/// There is no inline style and no text that a reader would come upon. Pictures among the letters are `data:` images.
/// The same pictures in the same order give the same bytes. Not safe for parallel use, like the typesetter.
public final class PictureBook {
  private let typesetter: Typesetter
  private let shelf = Shelf()

  /// - Parameter typesetter: what set the texts of the screens.
  public init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  /// Everything that the pictures drawn so far refer to, for a `defs` element.
  public var definitions: String { shelf.definitions.markup }

  /// Draws a screen over its window in the system's background colour.
  /// - Parameter id: the picture's name, for the page; it does not appear in the markup.
  public func draw(_ screen: Screen, id: String) -> Picture {
    let environment = screen.environment
    var writer = ItemWriter(
      shelf: shelf, outliner: TextOutliner(typesetter, environment: environment), environment: environment)
    let content = writer.content(screen.drawing) + PictureBook.photograph(screen)
    return Picture(
      id: id, width: environment.width, height: environment.height, content: content,
      standIns: writer.standIns)
  }

  /// The picture of a screen that was written down where it was shown.
  private static func photograph(_ screen: Screen) -> String {
    guard let picture = screen.picture else { return "" }
    return Element("image").with("href", picture).with("width", screen.environment.width)
      .with("height", screen.environment.height).with("preserveAspectRatio", "none").markup()
  }

  /// Draws markings to be laid over a picture.
  /// - Parameter size: that of the picture, in points; numbers stay within it.
  public func mark(_ markings: Markings, on size: Size) -> MarkingLayers {
    let signs = SignWriter(shelf: shelf, typesetter: typesetter)
    return MarkingWriter(signs: signs, bounds: Rect(x: 0, y: 0, width: size.width, height: size.height))
      .layers(markings)
  }
}
