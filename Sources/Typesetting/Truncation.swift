import SemanticTree

/// What remains of a line that lost letters.
struct TruncatedLine {
  /// The clusters before and after the ellipsis.
  var before, after: Range<Int>
  var width: Double
}

/// Shortens the last line of a text that has too many.
struct Truncation {
  let text: Composition
  /// The room in points; nil is unlimited.
  let limit: Double?

  private var room: Double { (limit ?? .infinity) + LineFiller.tolerance }

  /// Shortens a line.
  ///
  /// Where more paragraphs follow, letters are lost at their end whatever the mode, since the loss is there.
  func shorten(_ line: BrokenLine, mode: TruncationMode) -> TruncatedLine {
    let rest = line.clusters.lowerBound..<paragraphEnd(after: line)
    if line.isParagraphEnd { return tail(rest) }
    switch mode {
    case .tail: return tail(rest)
    case .head: return head(rest)
    case .middle: return middle(rest)
    }
  }

  private func paragraphEnd(after line: BrokenLine) -> Int {
    var end = line.clusters.upperBound
    while !line.isParagraphEnd, end < text.segments.count, !text.segments.traits[end].contains(.newline) {
      end += 1
    }
    return end
  }

  private func tail(_ rest: Range<Int>) -> TruncatedLine {
    let ellipsis = ellipsis(at: rest.lowerBound)
    let kept = text.segments.trimmed(prefix(of: rest, within: room - ellipsis))
    return TruncatedLine(
      before: kept, after: rest.upperBound..<rest.upperBound, width: text.width(kept) + ellipsis)
  }

  private func head(_ rest: Range<Int>) -> TruncatedLine {
    let ellipsis = ellipsis(at: rest.lowerBound)
    let kept = suffix(of: rest, within: room - ellipsis)
    return TruncatedLine(
      before: rest.lowerBound..<rest.lowerBound, after: kept, width: text.width(kept) + ellipsis)
  }

  /// Keeps about as much of both ends; what one end cannot use goes to the other.
  private func middle(_ rest: Range<Int>) -> TruncatedLine {
    let ellipsis = ellipsis(at: rest.lowerBound)
    let room = room - ellipsis
    let half = prefix(of: rest, within: room / 2)
    let end = suffix(of: half.upperBound..<rest.upperBound, within: room - text.width(half))
    let start = prefix(of: rest.lowerBound..<end.lowerBound, within: room - text.width(end))
    return TruncatedLine(
      before: start, after: end, width: text.width(start) + ellipsis + text.width(end))
  }

  private func ellipsis(at cluster: Int) -> Double {
    text.addedWidth("…", text.segments.run(of: cluster))
  }

  private func prefix(of range: Range<Int>, within room: Double) -> Range<Int> {
    let start = text.edges[range.lowerBound]
    let end = (range.lowerBound..<range.upperBound).partitioningIndex { text.edges[$0 + 1] - start > room }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, within room: Double) -> Range<Int> {
    let end = text.edges[range.upperBound]
    let start = (range.lowerBound..<range.upperBound).partitioningIndex { end - text.edges[$0] <= room }
    return start..<range.upperBound
  }
}
