/// Where the lines of a text stand, in unrounded points from its top.
struct LineStack {
  private(set) var tops: [Double] = []
  private(set) var baselines: [Double] = []
  private(set) var heights: [Double] = []
  /// The height of all lines together.
  private(set) var height = 0.0

  init(_ lines: some Sequence<BrokenLine>, of text: Composition) {
    var gap = 0.0
    for line in lines {
      let measures = text.lineMeasures(line.clusters)
      let top = tops.isEmpty ? 0 : height + gap + text.lineSpacing
      tops.append(top)
      baselines.append(top + measures.ascent)
      heights.append(measures.height)
      height = top + measures.height
      gap = measures.gap
    }
  }

  /// The height of the first lines alone.
  func height(of count: Int) -> Double {
    count > 0 ? tops[count - 1] + heights[count - 1] : 0
  }

  /// How many lines a height has room for; at least one.
  func linesFitting(_ limit: Double?) -> Int {
    guard let limit else { return max(tops.count, 1) }
    let room = limit + LineFiller.tolerance
    let count = tops.indices.partitioningIndex { tops[$0] + heights[$0] > room }
    return max(count, 1)
  }
}
