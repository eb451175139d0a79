import Components
import SemanticTree
import SemanticUI
import Testing

@MainActor
struct RestaurantsLayoutTests {
  /// The chips of each row, from the top.
  private func rows(width: Double) throws -> [[Rect]] {
    let stage = try Stage(RestaurantsDemo()) { $0.width = width }
    var rows: [[Rect]] = []
    for frame in try stage.frames(RestaurantsTests.options) {
      if let last = rows.last?.last, isClose(last.y, frame.y) {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    return rows
  }

  @Test(arguments: [(393.0, [3, 3, 3, 1]), (320, [2, 3, 3, 2])])
  func wraps(width: Double, counts: [Int]) throws {
    let rows = try rows(width: width)
    #expect(rows.map(\.count) == counts)
    for row in rows {
      #expect(row[0].x == 20)
      #expect(zip(row, row.dropFirst()).allSatisfy { isClose($0.maxX + 8, $1.x) })
      #expect(row.allSatisfy { $0.maxX <= width - 20 })
    }
    // What begins a row did not fit the one before.
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row[row.count - 1].maxX + 8 + next[0].width > width - 20)
      #expect(isClose(row[0].maxY + 8, next[0].y))
    }
  }

  @Test func aChipIsItsTextWithPadding() throws {
    let stage = try Stage(RestaurantsDemo())
    let frame = try stage.element("Vegan").frame
    let text = try #require(try stage.drawing(of: "Vegan").compactMap(\.text).first)
    #expect(isClose(frame.width, text.frame.width + 2 * 14))
    #expect(isClose(frame.height, text.frame.height + 2 * 8))
  }

  @Test func theHitAreaIsFourPointsTaller() throws {
    let stage = try Stage(RestaurantsDemo())
    let chips = try RestaurantsTests.options.map { try stage.element($0) }
    for chip in chips {
      var felt = chip.frame
      felt.y -= 4
      felt.height += 8
      #expect(chip.hitShape.map { isSame($0, felt) } == true)
    }
    // Hit areas of neighbouring rows touch in the middle of the spacing of 8 and do not overlap.
    let hits = chips.compactMap { $0.hitShape?.bounds }
    #expect(isClose(hits[0].maxY, hits[3].minY))
  }

  private func isSame(_ outline: Outline, _ rect: Rect) -> Bool {
    guard case .rectangle(let found) = outline else { return false }
    return found.x == rect.x && isClose(found.y, rect.y) && found.width == rect.width
      && isClose(found.height, rect.height)
  }

  @Test(arguments: [TypeSize.large, .accessibility1])
  func clearStandsOnTheTitlesBaseline(typeSize: TypeSize) throws {
    let stage = try Stage(RestaurantsDemo()) { $0.typeSize = typeSize }
    let title = try #require(stage.baseline(of: "Restaurants"))
    let clear = try #require(stage.baseline(of: "Clear"))
    #expect(abs(title - clear) <= 1.0 / 3)
    #expect(try stage.element("Restaurants").frame.x == 20)
    #expect(try isClose(stage.element("Clear").frame.maxX, 402 - 20))
  }

  @Test func theLinesAreTwentyApart() throws {
    let stage = try Stage(RestaurantsDemo())
    let title = try stage.element("Restaurants").frame
    let first = try stage.element("Open Now").frame
    let last = try stage.element("Top Rated").frame
    #expect(isClose(title.y, 62 + 20))
    #expect(isClose(first.y, title.maxY + 20))
    #expect(try isClose(stage.element("Filters applied: 1").frame.y, last.maxY + 20))
  }

  /// A chip wider than the row is measured again at the row's width and loses letters there.
  @Test func aChipThatIsTooWideTruncates() throws {
    let long = "A filter with so many words that no telephone is wide enough for all of them"
    let group = FilterChipGroup(options: ["A", long, "B"], selection: .constant([])) {
      LocalizedStringResource(stringLiteral: $0)
    }
    let stage = try Stage(group)
    let frames = try stage.frames(["A", long, "B"])
    #expect(frames[1].width <= 402)
    #expect(isClose(frames[0].maxY + 8, frames[1].y) && isClose(frames[1].maxY + 8, frames[2].y))
    let texts = stage.screen.items.compactMap(\.text)
    #expect(texts.map(\.isTruncated) == [false, true, false])
  }

  @Test func unlimitedWidthMeansOneRow() throws {
    let group = FilterChipGroup(options: RestaurantsTests.options, selection: .constant([])) {
      LocalizedStringResource(stringLiteral: $0)
    }
    let stage = try Stage(group.fixedSize())
    let frames = try stage.frames(RestaurantsTests.options)
    #expect(frames.allSatisfy { $0.y == frames[0].y })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { isClose($0.maxX + 8, $1.x) })
  }

  @Test func theFirstChipIsAtTheRightInArabic() throws {
    let stage = try Stage(RestaurantsDemo()) { $0.layoutDirection = .rightToLeft }
    let frames = try stage.frames(["Open Now", "Delivery"])
    #expect(isClose(frames[0].maxX, 402 - 20))
    #expect(isClose(frames[1].maxX + 8, frames[0].x))
  }
}

extension Stage {
  /// The first baseline of a text on the screen, in points from the top.
  fileprivate func baseline(of words: String) -> Double? {
    guard let text = screen.items.compactMap(\.text).first(where: { $0.text == words }) else { return nil }
    return text.lines.first.map { text.frame.y + $0.baseline }
  }
}
