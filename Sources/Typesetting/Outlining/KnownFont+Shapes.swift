internal import CPango
import SemanticTree

extension KnownFont {
  /// The outline of a glyph in thousandths of the font size.
  func outline(of index: UInt32) -> [PathElement] {
    let sheet = GlyphSheet(width: 1, height: 1)
    let growth = 1000 / emSize
    select(on: sheet.context)
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    cairo_glyph_path(sheet.context, &glyph, 1)
    return sheet.path.map { $0.mapped { Point(x: $0.x * growth, y: $0.y * growth) } }
  }

  /// The picture of a glyph, about as sharp as text of 20 points needs; nil for an empty one.
  func picture(of index: UInt32) -> GlyphPicture? {
    let measuring = GlyphSheet(width: 1, height: 1)
    select(on: measuring.context)
    var glyph = cairo_glyph_t(index: UInt(index), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(measuring.context, &glyph, 1, &extents)
    let scale = KnownFont.picturePixels / emSize
    // Cairo moves such glyphs to whole pixels, so their place must be one.
    let (left, top) = ((extents.x_bearing * scale).rounded(.down), (extents.y_bearing * scale).rounded(.down))
    let width = ((extents.x_bearing + extents.width) * scale).rounded(.up) - left
    let height = ((extents.y_bearing + extents.height) * scale).rounded(.up) - top
    let sides = 1...1000.0
    guard sides.contains(width), sides.contains(height) else { return nil }
    let sheet = GlyphSheet(width: Int32(width), height: Int32(height))
    cairo_translate(sheet.context, -left, -top)
    cairo_scale(sheet.context, scale, scale)
    select(on: sheet.context)
    cairo_show_glyphs(sheet.context, &glyph, 1)
    let unit = 1000 / KnownFont.picturePixels
    return (try? sheet.png()).map {
      GlyphPicture(
        png: $0, frame: Rect(x: left * unit, y: top * unit, width: width * unit, height: height * unit))
    }
  }

  /// Pixels to the em.
  private static let picturePixels = 60.0
}

/// An image that a single glyph is drawn on, with a pen that counts in pixels.
private final class GlyphSheet {
  let context: OpaquePointer?
  private let surface: OpaquePointer?

  init(width: Int32, height: Int32) {
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    context = cairo_create(surface)
    a11ysim_use_plain_fonts(context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func png() throws(PaintingError) -> [UInt8] {
    cairo_surface_flush(surface)
    return try pngFile(of: surface)
  }

  /// The current path.
  var path: [PathElement] {
    guard let path = cairo_copy_path(context) else { return [] }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return [] }
    var elements: [PathElement] = []
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      func point(_ number: Int) -> Point {
        Point(x: data[index + number].point.x, y: data[index + number].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(3), control1: point(1), control2: point(2)))
      default: elements.append(.close)
      }
      index += max(Int(header.length), 1)
    }
    return elements
  }
}
