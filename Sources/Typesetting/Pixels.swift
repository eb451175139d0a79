/// Rounds lengths in points to the pixels of a screen.
struct Pixels {
  /// Pixels in a point.
  let scale: Double

  /// A scale that is no positive number counts as 1.
  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Sums of lengths carry rounding noise; a length this close above a pixel is on it.
  private static let noise = 1e-6

  func up(_ length: Double) -> Double {
    (length * scale - Pixels.noise).rounded(.up) / scale
  }

  func nearest(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}
