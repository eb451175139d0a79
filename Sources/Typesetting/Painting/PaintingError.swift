/// Why a screen cannot be painted.
public enum PaintingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, or more than can be held; sizes in points, `scale` in pixels a point.
  case unusableSize(width: Double, height: Double, scale: Double)
  /// Cairo gave up.
  case drawingFailed(reason: String)

  public var description: String {
    switch self {
    case .unusableSize(let width, let height, let scale):
      "a picture of \(width) by \(height) points at \(scale) pixels a point cannot be painted; it needs at least "
        + "one pixel, at most \(Sheet.longestSide) a side and \(Sheet.mostPixels) in all"
    case .drawingFailed(let reason): "the drawing library failed: \(reason)"
    }
  }
}
