internal import CPango

/// In which order the clusters of a line stand from left to right.
enum VisualOrder {
  /// - Parameter isRightToLeft: the direction of a line that has no letters of its own.
  static func of(_ segments: Segments, isRightToLeft: Bool) -> [Int] {
    let clusters = Array(0..<segments.count)
    guard segments.text.contains(where: { $0 >= firstByteBeyondGreek }) else { return clusters }
    let levels = levels(of: segments, isRightToLeft: isRightToLeft)
    guard levels.count == segments.count, let highest = levels.max(), highest > 0 else { return clusters }
    return (1...highest).reversed().reduce(clusters) { reversed($0, from: $1, levels) }
  }

  /// No script that is written from the right begins its characters with a lower byte.
  private static let firstByteBeyondGreek: UInt8 = 0xD6

  /// The embedding level of each cluster, by the Unicode bidirectional algorithm.
  private static func levels(of segments: Segments, isRightToLeft: Bool) -> [UInt8] {
    let text = segments.text.map { $0 == 0 ? 1 : $0 }
    var direction = isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
    let found = text.withUnsafeBytes { bytes -> UnsafeMutablePointer<UInt8>? in
      guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return nil }
      return pango_log2vis_get_embedding_levels(start, Int32(bytes.count), &direction)
    }
    guard let found else { return [] }
    defer { g_free(found) }
    // The answer has one level a character; a cluster has that of its first.
    var character = 0
    return (0..<segments.count).map { cluster in
      let level = found[character]
      character += segments.string(cluster..<cluster + 1).unicodeScalars.count
      return level
    }
  }

  /// Turns every stretch of at least a level around.
  private static func reversed(_ order: [Int], from level: UInt8, _ levels: [UInt8]) -> [Int] {
    var result: [Int] = []
    var stretch: [Int] = []
    for cluster in order {
      if levels[cluster] >= level {
        stretch.append(cluster)
      } else {
        result += stretch.reversed() + [cluster]
        stretch = []
      }
    }
    return result + stretch.reversed()
  }
}
