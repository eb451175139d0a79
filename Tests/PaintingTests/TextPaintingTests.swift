import SemanticTree
import Testing

@testable import Typesetting

/// Letters are painted where they were measured.
@Suite struct TextPaintingTests {
  private let studio = Studio(width: 200, height: 120)

  private func ink(_ text: TextDrawing) throws -> Rect {
    try #require(try studio.paint(.text(text)).ink)
  }

  @Test(arguments: [
    "Delivery", "Größe", "Under $15", "漢字", "مرحبا بالعالم", "😀", "👍🏽", "1️⃣", "a\u{301}", "\u{E000}",
  ])
  func inkStaysInItsFrame(words: String) throws {
    let text = try TextDrawing.set(words, at: Point(x: 30, y: 40))
    let ink = try ink(text)
    // Letters may hang over by a little, and those of other scripts below.
    let frame = text.frame.inset(by: -3)
    #expect(frame.intersection(ink) == ink)
    #expect(ink.width > text.frame.width * 0.75)
  }

  @Test func lettersStandOnTheBaseline() throws {
    let text = try TextDrawing.set("HEX", at: Point(x: 10, y: 20), size: 34)
    let ink = try ink(text)
    let baseline = text.frame.y + text.lines[0].baseline
    #expect(abs(ink.maxY - baseline) <= 0.5)
    #expect(abs(ink.height - 34 * SystemFont.capHeight) < 1.2)
  }

  @Test func everyLineIsPainted() throws {
    let text = try TextDrawing.set("HEX HEX HEX", at: Point(x: 10, y: 10), width: 60)
    #expect(text.lines.count > 1)
    let picture = try studio.paint(.text(text))
    for line in text.lines {
      let band = Rect(x: 0, y: text.frame.y + line.baseline - 8, width: 200, height: 6)
      let clipped = DrawingItem.group(.clip(.rectangle(band)), .text(text))
      #expect(try studio.paint(clipped).ink != nil)
    }
    #expect(try #require(picture.ink).maxY <= text.frame.maxY)
  }

  @Test func linesStandWhereTheyAreAligned() throws {
    let text = try TextDrawing.set("A wide first line\nend", at: Point(x: 10, y: 10)) {
      $0.alignment = .trailing
    }
    let bottom = Rect(x: 0, y: text.frame.y + text.lines[1].frame.y + 1, width: 200, height: 30)
    let ink = try #require(try studio.paint(.group(.clip(.rectangle(bottom)), .text(text))).ink)
    #expect(abs(ink.maxX - text.frame.maxX) < 2.5 && ink.minX > text.frame.midX)
  }

  /// A drawing does not tell the tracking; the measured width does.
  @Test func trackingIsKept() throws {
    let plain = try TextDrawing.set("HEX", at: Point(x: 10, y: 10))
    let wide = try TextDrawing.set("HEX", at: Point(x: 10, y: 10)) { $0.runs[0].tracking = 10 }
    let (first, second) = (try ink(plain), try ink(wide))
    #expect(abs(second.width - first.width - 20) < 1)
  }

  @Test func shrunkTextsArePaintedSmall() throws {
    let text = try TextDrawing.set("HEX HEX HEX HEX", at: Point(x: 10, y: 10), width: 80) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.3
    }
    let ink = try ink(text)
    #expect(text.scaleFactor < 0.8 && ink.width < 80 && ink.width > 70)
  }

  /// A scaled view has a scaled frame, and lines as they were set.
  @Test func textsOfScaledViewsAreScaled() throws {
    let plain = try TextDrawing.set("HEX", at: Point(x: 10, y: 10), size: 34)
    var scaled = plain
    (scaled.frame.width, scaled.frame.height) = (plain.frame.width * 1.5, plain.frame.height * 1.5)
    let (first, second) = (try ink(plain), try ink(scaled))
    #expect(abs(second.width - first.width * 1.5) < 1 && abs(second.height - first.height * 1.5) < 1)
    #expect(scaled.frame.intersection(second) == second)
    #expect(try studio.paint(.group(.opacity(0.9), .text(scaled))).ink == second)
    // Room kept free below is no scale.
    scaled.frame.width = plain.frame.width
    #expect(try ink(scaled) == first)
  }

  /// The last letter read is the first from the left.
  @Test func rightToLeftTextIsReordered() throws {
    let first = try TextDrawing.set("ام", at: Point(x: 10, y: 10), size: 40)
    let ink = try ink(first)
    // Alef is a stroke as high as the line, and stands at the right.
    let top = Rect(x: 0, y: ink.minY, width: 200, height: 8)
    let alef = try #require(try studio.paint(.group(.clip(.rectangle(top)), .text(first))).ink)
    #expect(alef.minX > ink.midX)
  }

  @Test func weightsDiffer() throws {
    func darkness(_ weight: FontWeight) throws -> Int {
      let picture = try studio.paint(.text(.set("HEX", at: Point(x: 10, y: 10), weight: weight)))
      return picture.bytes.reduce(0) { $0 + 255 - Int($1) }
    }
    #expect(try darkness(.bold) > darkness(.regular) * 5 / 4)
  }

  @Test func gradientsColourLetters() throws {
    let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
    let paint = Paint.linearGradient(stops, start: Point(x: 20, y: 0), end: Point(x: 160, y: 0))
    let text = try TextDrawing.set("HHHHHH", at: Point(x: 10, y: 10), size: 34, weight: .black, paint: paint)
    let picture = try studio.paint(.text(text))
    let y = text.frame.y + text.lines[0].baseline - 6
    let colors = stride(from: 0.0, to: 200, by: 0.5).compactMap { picture.pixel(at: Point(x: $0, y: y)) }
      .filter { $0.green < 0.01 }
    #expect(try #require(colors.first).red > 0.9 && #require(colors.last).blue > 0.9)
  }

  /// Pictures among the letters have colours of their own and fade with the text.
  @Test func emojiAreColoured() throws {
    let strong = try studio.paint(.text(.set("😀", at: Point(x: 10, y: 10), size: 60)))
    let middle = Point(x: 24, y: 52)
    let yellow = try #require(strong.pixel(at: middle))
    #expect(yellow.red > 0.8 && yellow.blue < 0.6)
    let faint = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    let weak = try studio.paint(.text(.set("😀", at: Point(x: 10, y: 10), size: 60, paint: .color(faint))))
    #expect(weak.pixel(at: middle)?.isNear(RGBA.white.mixed(yellow), by: 0.02) == true)
  }

  @Test func missingCharactersAreBoxes() throws {
    let text = try TextDrawing.set("\u{E000}", at: Point(x: 10, y: 10), size: 40)
    let picture = try studio.paint(.text(text))
    let ink = try #require(picture.ink)
    #expect(ink.width > 20 && picture.pixel(at: ink.center) == .white)
  }
}

extension RGBA {
  fileprivate func mixed(_ other: RGBA) -> RGBA {
    RGBA(red: (red + other.red) / 2, green: (green + other.green) / 2, blue: (blue + other.blue) / 2)
  }
}
