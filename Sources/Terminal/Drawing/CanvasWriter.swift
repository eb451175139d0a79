/// Brings pictures to a terminal, writing only the lines that differ from what is shown.
public struct CanvasWriter: Sendable {
  private var shown: Canvas?
  private let usesStyles: Bool

  /// - Parameter usesStyles: whether bold, faint and inverse may be used.
  public init(usesStyles: Bool) { self.usesStyles = usesStyles }

  /// Forgets what is shown, so that the next picture is written whole.
  public mutating func forget() { shown = nil }

  /// Returns what the terminal must be sent to show a picture.
  public mutating func output(for canvas: Canvas) -> String {
    let old = shown.flatMap { $0.width == canvas.width && $0.height == canvas.height ? $0 : nil }
    shown = canvas
    var text = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for row in 0..<canvas.height where old.map({ $0.cells(row: row) != canvas.cells(row: row) }) ?? true {
      text += "\u{1B}[\(row + 1);1H" + line(canvas.cells(row: row), isLast: row == canvas.height - 1)
    }
    return text
  }

  // A character in the last cell of a terminal makes some scroll, so that cell stays empty.
  private func line(_ cells: ArraySlice<Canvas.Cell>, isLast: Bool) -> String {
    var text = ""
    var style = Canvas.Style.plain
    for cell in isLast ? cells.dropLast() : cells {
      guard let character = cell.character else { continue }
      if cell.style != style, usesStyles {
        text += "\u{1B}[0m" + code(cell.style)
        style = cell.style
      }
      text.append(character)
    }
    return text + (style == .plain ? "" : "\u{1B}[0m") + (isLast ? "\u{1B}[K" : "")
  }

  private func code(_ style: Canvas.Style) -> String {
    switch style {
    case .plain: ""
    case .bold: "\u{1B}[1m"
    case .faint: "\u{1B}[2m"
    case .inverse: "\u{1B}[7m"
    }
  }
}
