internal import CPango
import SemanticTree

extension ItemPainter {
  /// Draws the lines of a text at their baselines.
  func paint(_ text: TextDrawing) {
    for line in setter.lines(of: text) {
      let glyphs = line.glyphs.filter { LineSetter.canSet($0.size, pixelsPerPoint: sheet.pixelsPerPoint) }
      paint(glyphs, in: text.paint, from: line.start)
    }
  }

  private func paint(_ glyphs: [PlacedGlyph], in paint: Paint, from start: Point) {
    let outlined = glyphs.filter { $0.font?.hasPictures != true }
    let pictures = glyphs.filter { $0.font?.hasPictures == true }
    if !outlined.isEmpty {
      sheet.inPaint(paint, standIns) { sheet.fill(outlined, from: start) }
    }
    if !pictures.isEmpty { sheet.show(pictures, from: start, opacity: paint.opacity) }
  }
}

extension Paint {
  /// How strong pictures among the letters are; their colours are their own.
  package var opacity: Double {
    if case .color(let color) = self { return color.alpha.share }
    return 1
  }
}

extension Sheet {
  /// Fills glyphs with the colour or gradient that is set.
  ///
  /// Outlines are filled rather than finished glyphs, which Cairo would move to whole pixels.
  func fill(_ glyphs: [PlacedGlyph], from start: Point) {
    cairo_new_path(context)
    for glyph in glyphs {
      at(glyph, start) {
        if glyph.font == nil {
          GlyphShape.box.forEach(add)
        } else {
          with($0) { cairo_glyph_path(context, $0, 1) }
        }
      }
    }
    cairo_fill(context)
  }

  /// Draws glyphs that have colours of their own.
  func show(_ glyphs: [PlacedGlyph], from start: Point, opacity: Double) {
    func draw() {
      setColor(.black)
      for glyph in glyphs {
        at(glyph, start) { with($0) { cairo_show_glyphs(context, $0, 1) } }
      }
    }
    if opacity == 1 { draw() } else { put(layer(draw), opacity: opacity) }
  }

  /// Draws with the pen on a glyph's place and with its font, in units of the size that fonts are kept at.
  private func at(_ glyph: PlacedGlyph, _ start: Point, _ draw: (UInt32) -> Void) {
    saving {
      cairo_translate(context, start.x + glyph.x, start.y + glyph.y)
      let growth = glyph.size / (glyph.font?.emSize ?? FontMap.referenceSize)
      cairo_scale(context, growth, growth)
      glyph.font?.select(on: context)
      draw(glyph.index)
    }
  }

  private func with(_ index: UInt32, _ draw: (UnsafePointer<cairo_glyph_t>) -> Void) {
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    draw(&glyph)
  }
}

extension KnownFont {
  /// Makes it the font of a pen, at the size that fonts are kept at.
  func select(on context: OpaquePointer?) {
    guard let scaled = a11ysim_scaled_font(font) else { return }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    cairo_set_font_face(context, cairo_scaled_font_get_font_face(scaled))
    cairo_set_font_matrix(context, &matrix)
  }
}
