import SemanticTree
import Testing

@testable import Typesetting

/// What stands for symbols fills their frames.
@Suite struct SymbolPaintingTests {
  private let studio = Studio()
  private let frame = Rect(x: 20, y: 30, width: 40, height: 24)

  private static let names = [
    "xmark", "checkmark", "plus", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "chevron.up.chevron.down", "magnifyingglass", "circle", "circle.fill", "square", "star", "star.fill",
    "heart",
    "heart.fill", "ellipsis", "line.3.horizontal", "line.3.horizontal.decrease", "arrow.left", "arrow.right",
    "arrow.up", "arrow.down", "xmark.circle", "xmark.circle.fill", "plus.square", "airplane",
    "bed.double.fill", "",
    "fill", "circle.circle",
  ]

  @Test(arguments: names)
  func drawingsFillTheFrame(name: String) throws {
    let ink = try #require(try studio.paint(.symbol(name, frame)).ink)
    #expect(frame.inset(by: -0.5).intersection(ink) == ink)
    #expect(ink.width > 36 && ink.height > 20)
  }

  @Test func minusIsOneLine() throws {
    let ink = try #require(try studio.paint(.symbol("minus", frame)).ink)
    #expect(ink.width > 38 && ink.height < 4)
  }

  @Test func namesLookDifferent() throws {
    let pictures = try SymbolPaintingTests.names.map { try studio.paint(.symbol($0, frame)) }
    // Unknown names share one look for each kind.
    #expect(Set(pictures).count >= SymbolPaintingTests.names.count - 4)
  }

  /// Within a filled circle the sign is left out.
  @Test func signsAreCutOutOfFilledFrames() throws {
    let square = Rect(x: 20, y: 20, width: 60, height: 60)
    let picture = try studio.paint(.symbol("xmark.circle.fill", square))
    #expect(picture.pixel(at: square.center) == .white)
    #expect(picture.pixel(at: Point(x: 50, y: 27)) == .black)
  }

  /// Turned by a quarter, a chevron that points down points left.
  @Test func symbolsAreTurnedClockwise() throws {
    let tall = Rect(x: 30, y: 20, width: 24, height: 40)
    let turned = try studio.paint(.symbol("chevron.down", tall, rotation: .pi / 2))
    let left = try studio.paint(.symbol("chevron.left", tall))
    let differing = zip(turned.bytes, left.bytes).count { abs(Int($0) - Int($1)) > 40 }
    #expect(differing < 40)
    let slanted = try #require(try studio.paint(.symbol("xmark", tall, rotation: .pi / 4)).ink)
    #expect(tall.inset(by: -0.5).intersection(slanted) == slanted)
  }
}
