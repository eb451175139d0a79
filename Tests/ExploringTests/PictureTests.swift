import Foundation
import SemanticTree
import Terminal
import Testing

@testable import Exploring
@testable import VoiceOver

@MainActor
@Suite struct PictureTests {
  private func picture(
    of exploration: Exploration, _ columns: Int, _ lines: Int, usesUnicode: Bool = true
  ) -> String {
    let canvas = ExplorePicture(exploration.explorer, title: "Title", usesUnicode: usesUnicode)
      .canvas(columns: columns, lines: lines)
    return (0..<canvas.height).map { canvas.text(row: $0) }.joined(separator: "\n") + "\n"
  }

  @Test(arguments: Exploration.demos, [(80, 24), (40, 10), (200, 60)])
  func demosLookLikeThis(demo: String, size: (Int, Int)) throws {
    let exploration = try Exploration(demo: demo)
    _ = try exploration.explorer.begin()
    _ = try exploration.lines("right enter right")
    try expectGolden(picture(of: exploration, size.0, size.1), "\(demo)-\(size.0)x\(size.1).txt")
  }

  @Test func withoutUnicodeThereAreNoLines() throws {
    let exploration = try Exploration(demo: "checkout")
    _ = try exploration.explorer.begin()
    let text = picture(of: exploration, 80, 40, usesUnicode: false)
    #expect(text.unicodeScalars.filter { !$0.isASCII }.isEmpty)
    #expect(text.contains(" VoiceOver says "))
    try expectGolden(text, "checkout-ascii.txt")
  }

  @Test func listsTakeThePlaceOfTheScreen() throws {
    let exploration = try Exploration(demo: "restaurants")
    _ = try exploration.explorer.begin()
    _ = try exploration.lines("i down v e")
    try expectGolden(picture(of: exploration, 80, 24), "item-chooser.txt")
    _ = try exploration.lines("escape ?")
    try expectGolden(picture(of: exploration, 80, 24), "help.txt")
    #expect(picture(of: exploration, 80, 24).contains("(four-finger tap at the top)") == false)
    _ = try exploration.lines("?")
    #expect(picture(of: exploration, 80, 24).contains("(four-finger tap at the top)"))
    try expectGolden(picture(of: exploration, 200, 60), "help-200x60.txt")
  }

  /// Every element can be found by its cursor, wherever it is on the screen, and no size is too small to draw.
  @Test(arguments: Exploration.demos) func theCursorIsAlwaysSeen(demo: String) throws {
    let exploration = try Exploration(demo: demo)
    _ = try exploration.explorer.begin()
    for _ in exploration.explorer.session.stops {
      for (columns, lines) in [(80, 24), (40, 10), (200, 60), (30, 16)] {
        let text = picture(of: exploration, columns, lines)
        #expect(text.filter { $0 == "▶" }.count == 1, "\(columns)x\(lines):\n\(text)")
      }
      _ = try exploration.lines("right")
    }
  }

  @Test(arguments: Exploration.demos) func anySizeCanBeDrawn(demo: String) throws {
    let exploration = try Exploration(demo: demo)
    _ = try exploration.explorer.begin()
    for mode in ["right", "i", "escape", "?"] {
      _ = try exploration.lines(mode)
      for columns in [0, 1, 2, 3, 7, 8, 15, 16, 23, 24, 25, 63, 64, 80, 500] {
        for lines in [0, 1, 2, 3, 4, 7, 8, 11, 12, 13, 20, 40, 200] {
          let canvas = ExplorePicture(exploration.explorer, title: "Title", usesUnicode: true)
            .canvas(columns: columns, lines: lines)
          #expect(canvas.width == columns && canvas.height == lines)
        }
      }
    }
  }

  /// Frames that no real screen has.
  @Test(arguments: [
    Rect(x: .nan, y: .infinity, width: .nan, height: -.infinity),
    Rect(x: -1e300, y: 1e300, width: 1e300, height: 5),
    Rect(x: 5_000, y: -5_000, width: 0, height: 0),
  ])
  func framesMayBeAnything(frame: Rect) {
    let node = Node(id: NodeID("n"), label: "Odd", frame: frame)
    let sketch = ElementSketch(Stop(node: node, containers: [], place: ReadingPlace()), state: nil)
    let map = ScreenMap(
      [sketch, sketch], screen: Size(width: 402, height: 874), width: 40, height: 10, focus: node.id)
    #expect(map.placed.allSatisfy { (0...40).contains($0.columns.upperBound) && $0.row < map.rowCount })
  }

  @Test func anEditedFieldShowsItsValue() throws {
    let exploration = try Exploration(
      screen: #"{"type": "textField", "title": "Name", "text": {"bind": "name"}}"#, state: #""name": """#)
    _ = try exploration.explorer.begin()
    _ = try exploration.lines(#"enter "Adaqe""#)
    #expect(picture(of: exploration, 80, 24).contains("|Adaqe|"))
    #expect(picture(of: exploration, 30, 10).contains("▶┃|Adaqe|"))
  }

  /// What can be seen without colour.
  @Test(
    arguments: [
      ([], "Apply"), (.button, "[Apply]"), ([.button, .notEnabled], "(Apply)"), (.header, "= Apply ="),
      (.adjustable, "<Apply>"), ([.textEntry, .notEnabled], "(|Apply|)"),
      ([.button, .selected], "[* Apply]"),
    ] as [(Traits, String)])
  func kindsHaveBrackets(traits: Traits, text: String) {
    #expect(sketch(traits, x: 0).text == text)
  }

  @Test(arguments: [(5, "[Ap…]"), (7, "[Apply]"), (3, "[A…"), (0, "")])
  func tightButtonsKeepBrackets(width: Int, text: String) {
    #expect(sketch(.button, x: 0).text(width: width, mark: "…") == text)
  }

  @Test func rightToLeftTextsGrowToTheLeft() {
    let map = ScreenMap(
      [sketch([], x: 390)], screen: Size(width: 400, height: 800), width: 40, height: 1, focus: nil,
      isMirrored: true)
    #expect(map.placed.map(\.columns) == [35..<40])
  }

  private func sketch(_ traits: Traits, x: Double) -> ElementSketch {
    let node = Node(
      id: NodeID("n"), label: "Apply", traits: traits, frame: Rect(x: x, y: 0, width: 10, height: 10))
    return ElementSketch(Stop(node: node, containers: [], place: ReadingPlace()), state: nil)
  }

  @Test(arguments: [16, 30, 80]) func theWayOutIsAlwaysShown(columns: Int) throws {
    let exploration = try Exploration(demo: "checkout")
    _ = try exploration.explorer.begin()
    #expect(picture(of: exploration, columns, 10).hasSuffix("? keys  q quit\n"))
  }

  @Test func theCaptionIsTheLastThingToGo() throws {
    let exploration = try Exploration(demo: "checkout")
    _ = try exploration.explorer.begin()
    #expect(picture(of: exploration, 8, 1) == "Checkout\n")
  }
}

/// A text kept in Fixtures. `A11YSIM_RECORD=1` writes it anew, never where CI is set.
private func expectGolden(
  _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = Exploration.project.appendingPathComponent("Tests/ExploringTests/Fixtures/\(name)")
  let environment = ProcessInfo.processInfo.environment
  if environment["A11YSIM_RECORD"] == "1", environment["CI"] == nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "differs from \(name)", sourceLocation: sourceLocation)
}
