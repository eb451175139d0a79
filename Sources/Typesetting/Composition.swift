import SemanticTree

/// A paragraph with the width of every cluster at one scale, ready to be broken into lines.
struct Composition {
  let segments: Segments
  /// The sums of the widths of all clusters before each, in points; one more than there are clusters.
  let edges: [Double]
  /// The vertical measures of every run.
  let measures: [LineMeasures]
  /// The width of an ellipsis in the font of a run; few texts need it.
  let ellipsis: (_ run: Int) -> Double
  let lineSpacing: Double
  /// True where every line is as high as any other.
  let isUniform: Bool

  init(
    segments: Segments, edges: [Double], measures: [LineMeasures], lineSpacing: Double,
    ellipsis: @escaping (_ run: Int) -> Double
  ) {
    self.segments = segments
    self.edges = edges
    self.measures = measures
    self.ellipsis = ellipsis
    self.lineSpacing = lineSpacing
    isUniform = measures.dropFirst().allSatisfy { $0 == measures.first }
  }

  func width(_ range: Range<Int>) -> Double {
    edges[range.upperBound] - edges[range.lowerBound]
  }

  /// The width a line takes up: spaces at its end count only before a hard end, and never beyond the limit.
  func width(of line: BrokenLine, limit: Double?) -> Double {
    let inked = width(segments.trimmed(line.clusters))
    guard line.isParagraphEnd else { return inked }
    return max(inked, min(width(line.clusters), limit ?? .infinity))
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
