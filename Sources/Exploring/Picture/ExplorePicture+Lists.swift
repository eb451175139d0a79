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

  /// Draws the keys in as many columns as there is room for.
  func drawHelp(_ canvas: inout Canvas, _ area: PictureLayout.Area) {
    let inside = drawFrame(&canvas, area, "keys")
    let height = inside.rows.count
    guard height > 0 else { return }
    let entries = KeyMap.entries
    let columns = (entries.count + height - 1) / height
    let width = inside.columns.count / columns
    for (index, entry) in entries.enumerated() {
      let name = entry.keyNames.split(separator: ",").first.map(String.init) ?? ""
      let padded = name + String(repeating: " ", count: max(10 - name.count, 1))
      let explanation = width >= 60 ? KeyWords.explanation(entry) : entry.effect
      canvas.write(
        cut(padded + explanation, max(width - 1, 0)),
        column: inside.columns.lowerBound + index / height * width,
        row: inside.rows.lowerBound + index % height)
    }
  }
}
