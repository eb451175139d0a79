import SemanticTree
import Testing

@testable import Typesetting

/// Nothing that a list can hold stops the painter.
@Suite struct OddInputTests {
  private static let numbers = [0, -5, .nan, .infinity, -.infinity, 1e300, 1e-300, 1e7, 0.5]

  private static func rects(_ number: Double) -> [Rect] {
    [
      Rect(x: number, y: 10, width: 20, height: 20), Rect(x: 10, y: number, width: 20, height: 20),
      Rect(x: 10, y: 10, width: number, height: 20), Rect(x: 10, y: 10, width: 20, height: number),
      Rect(x: number, y: number, width: number, height: number),
    ]
  }

  private static func outlines(_ rect: Rect, _ number: Double) -> [Outline] {
    let odd = Point(x: number, y: number)
    let path: [PathElement] = [
      .line(odd), .quadCurve(rect.center, control: odd), .curve(odd, control1: rect.origin, control2: odd),
      .close,
      .line(rect.center),
    ]
    return [
      .rectangle(rect), .roundedRectangle(rect, radius: number), .capsule(rect), .ellipse(rect),
      .path(path, bounds: rect), .path([], bounds: rect), .path([.close, .close], bounds: rect),
      .path([.move(odd)], bounds: rect),
    ]
  }

  private static func paints(_ number: Double) -> [Paint] {
    let odd = RGBA(red: number, green: number, blue: number, alpha: number)
    let stops = [GradientStop(color: odd, location: number), GradientStop(color: .pureRed, location: 1)]
    let point = Point(x: number, y: number)
    return [
      .color(odd), .linearGradient(stops, start: point, end: .zero),
      .linearGradient([], start: .zero, end: point),
      .linearGradient(stops, start: point, end: point),
      .radialGradient(stops, center: point, startRadius: number, endRadius: 5),
      .radialGradient(stops, center: .zero, startRadius: 5, endRadius: number),
      .angularGradient(stops, center: point, startAngle: number, endAngle: 1),
      .angularGradient(stops, center: .zero, startAngle: 1, endAngle: number), .material(.glass),
      .image(name: ""),
    ]
  }

  private static func effects(_ number: Double) -> [DrawingGroup.Effect] {
    let point = Point(x: number, y: number)
    let rect = Rect(x: number, y: number, width: number, height: number)
    return [
      .opacity(number), .blur(radius: number), .mask([]), .mask([.fill(rect, .black)]), .other(""),
      .clip(.ellipse(rect)), .shadow(color: .black, radius: number, x: number, y: number),
      .shadow(color: .black, radius: number, x: 1, y: 1),
      .transform(scaleX: number, scaleY: 1, rotation: 0, anchor: .zero),
      .transform(scaleX: 1, scaleY: number, rotation: number, anchor: point),
      .transform(scaleX: 1, scaleY: 1, rotation: number, anchor: point),
    ]
  }

  private func paint(_ items: [DrawingItem]) throws {
    let studio = Studio(width: 30, height: 30, scale: 1)
    #expect(try Shared.use { try $1.paint(items, in: studio.environment) }.width == 30)
  }

  @Test(arguments: numbers)
  func oddFiguresArePainted(number: Double) throws {
    for rect in OddInputTests.rects(number) {
      for outline in OddInputTests.outlines(rect, number) {
        let shape = ShapeDrawing(node: nil, outline: outline, paint: .color(.pureRed))
        try paint([
          .fill(shape), .stroke(shape, width: number, dash: [number, 2]),
          .stroke(shape, width: 2, dash: [number]),
          .stroke(shape, width: 1, dash: [0, 0]),
        ])
      }
      try paint([
        .image(ImageDrawing(node: nil, name: "", frame: rect)), .symbol("star", rect, rotation: number),
        .symbol("plus.circle.fill", rect),
      ])
    }
  }

  @Test(arguments: numbers)
  func oddPaintsAndGroupsArePainted(number: Double) throws {
    let rect = Rect(x: 5, y: 5, width: 20, height: 20)
    for paint in OddInputTests.paints(number) {
      let fill = DrawingItem.fill(.capsule(rect), paint)
      try self.paint([fill])
      for effect in OddInputTests.effects(number) { try self.paint([.group(effect, fill)]) }
    }
    for outer in OddInputTests.effects(number) {
      for inner in OddInputTests.effects(number) {
        try paint([.group(outer, .group(inner, .fill(rect, .pureRed))), .group(outer)])
      }
    }
  }

  @Test(arguments: numbers)
  func oddTextsArePainted(number: Double) throws {
    var text = try TextDrawing.set("Odd\u{0} \n\u{202E}text 😀", at: Point(x: 1, y: 1), size: 10)
    text.font.size = number
    try paint([.text(text)])
    text.font.size = 10
    text.scaleFactor = number
    text.frame.x = number
    try paint([.text(text)])
    text.frame.x = 0
    text.lines = ["", "\u{0}", "\n", "  ", "\u{AD}", "e\u{301}\u{301}"].map {
      TextLine(text: $0, frame: Rect(x: 0, y: number, width: number, height: 10), baseline: 8)
    }
    try paint([.text(text)])
    text.lines = []
    try paint([.text(text), .group(.opacity(0.5), .text(text))])
  }

  @Test(
    arguments: [
      (0, 10, 1), (10, 0, 1), (10, 10, 0), (.nan, 10, 1), (10, 10, .nan), (1e9, 10, 1), (10, 10, -3),
      (.infinity, .infinity, .infinity), (19_000, 19_000, 1), (0.1, 10, 1),
    ] as [(Double, Double, Double)])
  func sizesWithoutPixelsAreRefused(width: Double, height: Double, scale: Double) throws {
    let studio = Studio(width: width, height: height, scale: scale)
    #expect(throws: PaintingError.self) { try Shared.use { try $1.paint([], in: studio.environment) } }
  }

  /// Many groups in each other, as deep as a view can be.
  @Test func deepGroupsArePainted() throws {
    var item = DrawingItem.fill(Rect(x: 5, y: 5, width: 20, height: 20), .pureRed)
    for _ in 0..<200 { item = .group(.opacity(0.99), item) }
    try paint([item])
  }
}
