internal import CPango

extension Bitmap {
  /// The picture as a PNG file of 8 bits a channel without alpha; the same picture gives the same bytes.
  public func png() throws(PaintingError) -> [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    copyPixels(to: surface)
    return try pngFile(of: surface)
  }

  private func copyPixels(to surface: OpaquePointer?) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      let line = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let start = (row * width + column) * 4
        line[column] = UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}

/// What an image holds as a PNG file.
func pngFile(of surface: OpaquePointer?) throws(PaintingError) -> [UInt8] {
  let file = FileBytes()
  let status = cairo_surface_write_to_png_stream(
    surface,
    { target, data, count in
      guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let file = Unmanaged<FileBytes>.fromOpaque(target).takeUnretainedValue()
      file.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }, Unmanaged.passUnretained(file).toOpaque())
  try status.check()
  return file.bytes
}

/// What a stream wrote.
private final class FileBytes {
  var bytes: [UInt8] = []
}

extension cairo_status_t {
  func check() throws(PaintingError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingFailed(reason: String(cString: cairo_status_to_string(self)))
  }
}
