import SemanticTree

/// A painted picture, 8 bits a channel.
public struct Bitmap: Hashable, Sendable {
  /// In pixels.
  public let width, height: Int
  /// Pixels in a point.
  public let scale: Double
  /// Red, green, blue and alpha of each pixel in sRGB, row by row from the top. As the window lies beneath
  /// everything, alpha is always 255, so premultiplied and straight are the same.
  public let bytes: [UInt8]

  init(width: Int, height: Int, scale: Double, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.bytes = bytes
  }

  /// The colour of the pixel that holds a place given in points; nil outside of the picture.
  public func pixel(at point: Point) -> RGBA? {
    guard let (column, row) = place(of: point, scale: scale, width: width, height: height) else { return nil }
    let start = (row * width + column) * 4
    func channel(_ index: Int) -> Double { Double(bytes[start + index]) / 255 }
    return RGBA(red: channel(0), green: channel(1), blue: channel(2), alpha: channel(3))
  }
}

/// The column and row of the pixel that holds a place given in points; nil outside of the picture.
func place(of point: Point, scale: Double, width: Int, height: Int) -> (column: Int, row: Int)? {
  let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
  guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return nil }
  return (Int(x), Int(y))
}
