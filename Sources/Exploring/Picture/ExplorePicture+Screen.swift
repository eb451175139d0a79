import SemanticTree
import Terminal

extension ExplorePicture {
  /// Draws the elements that VoiceOver reaches, with its cursor.
  func drawScreen(_ canvas: inout Canvas, _ area: PictureLayout.Area) {
    let name = explorer.session.environment
    let inside = drawFrame(
      &canvas, area, "screen \(Int(name.width)) by \(Int(name.height)) points")
    guard !inside.rows.isEmpty, !inside.columns.isEmpty else { return }
    let session = explorer.session
    let sketches = session.stops.map { ElementSketch($0, state: session.spokenState(of: $0)) }
    let map = ScreenMap(
      sketches, screen: screenSize, width: inside.columns.count, height: inside.rows.count,
      focus: session.focus)
    // The focused element comes last, so that nothing covers it.
    let ordered =
      map.placed.filter { $0.sketch.id != session.focus }
      + map.placed.filter { $0.sketch.id == session.focus }
    for placed in ordered { draw(placed, map, &canvas, inside) }
    if sketches.isEmpty {
      canvas.write("nothing can be reached", column: inside.columns.lowerBound, row: inside.rows.lowerBound)
    }
    if area.isFramed { drawMore(&canvas, area, map, inside.rows.count) }
  }

  private func drawMore(_ canvas: inout Canvas, _ area: PictureLayout.Area, _ map: ScreenMap, _ height: Int) {
    let column = area.columns.upperBound - glyphs.above.count - 3
    if map.firstRow > 0 { canvas.write(" \(glyphs.above) ", column: column, row: area.rows.lowerBound) }
    if map.firstRow + height < map.rowCount {
      canvas.write(" \(glyphs.below) ", column: column, row: area.rows.upperBound - 1)
    }
  }

  private func draw(
    _ placed: ScreenMap.Placed, _ map: ScreenMap, _ canvas: inout Canvas, _ area: PictureLayout.Area
  ) {
    let top = placed.row - map.firstRow
    guard top >= 0, top + map.lineHeight <= area.rows.count else { return }
    let isFocused = placed.sketch.id == explorer.session.focus
    let left = area.columns.lowerBound
    let columns = (placed.columns.lowerBound + left)..<(placed.columns.upperBound + left)
    let rows = (top + area.rows.lowerBound)..<(top + area.rows.lowerBound + map.lineHeight)
    let style: Canvas.Style = isFocused ? .inverse : placed.sketch.style
    let hasFrame = map.lineHeight == 3 && columns.count >= 5 && (isFocused || placed.sketch.isControl)
    if hasFrame {
      canvas.frame(columns: columns, rows: rows, isFocused ? glyphs.focus : glyphs.control)
    }
    let line = hasFrame ? (columns.lowerBound + 1)..<(columns.upperBound - 1) : columns
    let text = text(of: placed.sketch, isFocused, hasFrame, line.count)
    let row = rows.lowerBound + map.lineHeight / 2
    if isFocused { canvas.fill(columns: line, rows: row..<(row + 1), style: style) }
    canvas.write(cut(text, line.count), column: line.lowerBound, row: row, limit: line.count, style: style)
  }

  /// A frame says as much as brackets do, and so does the cursor; where they do not fit the name counts more.
  private func text(of sketch: ElementSketch, _ isFocused: Bool, _ hasFrame: Bool, _ width: Int) -> String {
    if isFocused { return "\(glyphs.pointer) \(sketch.name)" }
    let fits = CharacterWidth.columns(of: sketch.text) <= width
    return hasFrame || !fits ? sketch.name : sketch.text
  }
}
