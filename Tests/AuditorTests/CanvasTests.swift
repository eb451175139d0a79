import SemanticTree
import Testing

@testable import Auditor

/// What lies under a text is composited as the screen does it.
@Suite struct CanvasTests {
  private let node = Node.example("Soon", .staticText)
  private let red = RGBA(red: 1, green: 0, blue: 0)

  /// What is seen behind a text over some layers, at its first place.
  private func behind(
    _ layers: [DrawingItem], text: RGBA = .black, above: [DrawingItem] = [],
    around: (DrawingItem) -> DrawingItem = { $0 }, at share: Double = 0.5
  ) -> MarkView {
    let drawing = TextDrawing.example("Soon", in: node, .color(text))
    let canvas = Canvas(.of(node, drawing: layers + [around(.text(drawing))] + above))
    let place = Point(x: node.frame.x + node.frame.width * share, y: node.frame.y + 10)
    return MarkView(canvas.marks[0], places: [place], on: canvas)
  }

  private func fill(_ paint: Paint, _ outline: Outline? = nil) -> DrawingItem {
    .fill(ShapeDrawing(node: node.id, outline: outline ?? .rectangle(node.frame), paint: paint))
  }

  private func fill(_ color: RGBA) -> DrawingItem { fill(.color(color)) }

  @Test func theWindowIsWhiteByDay() throws {
    #expect(try #require(behind([]).worst).behind.color.hex == "#FFFFFF")
  }

  @Test func layersLieOnEachOther() throws {
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(try #require(behind([fill(red), fill(half)]).worst).behind.color.hex == "#800000")
  }

  @Test func opacityFadesTheTextWithItsGroup() throws {
    let view = behind([]) { .group(DrawingGroup(effect: .opacity(0.5), children: [$0])) }
    #expect(try #require(view.worst).front.color.hex == "#808080")
  }

  @Test func clipsCutOff() throws {
    let left = Rect(x: node.frame.x, y: node.frame.y, width: 50, height: 44)
    let clipped = DrawingItem.group(DrawingGroup(effect: .clip(.rectangle(left)), children: [fill(red)]))
    #expect(try #require(behind([clipped], at: 0.1).worst).behind.color.hex == "#FF0000")
    #expect(try #require(behind([clipped], at: 0.9).worst).behind.color.hex == "#FFFFFF")
  }

  @Test(arguments: [(0.0, "#000000"), (0.5, "#808080"), (1.0, "#FFFFFF")])
  func gradientsAreLookedAtUnderTheGlyphs(share: Double, hex: String) throws {
    let gradient = Paint.linearGradient(
      [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
      start: Point(x: node.frame.minX, y: 0), end: Point(x: node.frame.maxX, y: 0))
    let wide = node.frame.inset(by: -10)
    let view = behind([fill(gradient, .rectangle(wide))], text: red, at: share)
    #expect(try #require(view.worst).behind.color.hex == hex)
  }

  private let blackToWhite = [
    GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
  ]

  /// What is behind the middle of the node at an angle of a sweep around a point beside it.
  private func sweep(_ start: Double, _ end: Double, center: Point) throws -> String {
    let sweep = Paint.angularGradient(blackToWhite, center: center, startAngle: start, endAngle: end)
    return try #require(behind([fill(sweep)], text: red).worst).behind.color.hex
  }

  /// The place looked at is at (120, 110): seen from the left at the angle 0, from the right at π, from above at π/2.
  @Test func sweepsFillTheirTurn() throws {
    let (left, right) = (Point(x: 110, y: 110), Point(x: 130, y: 110))
    #expect(try sweep(-1, 1, center: left) == "#808080")
    // Of the part left out, the half after the end has the last colour and the half before the start the first.
    #expect(try sweep(1, 2, center: right) == "#FFFFFF" && sweep(1, 2, center: left) == "#000000")
    // Of two turns the second is seen.
    #expect(try sweep(0, 4 * .pi, center: right) == "#BFBFBF")
    #expect(try sweep(1, -1, center: left) == "#808080")
    #expect(try sweep(1e18, 1e18 + 1024, center: left).count == 7)
  }

  private func masked(_ mask: DrawingItem...) throws -> String {
    let group = DrawingItem.group(DrawingGroup(effect: .mask(mask), children: [fill(red)]))
    return try #require(behind([group]).worst).behind.color.hex
  }

  /// A mask lets through as much as it is strong, whatever its colour.
  @Test func masksMayBeTranslucent() throws {
    let half = fill(RGBA(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(try masked(fill(.black)) == "#FF0000" && masked() == "#FFFFFF")
    #expect(try masked(half) == "#FF8080" && masked(half, half) == "#FF4040")
    let fading = [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)]
    let fade = Paint.linearGradient(
      fading, start: Point(x: node.frame.minX, y: 0), end: Point(x: node.frame.maxX, y: 0))
    #expect(try masked(fill(fade)) == "#FF8080")
    let faded = DrawingItem.group(DrawingGroup(effect: .opacity(0.5), children: [fill(.black)]))
    #expect(try masked(faded) == "#FF8080")
    let aside = Outline.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(try masked(.group(DrawingGroup(effect: .clip(aside), children: [fill(.black)]))) == "#FFFFFF")
  }

  /// A line along a path is as wide as it is said to be, on both sides.
  @Test(arguments: [(3.0, "#FF0000"), (7, "#FFFFFF")])
  func pathsHaveBorders(distance: Double, hex: String) throws {
    let y = node.frame.y + 10 + distance
    let elements: [PathElement] = [.move(Point(x: 0, y: y)), .line(Point(x: 400, y: y))]
    let path = Outline.path(elements, bounds: Rect(x: 0, y: y, width: 400, height: 0))
    let line = ShapeDrawing(node: node.id, outline: path, paint: .color(red))
    let view = behind([.stroke(line, width: 10, dash: [])])
    #expect(try #require(view.worst).behind.color.hex == hex)
  }

  @Test func nothingIsMoreThanOpaque() throws {
    let strong = RGBA(red: 1, green: 0, blue: 0, alpha: 3)
    #expect(try #require(behind([fill(strong)]).worst).behind.color.hex == "#FF0000")
  }

  @Test(arguments: [Paint.image(name: "sea"), .material(.thin)])
  func whatIsNotKnownIsARange(paint: Paint) throws {
    let ratios = try #require(behind([fill(paint)], text: .white).ratios)
    #expect(ratios == 1...21)
    // A veil makes the range narrower.
    let veil = RGBA(red: 0, green: 0, blue: 0, alpha: 0.8)
    #expect(try #require(behind([fill(paint), fill(veil)], text: .white).ratios).lowerBound > 10)
  }

  @Test func whatIsCoveredHasNoRatio() {
    #expect(behind([], above: [fill(.white)]).ratios == nil)
    #expect(behind([], above: [fill(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))]).ratios != nil)
  }

  @Test func textsOverAnotherTextDoNotHideIt() {
    let other = DrawingItem.text(.example("Now", in: node, .color(red)))
    #expect(behind([], above: [other]).ratios == 21...21)
  }

  @Test func turnedTextsAreLookedAtWhereTheyStand() throws {
    let far = Rect(x: 20, y: 400, width: 200, height: 44)
    let turn = DrawingGroup.Effect.transform(
      scaleX: 1, scaleY: 1, rotation: .pi, anchor: Point(x: 120, y: 266))
    let view = behind([fill(.color(red), .rectangle(far))]) {
      .group(DrawingGroup(effect: turn, children: [$0]))
    }
    #expect(try #require(view.worst).behind.color.hex == "#FF0000")
  }

  @Test(arguments: [
    (Outline.capsule(Rect(x: 0, y: 0, width: 40, height: 20)), Point(x: 1, y: 1), false),
    (.capsule(Rect(x: 0, y: 0, width: 40, height: 20)), Point(x: 20, y: 1), true),
    (.ellipse(Rect(x: 0, y: 0, width: 40, height: 20)), Point(x: 3, y: 3), false),
    (.ellipse(Rect(x: 0, y: 0, width: 40, height: 20)), Point(x: 20, y: 10), true),
    (.roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radius: 8), Point(x: 1, y: 1), false),
    (.roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radius: 8), Point(x: 1, y: 10), true),
  ])
  func figuresHoldWhatIsInside(outline: Outline, point: Point, isInside: Bool) {
    #expect(outline.contains(point) == isInside)
  }

  /// A triangle drawn with lines, and a circle of four curves.
  @Test func pathsHoldWhatTheyWindAround() {
    let triangle = Outline.path(
      [.move(Point(x: 0, y: 20)), .line(Point(x: 10, y: 0)), .line(Point(x: 20, y: 20)), .close],
      bounds: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(triangle.contains(Point(x: 10, y: 10)) && !triangle.contains(Point(x: 1, y: 1)))
    let bow = Outline.path(
      [.move(Point(x: 0, y: 10)), .quadCurve(Point(x: 20, y: 10), control: Point(x: 10, y: -10)), .close],
      bounds: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(bow.contains(Point(x: 10, y: 5)) && !bow.contains(Point(x: 1, y: 1)))
  }
}

/// A platform's own combination of colours is not its author's fault.
@Suite struct SystemColorTests {
  @Test(arguments: [
    ("secondaryLabel", "systemBackground", true), ("destructiveLabel", "tertiarySystemFill", true),
    ("prominentLabel", "tint over systemBackground", true), ("prominentLabel", "destructiveFill", true),
    ("prominentLabel", "systemGreen over systemBackground", false), ("label", "#112233", false),
    ("systemRed", "systemBackground", false), ("secondaryLabel", "systemGray6", true),
  ])
  func bothColorsMustBeTheSystems(token: String, backdrop: String, isOfSystem: Bool) {
    let paint = Paint.color(RGBA(red: 0, green: 0, blue: 0, token: token))
    #expect(paint.isOfSystem(on: backdrop) == isOfSystem)
  }
}
