import SemanticTree

/// A paragraph with the width of every cluster at one scale, ready to be broken into lines.
struct Composition {
  let segments: Segments
  /// The sums of the widths of all clusters before each, in points; one more than there are clusters.
  let edges: [Double]
  /// The vertical measures of every run.
  let measures: [LineMeasures]
  /// The width of a sign that is not in the text, in the font of a run; few texts need one.
  let addedWidth: (_ sign: String, _ run: Int) -> Double
  let lineSpacing: Double
  /// True where every line is as high as any other.
  let isUniform: Bool

  init(
    segments: Segments, edges: [Double], measures: [LineMeasures], lineSpacing: Double,
    addedWidth: @escaping (_ sign: String, _ run: Int) -> Double
  ) {
    self.segments = segments
    self.edges = edges
    self.measures = measures
    self.addedWidth = addedWidth
    self.lineSpacing = lineSpacing
    isUniform = measures.dropFirst().allSatisfy { $0 == measures.first }
  }

  func width(_ range: Range<Int>) -> Double {
    edges[range.upperBound] - edges[range.lowerBound]
  }

  /// The width a line takes up: spaces at its end count only before a hard end, and never beyond the limit.
  func width(of line: BrokenLine, limit: Double?) -> Double {
    let inked = width(segments.trimmed(line.clusters))
    guard line.isParagraphEnd else { return inked + hyphenWidth(before: line.clusters.upperBound) }
    return max(inked, min(width(line.clusters), limit ?? .infinity))
  }

  /// The width of the hyphen that a line broken before a cluster shows, mostly none.
  func hyphenWidth(before cluster: Int) -> Double {
    guard cluster > 0, segments.traits[cluster - 1].contains(.softHyphen) else { return 0 }
    return addedWidth("-", segments.run(of: cluster - 1))
  }

  /// What a line shows when nothing is lost.
  func string(of line: BrokenLine) -> String {
    if line.isParagraphEnd { return segments.string(line.clusters) }
    let shown = segments.string(segments.trimmed(line.clusters))
    return shown.last == "\u{AD}" ? shown.dropLast() + "-" : shown
  }

  /// The measures of the line that shows these clusters.
  func lineMeasures(_ range: Range<Int>) -> LineMeasures {
    let first = segments.run(of: range.lowerBound)
    if isUniform { return measures[first] }
    var found = measures[first]
    for run in segments.runs.indices.dropFirst(first + 1) {
      if segments.runs[run].lowerBound >= range.upperBound { break }
      if !segments.runs[run].isEmpty { found = found.union(measures[run]) }
    }
    return found
  }
}

/// A line before truncation.
struct BrokenLine: Hashable {
  /// What it holds, without the newline.
  var clusters: Range<Int>
  /// True where the text or a paragraph ends here, rather than the room.
  var isParagraphEnd: Bool
}
