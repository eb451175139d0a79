import Foundation
import Testing

@testable import PaletteAuditing
@testable import Palettes

/// What is shown of a matrix.
@Suite struct OutputTests {
  private static func matrix() throws -> PaletteMatrix {
    let palette = try TokenFolder.palette(
      """
      {"$type": "color",
       "text": {"a": {"$value": "#000"}, "b": {"$value": "#999"}},
       "bg": {"x": {"$value": "#FFF"}, "y": {"$value": "#DDDDDD80"}}}
      """)
    return PaletteMatrix(
      Palette(
        name: "t.json",
        modes: palette.modes.map { mode in
          PaletteMode(
            name: "light",
            colors: mode.colors.map {
              var color = $0
              color.file = "t.json"
              return color
            })
        }))
  }

  @Test func text() throws {
    let expected = """
      ++ 7 or more   + 4.5 or more   L 3 or more (large texts, graphics)   - less   ? something shows through

      light
                   bg.x       bg.y
      text.a  21.00 ++   18.08 ++?
      text.b   2.84 -     2.45 -?

      less than 4.5:
        t.json:2:36: text.b on bg.x 2.84; #767676 has 4.54
        t.json:2:36: text.b on bg.y 2.45, look at what shows through; #6C6C6C has 4.52

      """
    let text = PaletteText(try Self.matrix()).text
    #expect(text == expected, "\(text)")
  }

  @Test(arguments: [40, 60, 100, 10_000])
  func widths(_ width: Int) throws {
    let colors = (0..<20).map { PaletteColor(name: "color.number\($0)", color: .black, file: "x") }
    let matrix = PaletteMatrix(Palette(name: "x", modes: [PaletteMode(name: "a", colors: colors)]))
    let table = PaletteTable(try #require(matrix.modes.first), width: width).lines
    #expect(table.allSatisfy { $0.count <= width })
    #expect(
      table.count { $0 == "color.number0" || $0.hasPrefix("color.number0 ") } == table.count { $0.isEmpty }
        + 1)
  }

  @Test func modesThatLookTheSameAreShownOnce() throws {
    var matrix = try Self.matrix()
    var second = try #require(matrix.modes.first)
    second.name = "light high contrast"
    matrix.modes.append(second)
    #expect(PaletteText(matrix).lines.contains("light and light high contrast"))
  }

  @Test func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(PaletteJSON(try Self.matrix()))
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text.contains(
        ##"""
        "pairs":[{"needsReview":false,"ratio":21,"reason":"roles","surface":"bg.x","text":"text.a",\##
        "verdict":"increased"}
        """##
      ))
    #expect(text.contains(##""advice":{"hex":"#767676","ratio":4.54}"##))
    #expect(
      text.contains(##"{"alpha":1,"column":36,"file":"t.json","hex":"#999999","line":2,"name":"text.b"}"##))
  }

  @Test func controlCharactersAreShown() throws {
    let colors = ["\u{1B}[2J", "b"].map { PaletteColor(name: $0, color: .black, file: "x") }
    let matrix = PaletteMatrix(Palette(name: "x", modes: [PaletteMode(name: "\u{7}", colors: colors)]))
    #expect(!PaletteText(matrix).text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }
}
