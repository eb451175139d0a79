import SemanticTree
import Typesetting

/// A picture of a screen that was taken where the screen was written down.
public struct Screenshot: Sendable {
  /// The picture, with as many pixels in a point as the screen's size tells.
  public let bitmap: Bitmap

  /// A picture that does not belong to a screen.
  public struct SizeMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    let picture, screen: String

    public var description: String {
      "a picture of \(picture) pixels does not fit a screen of \(screen) points; take both at the same moment"
    }
  }

  /// How far the scales of width and height may differ, as a share: frames are rounded.
  private static let slack = 0.02

  /// - Throws: `SizeMismatch` where the sides of the picture and of the screen are not in proportion.
  public init(_ picture: Bitmap, of screen: Screen) throws(SizeMismatch) {
    let (width, height) = (screen.environment.width, screen.environment.height)
    let scale = Double(picture.width) / width
    let other = Double(picture.height) / height
    guard scale.isFinite, other.isFinite, abs(scale - other) <= Screenshot.slack * scale else {
      throw SizeMismatch(
        picture: "\(picture.width)×\(picture.height)", screen: "\(Int(width))×\(Int(height))")
    }
    bitmap = picture.with(scale: scale)
  }

  /// The colours of every element that is on the picture.
  public func pixels(of screen: Screen) -> [ElementPixels] {
    screen.root.subtree.filter { $0.isElement && !$0.isHidden }.compactMap { node in
      let clusters = clusters(in: node.frame)
      return clusters.isEmpty ? nil : ElementPixels(node: node.id, clusters: clusters)
    }
  }

  /// The colours in a rectangle of points, the most common first.
  func clusters(in frame: Rect) -> [ElementPixels.Cluster] {
    let columns = range(frame.minX, frame.maxX, limit: bitmap.width)
    let rows = range(frame.minY, frame.maxY, limit: bitmap.height)
    guard columns.count > 3, rows.count > 3 else { return [] }
    var clustering = ColorClustering()
    // Large frames are looked at in a grid.
    let step = max(1, Int((Double(columns.count * rows.count) / Screenshot.mostPixels).squareRoot()))
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
        let start = (row * bitmap.width + column) * 4
        clustering.add(bitmap.bytes[start], bitmap.bytes[start + 1], bitmap.bytes[start + 2])
      }
    }
    return clustering.clusters
  }

  private static let mostPixels = 40_000.0

  private func range(_ start: Double, _ end: Double, limit: Int) -> Range<Int> {
    func pixel(_ length: Double) -> Int { Int(min(max(length * bitmap.scale, 0), Double(limit)).rounded()) }
    return pixel(start)..<max(pixel(start), pixel(end))
  }
}
