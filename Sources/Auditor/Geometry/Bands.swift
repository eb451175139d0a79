import SemanticTree

/// Finds which of many rectangles may touch another, by the horizontal bands of the screen in which they lie.
struct Bands {
  /// How high a band is, in points: about a row.
  private static let height = 50.0
  /// Below this an index does not pay.
  private static let leastCount = 24
  /// Rectangles over more bands than this are looked at always.
  private static let mostBands = 40

  private let rects: [Rect?]
  /// By band, ascending; empty where there are few rectangles.
  private var bands: [Int: [Int]] = [:]
  /// Those of unknown or of great height.
  private var everywhere: [Int] = []
  private let isIndexed: Bool

  /// - Parameter rects: nil where it is not known.
  init(_ rects: [Rect?]) {
    self.rects = rects
    isIndexed = rects.count >= Self.leastCount
    guard isIndexed else { return }
    for (index, rect) in rects.enumerated() {
      guard let range = rect.flatMap(Self.range) else {
        everywhere.append(index)
        continue
      }
      for band in range { bands[band, default: []].append(index) }
    }
  }

  /// The bands of a rectangle; nil where they are many, or the rectangle reaches into the infinite.
  private static func range(of rect: Rect) -> ClosedRange<Int>? {
    let (top, bottom) = ((rect.minY / height).rounded(.down), (rect.maxY / height).rounded(.down))
    guard abs(top) < 1e9, abs(bottom) < 1e9, bottom >= top, bottom - top < Double(mostBands) else {
      return nil
    }
    return Int(top)...Int(bottom)
  }

  /// The indices of those that may touch a rectangle, ascending.
  func items(touching rect: Rect) -> [Int] {
    let candidates = candidates(for: rect)
    return candidates.filter { rects[$0]?.touches(rect) ?? true }
  }

  private func candidates(for rect: Rect) -> [Int] {
    guard isIndexed, let range = Self.range(of: rect) else { return Array(rects.indices) }
    if range.count == 1, everywhere.isEmpty { return bands[range.lowerBound] ?? [] }
    var found = everywhere
    for band in range { found += bands[band] ?? [] }
    found.sort()
    return found.enumerated().filter { $0.offset == 0 || found[$0.offset - 1] != $0.element }.map(\.element)
  }
}

extension Rect {
  /// Whether two rectangles have a point in common, be it of their edges.
  func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
