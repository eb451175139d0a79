internal import CPango
import SemanticTree

/// A picture in the making: an image of Cairo with its pen, which counts in points.
///
/// A channel has ten bits here. With eight, the rounding of a few translucent layers would change contrast ratios by
/// more than one per cent.
final class Sheet {
  /// The most pixels on a side, and in all.
  static let longestSide = 20_000
  static let mostPixels = 100_000_000

  let context: OpaquePointer?
  private let surface: OpaquePointer?
  /// In pixels.
  let width, height: Int
  /// Pixels in a point.
  let scale: Double
  /// What the layer that is drawn on holds: colours on an opaque ground, or something that can be seen through.
  var content = CAIRO_CONTENT_COLOR

  /// - Parameter size: in points.
  init(size: Size, scale: Double, ground: RGBA) throws(PaintingError) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let sides = 1...Double(Sheet.longestSide)
    guard sides.contains(width), sides.contains(height), width * height <= Double(Sheet.mostPixels) else {
      throw .unusableSize(width: size.width, height: size.height, scale: scale)
    }
    self.width = Int(width)
    self.height = Int(height)
    self.scale = scale
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB30, Int32(width), Int32(height))
    context = cairo_create(surface)
    prepare(ground: ground)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Everything that Cairo would else take from the machine it runs on.
  private func prepare(ground: RGBA) {
    a11ysim_use_plain_fonts(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GRAY)
    setColor(ground)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
  }

  // MARK: Drawing

  /// Draws with settings that are undone afterwards.
  func saving(_ draw: () -> Void) {
    cairo_save(context)
    draw()
    cairo_restore(context)
  }

  func setColor(_ color: RGBA) {
    cairo_set_source_rgba(
      context, color.red.share, color.green.share, color.blue.share, color.alpha.share)
  }

  /// Draws only within some rectangle, widened to whole pixels, so that layers are no larger than they need be.
  func within(_ bounds: Rect, _ draw: () -> Void) {
    guard let box = bounds.usable else { return }
    saving {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let corners = [box.minX, box.maxX].flatMap { x in [box.minY, box.maxY].map { y in (x, y) } }
      let pixels = Rect(around: corners.map { matrix.apply($0.0, $0.1) }) ?? .zero
      let (left, top) = (pixels.minX.rounded(.down), pixels.minY.rounded(.down))
      cairo_identity_matrix(context)
      cairo_new_path(context)
      cairo_rectangle(
        context, left, top, pixels.maxX.rounded(.up) - left, pixels.maxY.rounded(.up) - top)
      cairo_clip(context)
      cairo_set_matrix(context, &matrix)
      draw()
    }
  }

  /// Draws something moved by a distance in points.
  func moved(x: Double, y: Double, _ draw: () -> Void) {
    saving {
      cairo_translate(context, x, y)
      draw()
    }
  }

  /// How many pixels long a point is where the pen is now, as a mean of both directions.
  var pixelsPerPoint: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }

  // MARK: Result

  func check() throws(PaintingError) {
    try cairo_surface_status(surface).check()
    try cairo_status(context).check()
  }

  /// The colour of the pixel that holds a place given in points, to ten bits; nil outside of the picture.
  func color(at point: Point) -> RGBA? {
    guard let (column, row) = place(of: point, scale: scale, width: width, height: height) else { return nil }
    cairo_surface_flush(surface)
    guard let line = line(row) else { return nil }
    func channel(_ shift: UInt32) -> Double { Double(line[column] >> shift & 1023) / 1023 }
    return RGBA(red: channel(20), green: channel(10), blue: channel(0))
  }

  private func line(_ row: Int) -> UnsafePointer<UInt32>? {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let start = UnsafeRawPointer(data + row * Int(cairo_image_surface_get_stride(surface)))
    return start.assumingMemoryBound(to: UInt32.self)
  }

  /// The picture in eight bits a channel.
  var bitmap: Bitmap {
    cairo_surface_flush(surface)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for row in 0..<height {
        copy(row, to: UnsafeMutableBufferPointer(rebasing: buffer[(row * width * 4)...]))
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, scale: scale, bytes: bytes)
  }

  private func copy(_ row: Int, to target: UnsafeMutableBufferPointer<UInt8>) {
    let line = line(row)
    for column in 0..<width {
      let pixel = line?[column] ?? 0
      func byte(_ shift: UInt32) -> UInt8 { UInt8(((pixel >> shift & 1023) * 255 + 511) / 1023) }
      target[column * 4] = byte(20)
      target[column * 4 + 1] = byte(10)
      target[column * 4 + 2] = byte(0)
      target[column * 4 + 3] = 255
    }
  }
}

extension cairo_matrix_t {
  func apply(_ x: Double, _ y: Double) -> Point {
    Point(x: xx * x + xy * y + x0, y: yx * x + yy * y + y0)
  }
}
