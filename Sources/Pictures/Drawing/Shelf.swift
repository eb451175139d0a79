import Foundation
import SemanticTree
import Typesetting

/// What the pictures of a page share.
final class Shelf {
  var definitions = Definitions()
  /// The names of the glyphs met so far; nil for those that leave no trace.
  private var glyphs: [GlyphKey: String?] = [:]

  /// The name of a line of glyphs that starts at the origin; nil where nothing is to be seen.
  func words(_ line: [OutlinedGlyph]) -> String? {
    guard let size = line.first?.size else { return nil }
    let unit = size / 1000
    let uses = line.compactMap { glyph -> String? in
      guard let name = self.name(of: glyph) else { return nil }
      let place = (x: (glyph.x / unit).rounded(), y: (glyph.y / unit).rounded())
      guard glyph.size != size else { return Element.use(name, at: place).markup() }
      let growth = Decimals.text(glyph.size / size, places: 4)
      let move = "translate(\(Decimals.text(place.x)) \(Decimals.text(place.y)))scale(\(growth))"
      return Element.use(name).with("transform", move).markup()
    }
    guard !uses.isEmpty else { return nil }
    let scale = "scale(\(Decimals.text(unit, places: 6)))"
    return definitions.share(.words, Element("g").with("transform", scale).around(uses.joined()))
  }

  private func name(of glyph: OutlinedGlyph) -> String? {
    if let known = glyphs[glyph.key] { return known }
    let element = glyph.shape.element
    let name = element.map { definitions.share(.glyph, $0) }
    glyphs[glyph.key] = .some(name)
    return name
  }
}

extension GlyphShape {
  /// The glyph as an element in its own units; nil where nothing is to be seen.
  fileprivate var element: Element? {
    switch self {
    case .outline(let elements):
      return elements.isEmpty ? nil : Element("path").with("d", PathText.text(elements, places: 0))
    case .picture(let picture):
      let file = "data:image/png;base64," + Data(picture.png).base64EncodedString()
      return picture.frame.element(named: "image").with("href", file)
    }
  }
}
