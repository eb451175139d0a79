internal import CPango

extension Bitmap {
  /// Reads a PNG file; what is translucent is laid over white.
  ///
  /// - Parameter scale: pixels in a point.
  /// - Throws: `PaintingError.drawingFailed` for bytes that are no PNG, and `unusableSize` for too many pixels.
  public init(png bytes: [UInt8], scale: Double = 1) throws(PaintingError) {
    let size = Bitmap.size(ofPNG: bytes)
    guard let size else { throw .drawingFailed(reason: "the file is no PNG") }
    guard size.width > 0, size.height > 0, size.width <= Sheet.longestSide, size.height <= Sheet.longestSide,
      size.width * size.height <= Sheet.mostPixels
    else { throw .unusableSize(width: Double(size.width), height: Double(size.height), scale: 1) }
    let source = BytesToRead(bytes)
    let picture = cairo_image_surface_create_from_png_stream(
      { source, target, count in
        guard let source, let target else { return CAIRO_STATUS_READ_ERROR }
        return Unmanaged<BytesToRead>.fromOpaque(source).takeUnretainedValue().read(into: target, Int(count))
      }, Unmanaged.passUnretained(source).toOpaque())
    defer { cairo_surface_destroy(picture) }
    try cairo_surface_status(picture).check()
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_set_source_surface(context, picture, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    try cairo_surface_status(surface).check()
    self.init(
      width: size.width, height: size.height, scale: scale,
      bytes: Bitmap.bytes(of: surface, width: size.width, height: size.height))
  }

  /// The same picture with another number of pixels in a point.
  public func with(scale: Double) -> Bitmap {
    Bitmap(width: width, height: height, scale: scale, bytes: bytes)
  }

  /// The size that a PNG's header tells, so that nothing large is unpacked unasked.
  private static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 else {
      return nil
    }
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  private static func bytes(of surface: OpaquePointer?, width: Int, height: Int) -> [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let line = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let pixel = line[column]
        bytes.append(UInt8(pixel >> 16 & 0xFF))
        bytes.append(UInt8(pixel >> 8 & 0xFF))
        bytes.append(UInt8(pixel & 0xFF))
        bytes.append(255)
      }
    }
    return bytes
  }
}

/// What a stream reads from.
private final class BytesToRead {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into target: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
    guard offset + count <= bytes.count else { return CAIRO_STATUS_READ_ERROR }
    for index in 0..<count { target[index] = bytes[offset + index] }
    offset += count
    return CAIRO_STATUS_SUCCESS
  }
}
