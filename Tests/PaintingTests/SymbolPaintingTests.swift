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

/// The tables of symbols can be read.
@Suite struct SymbolTableTests {
  @Test func everyFigureIsOne() {
    for (name, figures) in SymbolFigures.tables.joined() {
      #expect(!figures.isEmpty && figures.allSatisfy { SymbolNotation.figure($0) != nil }, "\(name)")
    }
  }

  @Test func namesAreInOneTable() {
    let names = SymbolFigures.tables.flatMap(\.keys)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: ["", "line", "line M 0", "line X 1 2", "curve M 0 0", "edge O 1 2 3", "body R 1 2 3 4"])
  func whatIsNoFigureIsNone(text: String) { #expect(SymbolNotation.figure(text) == nil) }

  @Test func unknownNamesArePlaceholders() {
    let known = [
      "star", "star.fill", "heart.circle.fill", "wifi.slash", "square.and.arrow.up", "person.crop.circle",
    ]
    #expect(known.allSatisfy { !SymbolSketch(named: $0).isPlaceholder })
    #expect(["", "no.such", "no.such.circle.fill"].allSatisfy { SymbolSketch(named: $0).isPlaceholder })
  }

  /// Every drawing leaves ink and fills its frame, filled or not.
  @Test func drawingsStayInTheirFrames() throws {
    let studio = Studio(width: 40, height: 40, scale: 1)
    let frame = Rect(x: 5, y: 5, width: 30, height: 30)
    for name in SymbolFigures.names.flatMap({ [$0, $0 + ".fill"] }) {
      let ink = try #require(try studio.paint(.symbol(name, frame)).ink, "\(name)")
      #expect(frame.inset(by: -1).intersection(ink) == ink, "\(name)")
      #expect(ink.width > 26 && (ink.height > 26 || name.hasPrefix("minus")), "\(name)")
    }
  }
}
