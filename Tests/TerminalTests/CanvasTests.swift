import Testing

@testable import Terminal

@Suite struct CanvasTests {
  private func text(_ canvas: Canvas) -> [String] { (0..<canvas.height).map { canvas.text(row: $0) } }

  @Test func textIsCutAtTheEdges() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.write("abcdef", column: 1, row: 0)
    canvas.write("xyz", column: -1, row: 1)
    canvas.write("no", column: 0, row: 2)
    canvas.write("no", column: 0, row: -1)
    #expect(text(canvas) == [" abc", "yz"])
  }

  @Test func aLimitCutsToo() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.write("abcdef", column: 1, row: 0, limit: 3)
    #expect(text(canvas) == [" abc"])
  }

  @Test func wideCharactersTakeTwoCellsOrNone() {
    var canvas = Canvas(width: 5, height: 1)
    canvas.write("日本語", column: 0, row: 0)
    #expect(text(canvas) == ["日本"])
    canvas.write("x", column: 1, row: 0)
    #expect(text(canvas) == [" x本"])
    canvas.write("y", column: 2, row: 0)
    #expect(text(canvas) == [" xy"])
  }

  @Test func whatATerminalWouldObeyIsShownAsSpaces() {
    var canvas = Canvas(width: 9, height: 1)
    canvas.write("a\u{1B}[2Jb\u{7F}\u{9B}c", column: 0, row: 0)
    #expect(text(canvas) == ["a [2Jb  c"])
    #expect(TerminalText.harmless("a\u{202E}b\r\nc\u{2028}d") == "a b  c d")
  }

  @Test func framesNeedTwoCellsEachWay() {
    var canvas = Canvas(width: 4, height: 3)
    canvas.frame(columns: 0..<4, rows: 0..<3, .light)
    #expect(text(canvas) == ["┌──┐", "│  │", "└──┘"])
    var small = Canvas(width: 1, height: 1)
    small.frame(columns: 0..<1, rows: 0..<1, .ascii)
    #expect(text(small) == [""])
    small.frame(columns: -5..<40, rows: -5..<40, .ascii)
    #expect(text(small) == [""])
  }

  @Test(arguments: [(0, 0), (-3, 5), (1, 1), (5, 0)]) func anySizeCanBeDrawnOn(width: Int, height: Int) {
    var canvas = Canvas(width: width, height: height)
    canvas.write("日x", column: 0, row: 0)
    canvas.fill(columns: -2..<90, rows: -2..<90, style: .inverse)
    var writer = CanvasWriter(usesStyles: true)
    #expect(writer.output(for: canvas).hasPrefix("\u{1B}[0m\u{1B}[2J"))
  }

  // MARK: - Writing

  @Test func onlyLinesThatDifferAreWritten() {
    var writer = CanvasWriter(usesStyles: true)
    var canvas = Canvas(width: 3, height: 3)
    canvas.write("abc", column: 0, row: 0)
    _ = writer.output(for: canvas)
    #expect(writer.output(for: canvas) == "")
    canvas.write("x", column: 1, row: 1, style: .bold)
    #expect(writer.output(for: canvas) == "\u{1B}[2;1H \u{1B}[0m\u{1B}[1mx\u{1B}[0m ")
    writer.forget()
    #expect(writer.output(for: canvas).contains("abc"))
  }

  @Test func withoutStylesNothingIsSetOff() {
    var writer = CanvasWriter(usesStyles: false)
    var canvas = Canvas(width: 3, height: 2)
    canvas.write("abc", column: 0, row: 0, style: .inverse)
    let output = writer.output(for: canvas)
    #expect(!output.contains("[7m"))
    #expect(output.contains("abc"))
  }

  @Test func theLastCellStaysEmptySoThatNothingScrolls() {
    var writer = CanvasWriter(usesStyles: false)
    var canvas = Canvas(width: 3, height: 1)
    canvas.write("abc", column: 0, row: 0)
    #expect(writer.output(for: canvas) == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Hab\u{1B}[K")
  }

  // MARK: - Texts

  @Test(arguments: [
    ("a b c", 3, ["a b", "c"]), ("abcdef", 4, ["abcd", "ef"]), ("日本語", 4, ["日本", "語"]),
    ("", 5, [""]), ("a", 0, []), ("日", 1, ["日"]), ("one two", 20, ["one two"]),
  ])
  func textsAreWrapped(text: String, width: Int, lines: [String]) {
    #expect(TerminalText.wrap(text, to: width) == lines)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("abc", 0, ""),
  ])
  func textsAreCut(text: String, width: Int, cut: String) {
    #expect(TerminalText.cut(text, to: width, mark: "…") == cut)
  }

  @Test(arguments: [("Hello", 5, "Hello"), ("Hello", 4, "…llo"), ("Hello", 0, ""), ("日本", 3, "…本")])
  func startsAreCut(text: String, width: Int, cut: String) {
    #expect(TerminalText.cutStart(text, to: width, mark: "…") == cut)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("🚲", 2), ("❤\u{FE0F}", 2), ("\u{200B}", 0),
    ("ｱ", 1),
    ("Ａ", 2), ("👩‍👩‍👧", 2), ("ا", 1),
  ])
  func widths(text: String, columns: Int) {
    #expect(CharacterWidth.columns(of: text) == columns)
  }
}
