import SemanticTree

/// Which cells of a terminal are for what.
struct PictureLayout: Equatable {
  /// A rectangle of cells.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
    var isFramed = false

    static let none = Area(columns: 0..<0, rows: 0..<0)

    /// Without the frame.
    var inside: Area {
      guard columns.count > 2, rows.count > 2 else { return .none }
      return Area(
        columns: (columns.lowerBound + 1)..<(columns.upperBound - 1),
        rows: (rows.lowerBound + 1)..<(rows.upperBound - 1))
    }
  }

  /// Whether there are a title and a line of keys.
  let hasBars: Bool
  /// Between the bars, above the caption.
  let body: Area
  /// The left part of the body, or all of it.
  let screen: Area
  /// The right part, where it is wide enough.
  let history: Area
  let caption: Area

  init(columns: Int, lines: Int, screen size: Size) {
    hasBars = lines >= 8 && columns >= 16
    let isFramed = lines >= 12 && columns >= 24
    let bar = hasBars ? 1 : 0
    let text = lines < 8 ? max(lines / 2, 1) : lines < 20 ? 2 : lines < 40 ? 3 : 5
    let height = min(text + (isFramed ? 2 : 0), lines)
    let top = max(lines - bar - height, 0)
    caption = Area(columns: 0..<columns, rows: top..<(top + height), isFramed: isFramed)
    guard lines >= 4, columns >= 8 else {
      (body, self.screen, history) = (.none, .none, .none)
      return
    }
    body = Area(columns: 0..<columns, rows: bar..<top, isFramed: isFramed)
    let share = Self.screenWidth(columns, rows: body.rows.count, size)
    self.screen = Area(columns: 0..<share, rows: body.rows, isFramed: isFramed)
    history = share < columns ? Area(columns: share..<columns, rows: body.rows, isFramed: isFramed) : .none
  }

  /// A cell is about twice as high as wide, which gives a screen its shape; below some width no text can be read.
  private static func screenWidth(_ columns: Int, rows: Int, _ size: Size) -> Int {
    if columns < 64 { return columns }
    let shape = size.height > 0 ? size.width / size.height : 1
    let natural = Int(min(max(Double(rows) * 2 * shape, 0), 1_000))
    return min(max(natural, 44), columns * 6 / 10)
  }
}
