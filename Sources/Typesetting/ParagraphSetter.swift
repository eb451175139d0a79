import SemanticTree

/// Sets one paragraph in a room.
struct ParagraphSetter {
  let paragraph: Paragraph
  /// In points; nil is unlimited.
  let width, height: Double?
  let composer: Composer

  private var pixels: Pixels { Pixels(scale: paragraph.scale) }

  func layout() -> TextLayout {
    let (whole, measurement) = composer.compose(paragraph)
    let wholeLines = LineFiller.lines(of: whole, width: width)
    let wholeStack = LineStack(wholeLines, of: whole)
    let factor = scaleFactor(fitsWhole: wholeLines.count <= lineCount(wholeStack))
    let text = factor == 1 ? whole : composer.compose(paragraph, factor: factor).0
    let lines = factor == 1 ? wholeLines : LineFiller.lines(of: text, width: width)
    let stack = factor == 1 ? wholeStack : LineStack(lines, of: text)
    let shown = Array(shownLines(lines, count: min(lines.count, lineCount(stack)), of: text))
    let size = Size(
      width: pixels.up(shown.map(\.width).max() ?? 0),
      height: pixels.up(max(stack.height(of: shown.count), reservedHeight(lines, of: text))))
    let shift = pixels.nearest(stack.baselines[0]) - stack.baselines[0]
    return TextLayout(
      size: size, lines: placed(shown, stack: stack, shift: shift, width: size.width),
      naturalWidth: naturalWidth(of: whole),
      unlimitedSize: unlimitedSize(wholeLines, stack: wholeStack, of: whole),
      isTruncated: shown.count < lines.count, scaleFactor: factor,
      firstBaseline: stack.baselines[0] + shift,
      lastBaseline: pixels.up(stack.baselines[shown.count - 1] + shift), measurement: measurement)
  }
}

/// A line as it is shown.
private struct ShownLine {
  var text: String
  var width: Double
}

extension ParagraphSetter {
  /// The most lines that may be shown.
  private func lineCount(_ stack: LineStack) -> Int {
    min(max(paragraph.lineLimit ?? .max, 1), stack.linesFitting(height))
  }

  private func shownLines(_ lines: [BrokenLine], count: Int, of text: Composition) -> [ShownLine] {
    var shown = lines.prefix(count).map { line in
      ShownLine(text: text.string(of: line), width: text.width(of: line, limit: width))
    }
    if count < lines.count {
      let short = Truncation(text: text, limit: width).shorten(lines[count - 1], mode: paragraph.truncation)
      shown[count - 1] = ShownLine(
        text: text.segments.string(short.before) + "…" + text.segments.string(short.after),
        width: short.width)
    }
    return shown
  }

  private func placed(
    _ lines: [ShownLine], stack: LineStack, shift: Double, width: Double
  ) -> [TextLine] {
    lines.enumerated().map { index, line in
      let frame = Rect(
        x: startEdge(of: line, in: width), y: stack.tops[index], width: line.width,
        height: stack.heights[index])
      return TextLine(text: line.text, frame: frame, baseline: stack.baselines[index] + shift)
    }
  }

  /// The distance of a line from the left edge; leading is right where the layout runs from right to left.
  private func startEdge(of line: ShownLine, in width: Double) -> Double {
    let room = max(width - line.width, 0)
    let isRightToLeft = paragraph.layoutDirection == .rightToLeft
    switch paragraph.alignment {
    case .leading: return isRightToLeft ? room : 0
    case .center: return room / 2
    case .trailing: return isRightToLeft ? 0 : room
    }
  }
}

extension ParagraphSetter {
  private func naturalWidth(of text: Composition) -> Double {
    let lines = LineFiller.lines(of: text, width: nil)
    return pixels.up(lines.map { text.width(of: $0, limit: nil) }.max() ?? 0)
  }

  private func unlimitedSize(_ lines: [BrokenLine], stack: LineStack, of text: Composition) -> Size {
    Size(
      width: pixels.up(lines.map { text.width(of: $0, limit: width) }.max() ?? 0),
      height: pixels.up(stack.height))
  }

  /// The height of the lines that are kept free even where there is no text for them.
  private func reservedHeight(_ lines: [BrokenLine], of text: Composition) -> Double {
    guard paragraph.reservedLines > 0, let last = lines.last else { return 0 }
    let empty = BrokenLine(
      clusters: last.clusters.upperBound..<last.clusters.upperBound, isParagraphEnd: true)
    let count = min(paragraph.reservedLines, 10_000)
    let kept = lines.prefix(count) + Array(repeating: empty, count: max(count - lines.count, 0))
    return LineStack(kept, of: text).height
  }
}

extension ParagraphSetter {
  /// The share of the font size at which the whole text fits, in steps of one per cent.
  ///
  /// iOS uses one share for the whole text; which steps it tries is unknown.
  private func scaleFactor(fitsWhole: Bool) -> Double {
    let least = paragraph.minimumScaleFactor
    if fitsWhole || !(least < 1) { return 1 }
    let lowest = max(Int((least * 100).rounded(.up)), 1)
    let steps = lowest..<100
    let failing = steps.partitioningIndex { !fits(Double($0) / 100) }
    return Double(max(failing - 1, lowest)) / 100
  }

  private func fits(_ factor: Double) -> Bool {
    let text = composer.compose(paragraph, factor: factor).0
    let lines = LineFiller.lines(of: text, width: width)
    return lines.count <= lineCount(LineStack(lines, of: text))
  }
}
