/// Fills lines with as many words as fit, as text on iOS is set without hyphenation.
struct LineFiller {
  private let text: Composition
  private let limit: Double
  private var lines: [BrokenLine] = []

  /// Widths are sums of many numbers; this much over the limit still fits.
  static let tolerance = 0.001

  /// The lines of a text.
  /// - Parameter width: the room in points; nil breaks at newlines only.
  static func lines(of text: Composition, width: Double?) -> [BrokenLine] {
    var filler = LineFiller(text: text, limit: (width ?? .infinity) + tolerance)
    var start = 0
    for cluster in 0..<text.segments.count where text.segments.traits[cluster].contains(.newline) {
      filler.fill(start..<cluster)
      start = cluster + 1
    }
    filler.fill(start..<text.segments.count)
    return filler.lines
  }

  private init(text: Composition, limit: Double) {
    self.text = text
    self.limit = limit
  }

  /// Whether a line of these clusters has room for the hyphen it may end with.
  private func hasRoomForHyphen(_ line: Range<Int>) -> Bool {
    let hyphen = text.hyphenWidth(before: line.upperBound)
    return hyphen == 0 || text.width(line) + hyphen <= limit
  }

  /// Breaks one paragraph. Every line takes at least one cluster, however narrow the room.
  private mutating func fill(_ paragraph: Range<Int>) {
    var start = paragraph.lowerBound
    var lastBreak = start
    if text.width(paragraph) > limit {
      for cluster in paragraph {
        let traits = text.segments.traits[cluster]
        if traits.contains(.mayBreakBefore), hasRoomForHyphen(start..<cluster) { lastBreak = cluster }
        if traits.contains(.space) { continue }
        while cluster > start, text.width(start..<cluster + 1) > limit {
          // A word wider than the room is broken between its characters.
          let end = lastBreak > start ? lastBreak : cluster
          lines.append(BrokenLine(clusters: start..<end, isParagraphEnd: false))
          start = end
        }
      }
    }
    lines.append(BrokenLine(clusters: start..<paragraph.upperBound, isParagraphEnd: true))
  }
}
