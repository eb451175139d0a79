import SemanticTree

/// What one place of a drawing can look like: each channel lies between two values, because pictures and materials
/// are not known. Premultiplied by alpha, which is always known.
struct Pixel: Equatable {
  var low: SIMD3<Double>
  var high: SIMD3<Double>
  var alpha: Double

  static let clear = Pixel(low: .zero, high: .zero, alpha: 0)
  /// Opaque, and any colour at all.
  static let unknown = Pixel(low: .zero, high: .one, alpha: 1)

  init(low: SIMD3<Double>, high: SIMD3<Double>, alpha: Double) {
    self.low = low
    self.high = high
    self.alpha = alpha
  }

  init(_ color: RGBA) {
    let channels = SIMD3(color.red, color.green, color.blue).clamped(lowerBound: .zero, upperBound: .one)
    alpha = min(max(color.alpha, 0), 1)
    low = channels * alpha
    high = low
  }

  /// Source over.
  func over(_ backdrop: Pixel) -> Pixel {
    let rest = 1 - alpha
    return Pixel(
      low: low + backdrop.low * rest, high: high + backdrop.high * rest, alpha: alpha + backdrop.alpha * rest)
  }

  func faded(to opacity: Double) -> Pixel {
    Pixel(low: low * opacity, high: high * opacity, alpha: alpha * opacity)
  }

  /// True where the colour is known.
  var isExact: Bool { low == high }

  /// The darkest and the lightest that the place can be.
  var luminances: ClosedRange<Double> {
    let darkest = Pixel.color(low).luminance
    return darkest...max(darkest, Pixel.color(high).luminance)
  }

  /// The darkest colour, of an opaque pixel.
  var color: RGBA { Pixel.color(low) }

  private static func color(_ channels: SIMD3<Double>) -> RGBA {
    RGBA(red: channels.x, green: channels.y, blue: channels.z)
  }

  /// The least and the greatest ratio that two places can have.
  static func ratios(_ first: Pixel, _ second: Pixel) -> ClosedRange<Double> {
    let (a, b) = (first.luminances, second.luminances)
    let greatest = max(
      Contrast.ratio(a.upperBound, b.lowerBound), Contrast.ratio(b.upperBound, a.lowerBound))
    if a.overlaps(b) { return 1...greatest }
    let least =
      a.lowerBound > b.upperBound
      ? Contrast.ratio(a.lowerBound, b.upperBound) : Contrast.ratio(b.lowerBound, a.upperBound)
    return least...max(least, greatest)
  }
}
