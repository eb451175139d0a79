import SemanticTree
import Testing

@testable import Typesetting

/// Every kind of item leaves its ink where it belongs.
@Suite struct ItemTests {
  private let studio = Studio()
  private let box = Rect(x: 20, y: 30, width: 40, height: 20)

  private static let outlines: [Outline] = {
    let rect = Rect(x: 20, y: 30, width: 40, height: 20)
    let path: [PathElement] = [
      .move(Point(x: 20, y: 50)), .line(Point(x: 40, y: 30)),
      .quadCurve(Point(x: 60, y: 50), control: Point(x: 60, y: 30)), .close,
    ]
    return [
      .rectangle(rect), .roundedRectangle(rect, radius: 8), .capsule(rect), .ellipse(rect),
      .path(path, bounds: rect),
    ]
  }()

  @Test(arguments: outlines)
  func fillsAreWhereTheyShouldBe(outline: Outline) throws {
    let picture = try studio.paint(.fill(outline, .color(.pureRed)))
    #expect(picture.pixel(at: Point(x: 40, y: 40)) == .pureRed)
    #expect(picture.pixel(at: Point(x: 10, y: 40)) == .white)
    #expect(picture.ink == box)
  }

  @Test func cornersAreRound() throws {
    let corner = Point(x: 20.75, y: 30.75)
    for outline in ItemTests.outlines.dropFirst() {
      #expect(
        try studio.paint(.fill(outline, .color(.pureRed))).pixel(at: corner)?.isNear(.white, by: 0.1) == true)
    }
  }

  @Test(arguments: outlines)
  func linesRunAlongTheEdge(outline: Outline) throws {
    let shape = ShapeDrawing(node: nil, outline: outline, paint: .color(.pureBlue))
    let picture = try studio.paint(.stroke(shape, width: 4, dash: []))
    let ink = try #require(picture.ink)
    #expect(abs(ink.maxY - 52) < 0.01 && abs(ink.midX - 40) < 3 && ink.minX < 19)
    #expect(picture.pixel(at: Point(x: 40, y: 42)) == .white)
    if case .path = outline { return }
    #expect(picture.pixel(at: Point(x: 40, y: 51)) == .pureBlue)
    #expect(picture.pixel(at: Point(x: 40, y: 49)) == .pureBlue)
  }

  @Test func dashesLeaveGaps() throws {
    let shape = ShapeDrawing(node: nil, outline: .rectangle(box), paint: .color(.pureBlue))
    let picture = try studio.paint(.stroke(shape, width: 4, dash: [5, 5]))
    #expect(picture.pixel(at: Point(x: 22.5, y: 30)) == .pureBlue)
    #expect(picture.pixel(at: Point(x: 27.5, y: 30)) == .white)
  }

  @Test(arguments: [Appearance.light, .dark])
  func theWindowIsBeneath(appearance: Appearance) throws {
    let picture = try Studio(appearance: appearance).paint()
    #expect(picture.pixel(at: .zero) == (appearance == .light ? .white : .black))
    #expect(picture.width == 200 && picture.height == 200 && picture.bytes.count == 160_000)
    #expect(picture.pixel(at: Point(x: 100, y: 5)) == nil && picture.pixel(at: Point(x: -1, y: 5)) == nil)
  }
}

/// Gradients, materials and pictures.
@Suite struct PaintTests {
  private let screen = Outline.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))
  private let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]

  private func grey(_ paint: Paint, x: Double, y: Double) throws -> Double {
    let picture = try Studio().paint(.fill(screen, paint))
    return try #require(picture.pixel(at: Point(x: x, y: y))).red
  }

  @Test(arguments: [(0.0, 0.0), (25, 0.0), (50, 0.5), (60, 0.7), (75, 1), (99, 1)])
  func linearGradientsRunFromStartToEnd(x: Double, grey expected: Double) throws {
    let paint = Paint.linearGradient(stops, start: Point(x: 25, y: 0), end: Point(x: 75, y: 0))
    #expect(abs(try grey(paint, x: x, y: 40) - expected) < 0.02)
  }

  @Test(arguments: [(50.0, 0.0), (65, 0.25), (70, 0.5), (80, 1), (95, 1)])
  func radialGradientsRunOutwards(x: Double, grey expected: Double) throws {
    let paint = Paint.radialGradient(stops, center: Point(x: 50, y: 50), startRadius: 10, endRadius: 30)
    #expect(abs(try grey(paint, x: x, y: 50) - expected) < 0.03)
  }

  /// A quarter turn from the right clockwise, so downwards; the rest is half the last colour and half the first.
  @Test(arguments: [(90.0, 52.0, 0.02), (80, 80, 0.5), (49, 90, 1), (10, 55, 1), (45, 10, 0.0), (90, 45, 0)])
  func angularGradientsRunClockwise(x: Double, y: Double, grey expected: Double) throws {
    let paint = Paint.angularGradient(stops, center: Point(x: 50, y: 50), startAngle: 0, endAngle: .pi / 2)
    #expect(abs(try grey(paint, x: x, y: y) - expected) < 0.03)
  }

  /// Of more than a turn, the last one is seen.
  @Test func longSweepsShowTheirLastTurn() throws {
    let paint = Paint.angularGradient(stops, center: Point(x: 50, y: 50), startAngle: 0, endAngle: 4 * .pi)
    #expect(abs(try grey(paint, x: 90, y: 51) - 0.5) < 0.02)
    #expect(abs(try grey(paint, x: 10, y: 50) - 0.75) < 0.02)
  }

  /// Stops before the start and after the end, which reach beyond the two points.
  @Test func stopsMayLieBeyondTheEnds() throws {
    let far = [GradientStop(color: .black, location: -1), GradientStop(color: .white, location: 2)]
    let linear = Paint.linearGradient(far, start: Point(x: 40, y: 0), end: Point(x: 60, y: 0))
    let first = try [50.0, 30].map { try grey(linear, x: $0, y: 5) }
    #expect(abs(first[0] - 0.5) < 0.02 && abs(first[1] - 1 / 6) < 0.02)
    let radial = Paint.radialGradient(far, center: Point(x: 50, y: 50), startRadius: 10, endRadius: 30)
    let second = try [50.0, 90].map { try grey(radial, x: $0, y: 50) }
    #expect(abs(second[0] - 1 / 6) < 0.02 && abs(second[1] - 5 / 6) < 0.02)
  }

  @Test func materialsHideTheMoreTheThickerTheyAre() throws {
    let black = DrawingItem.fill(Rect(x: 0, y: 0, width: 100, height: 100), .black)
    let greys = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map { material in
      let picture = try Studio().paint(black, .fill(screen, .material(material)))
      return try #require(picture.pixel(at: Point(x: 50, y: 50))).red
    }
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 } && greys[0] > 0.3)
  }

  @Test func picturesAreStriped() throws {
    let frame = Rect(x: 20, y: 20, width: 50, height: 40)
    let picture = try Studio().paint(.image(ImageDrawing(node: nil, name: "sea", frame: frame)))
    #expect(picture.ink == frame)
    let row = (0..<20).map { picture.pixel(at: Point(x: 30 + Double($0), y: 40))?.red }
    #expect(Set(row).count > 1)
  }
}
