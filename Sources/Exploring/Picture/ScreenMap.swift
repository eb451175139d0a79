import SemanticTree
import Terminal

/// Where elements go when a screen is drawn in character cells.
///
/// Columns are to scale. Lines are as far as texts leave room: each line of elements gets a line of characters, and
/// only what is left over is space between them.
struct ScreenMap {
  /// An element with its cells.
  struct Placed: Equatable {
    var sketch: ElementSketch
    var columns: Range<Int>
    var row: Int
  }

  private struct Line {
    var middle: Double
    var members: [(sketch: ElementSketch, start: Int, end: Int)]
  }

  /// How many lines each line of elements takes: 3 where frames can be drawn, else 1.
  let lineHeight: Int
  /// Rows may reach beyond the height: then a part is shown, see ``firstRow``.
  let placed: [Placed]
  /// The first row that is shown.
  let firstRow: Int
  /// How many rows there are in all.
  let rowCount: Int

  private static let sameLine = 14.0

  init(
    _ sketches: [ElementSketch], screen: Size, width: Int, height: Int, focus: NodeID?,
    isMirrored: Bool = false
  ) {
    let lines = Self.lines(sketches, screen, width, focus, isMirrored)
    let lineHeight = lines.count * 3 <= height ? 3 : 1
    let content = max(screen.height, lines.last?.middle ?? 0)
    let rows = Self.rows(lines.map { $0.middle / max(content, 1) }, lineHeight, height)
    let placed = zip(lines, rows).flatMap { line, row in Self.place(line, row, width, lineHeight - 1) }
    self.placed = isMirrored ? placed.map { Self.mirrored($0, width) } : placed
    self.lineHeight = lineHeight
    rowCount = max(height, (rows.last ?? 0) + lineHeight)
    let focused = placed.first { $0.sketch.id == focus }?.row ?? 0
    firstRow = min(max(focused - height / 2, 0), rowCount - height)
  }

  /// Elements whose middles are at about one height stand on one line, unless they would cover each other.
  private static func lines(
    _ sketches: [ElementSketch], _ screen: Size, _ width: Int, _ focus: NodeID?, _ isMirrored: Bool
  ) -> [Line] {
    var lines: [Line] = []
    let scale = Double(width) / max(screen.width, 1)
    let ordered = sketches.enumerated().sorted {
      let (left, right) = (middle(of: $0.element), middle(of: $1.element))
      return left == right ? $0.offset < $1.offset : left < right
    }
    for (_, sketch) in ordered {
      let frame = sketch.frame
      let start = cell((isMirrored ? screen.width - frame.maxX : frame.minX) * scale)
      let end = max(cell((isMirrored ? screen.width - frame.minX : frame.maxX) * scale), start + 1)
      let middle = middle(of: sketch)
      let fits = lines.last.map { line in
        middle - line.middle <= sameLine && line.members.allSatisfy { end <= $0.start || $0.end <= start }
      }
      if fits == true {
        lines[lines.count - 1].members.append((sketch, start, end))
      } else {
        lines.append(Line(middle: middle, members: [(sketch, start, end)]))
      }
    }
    return lines.map { scrolled($0, width, focus) }
  }

  /// Right to left, everything is placed from the right; this is where it is then.
  private static func mirrored(_ placed: Placed, _ width: Int) -> Placed {
    var placed = placed
    placed.columns = (width - placed.columns.upperBound)..<(width - placed.columns.lowerBound)
    return placed
  }

  /// Where a tall element's text stands: near its top.
  private static func middle(of sketch: ElementSketch) -> Double {
    sketch.frame.minY + min(sketch.frame.height, 48) / 2
  }

  /// Frames may be anything; cells may not.
  private static func cell(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value.rounded(), -10_000), 10_000)) : 0
  }

  /// A line that is wider than the screen is moved so that the focused element can be seen.
  private static func scrolled(_ line: Line, _ width: Int, _ focus: NodeID?) -> Line {
    var line = line
    line.members.sort { $0.start < $1.start }
    guard let focused = line.members.first(where: { $0.sketch.id == focus }) else { return line }
    let distance = focused.end > width ? focused.end - width : min(focused.start, 0)
    for index in line.members.indices {
      line.members[index].start -= distance
      line.members[index].end -= distance
    }
    return line
  }

  /// Rows to scale, moved apart where they would be one.
  private static func rows(_ shares: [Double], _ lineHeight: Int, _ height: Int) -> [Int] {
    var rows: [Int] = []
    for share in shares {
      let wanted = cell(share * Double(height)) - lineHeight / 2
      rows.append(max(wanted, rows.last.map { $0 + lineHeight } ?? 0))
    }
    var limit = max(height, rows.count * lineHeight) - lineHeight
    for index in rows.indices.reversed() {
      rows[index] = min(rows[index], limit)
      limit = rows[index] - lineHeight
    }
    return rows
  }

  /// Elements move apart as far as their texts need, where the line has room for all of them.
  private static func place(_ line: Line, _ row: Int, _ width: Int, _ margin: Int) -> [Placed] {
    guard let ranges = whole(line, width, margin) else { return tight(line, row, width, margin) }
    return zip(line.members, ranges).map { Placed(sketch: $0.sketch, columns: $1, row: row) }
  }

  /// The columns of elements whose texts are whole; nil where the line is too short or some lie outside of it.
  private static func whole(_ line: Line, _ width: Int, _ margin: Int) -> [Range<Int>]? {
    guard line.members.allSatisfy({ $0.start < width && $0.end > 0 }) else { return nil }
    let wanted = line.members.map { max(CharacterWidth.columns(of: $0.sketch.text) + margin, 1) }
    var ranges: [Range<Int>] = []
    for (member, wanted) in zip(line.members, wanted) {
      let start = max(member.start, ranges.last.map { $0.upperBound + 1 } ?? 0)
      ranges.append(start..<max(member.end, start + wanted))
    }
    var limit = width
    for index in ranges.indices.reversed() {
      let end = min(ranges[index].upperBound, limit)
      let start = min(ranges[index].lowerBound, end - wanted[index])
      ranges[index] = start..<end
      limit = start - 1
    }
    return ranges.allSatisfy { $0.lowerBound >= 0 } ? ranges : nil
  }

  /// A text may be wider than its element as far as nothing stands beside it.
  private static func tight(_ line: Line, _ row: Int, _ width: Int, _ margin: Int) -> [Placed] {
    var free = 0
    return line.members.enumerated().compactMap { index, member in
      let next = index + 1 < line.members.count ? min(line.members[index + 1].start - 1, width) : width
      let wanted = CharacterWidth.columns(of: member.sketch.text) + margin
      let natural = min(max(member.end, min(max(member.start, 0) + wanted, next)), width)
      let start = max(min(member.start, natural - wanted), free)
      let end = max(natural, min(start + wanted, next))
      guard start < end else { return nil }
      free = end + 1
      return Placed(sketch: member.sketch, columns: start..<end, row: row)
    }
  }
}
