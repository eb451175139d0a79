/// A picture made of character cells.
public struct Canvas: Equatable, Sendable {
  /// How a cell is set off, where the terminal can show it.
  public enum Style: Hashable, Sendable {
    case plain, bold, faint, inverse
  }

  /// One cell. The second cell of a wide character has no character.
  public struct Cell: Equatable, Sendable {
    public var character: Character?
    public var style: Style

    static let blank = Cell(character: " ", style: .plain)
  }

  /// Columns.
  public let width: Int
  /// Lines.
  public let height: Int
  private var cells: [Cell]

  /// A blank picture; negative sizes count as 0.
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// A cell, or nil outside the picture.
  public subscript(column: Int, row: Int) -> Cell? {
    contains(column, row) ? cells[row * width + column] : nil
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<width).contains(column) && (0..<height).contains(row)
  }

  /// Writes a text on one line, without what lies outside the picture or beyond `limit` columns.
  public mutating func write(
    _ text: String, column: Int, row: Int, limit: Int = .max, style: Style = .plain
  ) {
    var next = column
    let end = limit > width - column ? width : column + limit
    for character in TerminalText.harmless(text) {
      let columns = CharacterWidth.columns(of: character)
      if columns == 0 { continue }
      if next + columns > end { return }
      put(character, next, row, columns, style)
      next += columns
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int, _ columns: Int, _ style: Style)
  {
    guard contains(column, row), contains(column + columns - 1, row) else { return }
    for covered in column..<(column + columns) { clearWide(covered, row) }
    cells[row * width + column] = Cell(character: character, style: style)
    if columns == 2 { cells[row * width + column + 1] = Cell(character: nil, style: style) }
  }

  /// A wide character of which one half is overwritten loses the other too.
  private mutating func clearWide(_ column: Int, _ row: Int) {
    let index = row * width + column
    if cells[index].character == nil, column > 0 { cells[index - 1] = .blank }
    if column + 1 < width, cells[index + 1].character == nil { cells[index + 1] = .blank }
  }

  /// Fills a rectangle with blanks of a style, as far as it lies in the picture.
  public mutating func fill(columns: Range<Int>, rows: Range<Int>, style: Style = .plain) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) { put(" ", column, row, 1, style) }
    }
  }

  /// Draws a frame; it needs two columns and two lines.
  public mutating func frame(
    columns: Range<Int>, rows: Range<Int>, _ lines: FrameLines, style: Style = .plain
  ) {
    guard columns.count >= 2, rows.count >= 2 else { return }
    let (left, right, top, bottom) = (
      columns.lowerBound, columns.upperBound - 1, rows.lowerBound, rows.upperBound - 1
    )
    for column in columns.dropFirst().dropLast() {
      for row in [top, bottom] { put(lines.horizontal, column, row, 1, style) }
    }
    for row in rows.dropFirst().dropLast() {
      for column in [left, right] { put(lines.vertical, column, row, 1, style) }
    }
    put(lines.topLeft, left, top, 1, style)
    put(lines.topRight, right, top, 1, style)
    put(lines.bottomLeft, left, bottom, 1, style)
    put(lines.bottomRight, right, bottom, 1, style)
  }

  /// A line of the picture as text, without blanks at its end.
  public func text(row: Int) -> String {
    guard (0..<height).contains(row) else { return "" }
    let line = String(cells[(row * width)..<((row + 1) * width)].compactMap(\.character))
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  func cells(row: Int) -> ArraySlice<Cell> { cells[(row * width)..<((row + 1) * width)] }
}

/// The characters of a frame.
public struct FrameLines: Equatable, Sendable {
  var horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight: Character

  /// Lines, for a terminal that shows Unicode.
  public static let light = FrameLines(
    horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
  public static let heavy = FrameLines(
    horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
  public static let rounded = FrameLines(
    horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
  /// Characters that every terminal has.
  public static let ascii = FrameLines(
    horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
  public static let asciiHeavy = FrameLines(
    horizontal: "=", vertical: "#", topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#")
}
