import SemanticTree
import Typesetting

extension ItemWriter {
  /// The lines of a text as outlines.
  mutating func markup(of text: TextDrawing, within bounds: Rect) -> String {
    var markup = ""
    for line in outliner.lines(of: text) {
      markup += self.markup(of: line, in: text.paint, within: bounds)
    }
    return markup
  }

  private mutating func markup(of line: OutlinedLine, in paint: Paint, within bounds: Rect) -> String {
    if case .color = paint { return markup(of: line.glyphs, from: line.start, in: paint, within: bounds) }
    // Pictures among the letters keep their own colours, whatever the paint is.
    let letters = line.glyphs.filter { !$0.isPicture }
    let pictures = line.glyphs.filter(\.isPicture)
    return markup(of: letters, from: line.start, in: paint, within: bounds)
      + markup(of: pictures, from: line.start, in: .color(.black), within: bounds)
  }

  private mutating func markup(
    of glyphs: [OutlinedGlyph], from start: Point, in paint: Paint, within bounds: Rect
  ) -> String {
    guard let name = shelf.words(glyphs) else { return "" }
    return self.paint(.words(name, start), in: paint, within: bounds)
  }
}
