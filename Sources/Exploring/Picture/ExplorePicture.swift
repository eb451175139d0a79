import SemanticTree
import Terminal
import VoiceOver

/// The picture that someone who explores sees: the screen with VoiceOver's cursor, what happened, what is said, and
/// which keys there are.
@MainActor
public struct ExplorePicture {
  let explorer: Explorer
  let title: String
  let glyphs: Glyphs

  public init(_ explorer: Explorer, title: String, usesUnicode: Bool) {
    self.explorer = explorer
    self.title = title
    glyphs = usesUnicode ? .unicode : .ascii
  }

  /// Draws for a terminal of any size; what does not fit is left out, the caption last.
  public func canvas(columns: Int, lines: Int) -> Canvas {
    var canvas = Canvas(width: columns, height: lines)
    let layout = PictureLayout(columns: columns, lines: lines, screen: screenSize)
    if layout.hasBars {
      canvas.write(cut(title, columns), column: 0, row: 0, style: .bold)
      canvas.write(cut(keys(columns), columns), column: 0, row: lines - 1, style: .faint)
    }
    switch explorer.mode {
    case .help(let page): drawHelp(&canvas, layout.body, page)
    case .choosing(let chooser): drawChooser(chooser, &canvas, layout.body)
    case .gestures, .typing:
      drawScreen(&canvas, layout.screen)
      drawHistory(&canvas, layout.history)
    }
    drawCaption(&canvas, layout.caption)
    return canvas
  }

  var screenSize: Size {
    Size(width: explorer.session.environment.width, height: explorer.session.environment.height)
  }

  func cut(_ text: String, _ width: Int) -> String {
    TerminalText.cut(TerminalText.harmless(text), to: width, mark: glyphs.cut)
  }

  // MARK: - The edges

  /// The keys for a width: the first ones that fit, and always those that lead on and out.
  private func keys(_ width: Int) -> String {
    let (first, always) = keyGroups
    let lines = (0...first.count).reversed().map {
      (first.prefix($0) + always).joined(separator: "  ")
    }
    return lines.first { CharacterWidth.columns(of: $0) <= width } ?? always.joined(separator: "  ")
  }

  private var keyGroups: (first: [String], always: [String]) {
    switch explorer.mode {
    case .gestures:
      (
        ["\(glyphs.arrows) move", "Enter tap", "\(glyphs.upDown) \(rotor)", "r turn rotor", "t read all"],
        ["? keys", "q quit"]
      )
    case .typing:
      (["typing: letters go into the field", "Backspace deletes"], ["Escape gestures"])
    case .choosing: (["\(glyphs.upDown) move", "type to narrow", "Enter choose"], ["Escape close"])
    case .help: (["press a key to hear what it does", "? next page"], ["Escape back"])
    }
  }

  private var rotor: String {
    let session = explorer.session
    return session.rotorItems.contains(session.rotorItem)
      ? session.spokenName(of: session.rotorItem) : "rotor"
  }

  private func drawCaption(_ canvas: inout Canvas, _ area: PictureLayout.Area) {
    let inside = drawFrame(&canvas, area, "VoiceOver says")
    let texts = explorer.captions.isEmpty ? ["(nothing)"] : explorer.captions
    let lines = texts.flatMap { TerminalText.wrap($0, to: inside.columns.count) }
    for (index, line) in lines.prefix(inside.rows.count).enumerated() {
      let isCut = index == inside.rows.count - 1 && lines.count > inside.rows.count
      canvas.write(
        isCut ? cut(line + String(repeating: " ", count: inside.columns.count), inside.columns.count) : line,
        column: inside.columns.lowerBound, row: inside.rows.lowerBound + index,
        limit: inside.columns.count)
    }
  }

  private func drawHistory(_ canvas: inout Canvas, _ area: PictureLayout.Area) {
    let inside = drawFrame(&canvas, area, "what happened")
    let lines = explorer.history.suffix(inside.rows.count).flatMap { happening in
      TerminalText.wrap(happening.line, to: inside.columns.count).map { ($0, style(of: happening.kind)) }
    }
    for (index, line) in lines.suffix(inside.rows.count).enumerated() {
      canvas.write(
        line.0, column: inside.columns.lowerBound, row: inside.rows.lowerBound + index,
        limit: inside.columns.count, style: line.1)
    }
  }

  private func style(of kind: Happening.Kind) -> Canvas.Style {
    switch kind {
    case .gesture, .sound, .remark, .help: .faint
    case .speech: .plain
    case .silence: .bold
    }
  }

  /// Draws a frame with a title where the area has one, and returns what is inside.
  func drawFrame(_ canvas: inout Canvas, _ area: PictureLayout.Area, _ title: String) -> PictureLayout.Area {
    guard area.isFramed else { return area }
    canvas.frame(columns: area.columns, rows: area.rows, glyphs.frame, style: .faint)
    canvas.write(
      cut(" \(title) ", max(area.columns.count - 4, 0)), column: area.columns.lowerBound + 2,
      row: area.rows.lowerBound)
    return area.inside
  }
}
