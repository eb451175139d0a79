import Auditor
import Testing

@testable import PaletteAuditing
@testable import Palettes

/// Colours of every space in sRGB.
@Suite struct ColorSpaceTests {
  /// Red of sRGB, as published for each space, and a colour that CSS Color 4 gives in several.
  @Test(arguments: [
    ("srgb", "[1, 0, 0]", "#FF0000"), ("srgb-linear", "[1, 0, 0]", "#FF0000"),
    ("srgb-linear", "[0.2159, 0.2159, 0.2159]", "#808080"),
    ("hsl", "[0, 100, 50]", "#FF0000"), ("hsl", "[120, 100, 25.1]", "#008000"),
    ("hsl", "[-240, 100, 25.1]", "#008000"), ("hsl", "[\"none\", 0, 50.2]", "#808080"),
    ("hwb", "[120, 0, 49.8]", "#008000"), ("hwb", "[90, 100, 100]", "#808080"),
    ("hwb", "[0, 20, 20]", "#CC3333"),
    ("lab", "[54.2905, 80.8049, 69.8910]", "#FF0000"), ("lab", "[100, 0, 0]", "#FFFFFF"),
    ("lab", "[0, 0, 0]", "#000000"), ("lch", "[54.2905, 106.8371, 40.8576]", "#FF0000"),
    ("oklab", "[0.627955, 0.224863, 0.125846]", "#FF0000"),
    ("oklch", "[0.627955, 0.257683, 29.2339]", "#FF0000"), ("oklch", "[1, 0, \"none\"]", "#FFFFFF"),
    ("display-p3", "[0.917488, 0.200287, 0.138561]", "#FF0000"),
    ("display-p3", "[0.43313, 0.50108, 0.37950]", "#6A805D"),
    ("a98-rgb", "[0.858590, 0, 0]", "#FF0000"), ("a98-rgb", "[0.44091, 0.49971, 0.37408]", "#6A805D"),
    ("prophoto-rgb", "[0.702251, 0.275757, 0.103643]", "#FF0000"),
    ("prophoto-rgb", "[0.36589, 0.41717, 0.31333]", "#6A805D"),
    ("xyz-d65", "[0.412391, 0.212639, 0.019331]", "#FF0000"),
    ("xyz-d65", "[0.950456, 1, 1.089058]", "#FFFFFF"),
    ("xyz-d50", "[0.436066, 0.222493, 0.013924]", "#FF0000"),
  ])
  func spaces(_ space: String, _ components: String, _ hex: String) throws {
    let palette = try palette(##"{"colorSpace": "\##(space)", "components": \##(components)}"##)
    #expect(palette.modes.first?.colors.map(\.color.hex) == [hex])
    #expect(palette.notes == [])
  }

  @Test(arguments: ["display-p3", "a98-rgb", "prophoto-rgb"])
  func outsideOfSRGB(_ space: String) throws {
    let palette = try palette(##"{"colorSpace": "\##(space)", "components": [0, 1, 0]}"##)
    let color = try #require(palette.modes.first?.colors.first?.color)
    #expect(color.green > 0.9 && color.red < 0.7)
    #expect(palette.notes.first?.contains("lies outside of sRGB") == true)
  }

  @Test func opacity() throws {
    let palette = try palette(##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.25}"##)
    #expect(palette.modes.first?.colors.first?.color.alpha == 0.25)
  }

  @Test func rec2020IsJudgedByItsHexOnly() throws {
    let palette = try palette(##"{"colorSpace": "rec2020", "components": [1, 0, 0], "hex": "#ff0000"}"##)
    #expect(palette.modes.first?.colors.map(\.color.hex) == ["#FF0000"])
    #expect(throws: PaletteError.self) {
      try self.palette(##"{"colorSpace": "rec2020", "components": [1, 0, 0]}"##)
    }
  }

  private func palette(_ value: String) throws -> Palette {
    try TokenFolder.palette(##"{"a": {"$type": "color", "$value": \##(value)}}"##)
  }
}
