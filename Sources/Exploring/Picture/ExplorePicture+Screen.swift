import SemanticTree
import Terminal

extension ExplorePicture {
  /// Draws the elements that VoiceOver reaches, with its cursor.
  func drawScreen(_ canvas: inout Canvas, _ area: PictureLayout.Area) {
    let name = explorer.session.environment
    let inside = drawFrame(
      &canvas, area, "screen \(Int(name.width)) by \(Int(name.height)) points")
    // The first column is the cursor's, so that it covers nothing.
    guard !inside.rows.isEmpty, inside.columns.count > 1 else { return }
    let session = explorer.session
    let sketches = session.stops.map { ElementSketch($0, state: session.spokenState(of: $0)) }
    let map = ScreenMap(
      sketches, screen: screenSize, width: inside.columns.count - 1, height: inside.rows.count,
      focus: session.focus, isMirrored: isMirrored)
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

  private var isMirrored: Bool { explorer.session.environment.layoutDirection == .rightToLeft }

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
    let left = area.columns.lowerBound + 1
    let columns = (placed.columns.lowerBound + left)..<(placed.columns.upperBound + left)
    let rows = (top + area.rows.lowerBound)..<(top + area.rows.lowerBound + map.lineHeight)
    let style: Canvas.Style = isFocused ? .inverse : placed.sketch.style
    let hasFrame = map.lineHeight == 3 && columns.count >= 5 && (isFocused || placed.sketch.isControl)
    if hasFrame {
      canvas.frame(columns: columns, rows: rows, isFocused ? glyphs.focus : glyphs.control)
    }
    let line = hasFrame ? (columns.lowerBound + 1)..<(columns.upperBound - 1) : columns
    let row = rows.lowerBound + map.lineHeight / 2
    if isFocused {
      canvas.write(glyphs.pointer, column: columns.lowerBound - 1, row: row, limit: 1, style: .inverse)
      canvas.fill(columns: line, rows: row..<(row + 1), style: style)
    }
    let text = placed.sketch.text(width: line.count, mark: glyphs.cut)
    // Texts begin at the side where reading begins.
    let indent = isMirrored ? max(line.count - CharacterWidth.columns(of: text), 0) : 0
    canvas.write(
      text, column: line.lowerBound + indent, row: row, limit: line.count - indent, style: style)
  }
}
