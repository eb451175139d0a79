import SemanticTree
import Testing

@testable import Typesetting

/// Glyphs are told as they are painted.
@Suite struct OutliningTests {
  private func lines(_ text: TextDrawing) throws -> [OutlinedLine] {
    try Shared.use { typesetter, _ in
      TextOutliner(typesetter, environment: ScreenEnvironment()).lines(of: text)
    }
  }

  private func shape(_ glyph: OutlinedGlyph) throws -> GlyphShape { try Shared.use { _, _ in glyph.shape } }

  @Test func sameLettersHaveTheSameKey() throws {
    let small = try lines(.set("lal", at: .zero))[0].glyphs
    let large = try lines(.set("l", at: .zero, size: 19))[0].glyphs
    let bold = try lines(.set("l", at: .zero, weight: .bold))[0].glyphs
    #expect(small[0].key == small[2].key && small[0].key != small[1].key)
    #expect(large[0].key == small[0].key && bold[0].key != small[0].key)
    #expect(try shape(small[0]) == shape(large[0]))
  }

  /// Shapes in their places are where the ink of the painting is.
  @Test(arguments: ["Hexagon", "مرحبا", "漢字", "a\u{301}", "\u{E000}"])
  func shapesAreWhereTheInkIs(words: String) throws {
    let text = try TextDrawing.set(words, at: Point(x: 20, y: 20), size: 40)
    let painted = try #require(try Studio(width: 240, height: 120).paint(.text(text)).ink)
    var points: [Point] = []
    for line in try lines(text) {
      for glyph in line.glyphs {
        guard case .outline(let elements) = try shape(glyph) else { continue }
        points += elements.flatMap(\.points).map {
          Point(
            x: line.start.x + glyph.x + $0.x * glyph.size / 1000,
            y: line.start.y + glyph.y + $0.y * glyph.size / 1000)
        }
      }
    }
    let told = try #require(Rect(around: points))
    // Places that steer a curve may lie beyond it.
    #expect(abs(told.minX - painted.minX) < 2 && abs(told.maxX - painted.maxX) < 2)
    #expect(abs(told.minY - painted.minY) < 2 && abs(told.maxY - painted.maxY) < 2)
  }

  @Test func emojiArePictures() throws {
    let glyph = try lines(.set("😀", at: .zero, size: 40))[0].glyphs[0]
    guard case .picture(let picture) = try shape(glyph) else {
      Issue.record("no picture")
      return
    }
    #expect(
      glyph.isPicture && picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.png.count < 10_000)
    #expect((900...1400).contains(picture.frame.width) && picture.frame.minY < -700)
  }
}
