import Terminal

extension ExplorePicture {
  /// Draws a list to choose from in place of the screen.
  func drawChooser(_ chooser: Chooser, _ canvas: inout Canvas, _ area: PictureLayout.Area) {
    let filter = chooser.filter.isEmpty ? "" : ": \(chooser.filter)"
    let inside = drawFrame(&canvas, area, chooser.title + filter)
    let height = inside.rows.count
    guard height > 0 else { return }
    let first = min(max(chooser.index - height / 2, 0), max(chooser.shown.count - height, 0))
    for (offset, item) in chooser.shown.dropFirst(first).prefix(height).enumerated() {
      let isCurrent = first + offset == chooser.index
      canvas.write(
        cut((isCurrent ? "\(glyphs.pointer) " : "  ") + item.name, inside.columns.count),
        column: inside.columns.lowerBound, row: inside.rows.lowerBound + offset,
        style: isCurrent ? .inverse : .plain)
    }
  }

  /// Draws a page of the key help: what keys do, what that is on a device, and what the picture's signs mean.
  func drawHelp(_ canvas: inout Canvas, _ area: PictureLayout.Area, _ page: Int) {
    let size = area.isFramed ? area.inside : area
    let (height, width) = (size.rows.count, size.columns.count)
    guard height > 0, width > 0 else { return }
    let columnWidth = width / max(width / Self.helpWidth, 1)
    let lines = KeyWords.help.flatMap { fitted($0, max(columnWidth - 1, 1)) }
    let perPage = height * (width / columnWidth)
    let pages = (lines.count + perPage - 1) / perPage
    let shown = page % pages
    let inside = drawFrame(&canvas, area, pages > 1 ? "keys, page \(shown + 1) of \(pages)" : "keys")
    for (index, line) in lines.dropFirst(shown * perPage).prefix(perPage).enumerated() {
      canvas.write(
        line, column: inside.columns.lowerBound + index / height * columnWidth,
        row: inside.rows.lowerBound + index % height)
    }
  }

  /// Enough for every key with its gesture.
  private static let helpWidth = 90

  private func fitted(_ line: String, _ width: Int) -> [String] {
    CharacterWidth.columns(of: line) <= width ? [line] : TerminalText.wrap(line, to: width)
  }
}
