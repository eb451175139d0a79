internal import CPango

extension Layer {
  /// Blurs the layer about as a Gaussian does, by averaging over a box three times.
  /// - Parameter deviation: the standard deviation in pixels.
  func blur(deviation: Double) {
    guard let surface, let radius = BoxBlur.radius(for: deviation) else { return }
    cairo_surface_flush(surface)
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else { return }
    let channels = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8 ? 1 : 4
    BoxBlur(
      bytes: data, width: Int(width), height: Int(height), channels: channels,
      stride: Int(cairo_image_surface_get_stride(surface)), radius: radius
    ).run()
    cairo_surface_mark_dirty(surface)
  }
}

/// Averages pixels over boxes, first along the rows and then along the columns.
private struct BoxBlur {
  let bytes: UnsafeMutablePointer<UInt8>
  let width, height, channels, stride: Int
  /// A box holds this many pixels on each side of its middle.
  let radius: Int

  private static let passes = 3
  private static let largestRadius = 500

  /// The radius for which three boxes vary as much as the Gaussian; nil where nothing would change.
  static func radius(for deviation: Double) -> Int? {
    guard deviation > 0 else { return nil }
    let radius = (((4 * deviation * deviation + 1).squareRoot() - 1) / 2).rounded()
    return radius < 1 ? nil : Int(min(radius, Double(largestRadius)))
  }

  func run() {
    for row in 0..<height {
      for channel in 0..<channels { blur(from: row * stride + channel, step: channels, count: width) }
    }
    for column in 0..<width * channels { blur(from: column, step: stride, count: height) }
  }

  private func blur(from start: Int, step: Int, count: Int) {
    var line = (0..<count).map { Int(bytes[start + $0 * step]) << 8 }
    for _ in 0..<BoxBlur.passes { line = averaged(line) }
    for index in 0..<count { bytes[start + index * step] = UInt8(min((line[index] + 128) >> 8, 255)) }
  }

  /// Beyond the ends of a line nothing is.
  private func averaged(_ line: [Int]) -> [Int] {
    var sum = line.prefix(radius).reduce(0, +)
    return line.indices.map { index in
      if index + radius < line.count { sum += line[index + radius] }
      if index > radius { sum -= line[index - radius - 1] }
      return sum / (2 * radius + 1)
    }
  }
}
