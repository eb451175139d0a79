import SemanticTree
import Testing

@testable import Pictures

/// What is written can be read.
@Suite struct MarkupTests {
  private static let hostile = "\"><script>alert('&')</script>\u{0}\u{202E}\u{FFFE}]]> style=\"x\""

  @Test func picturesAreWellFormed() throws {
    let scenes = try Scenes.all()
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      let pictures = scenes.map { book.draw(.showing($0.items), id: $0.name) }
      let layers = book.mark(.sample, on: Size(width: 160, height: 120))
      let page = try #require(
        MarkupReader.read(book.definitions + pictures.map(\.content).joined() + layers.content))
      #expect(Set(page.ids).count == page.ids.count && page.ids.count > 50)
      #expect(page.references.subtracting(page.ids) == [])
      // What nothing refers to need not be there.
      #expect(Set(page.ids).subtracting(page.references) == [])
      #expect(page.elements.allSatisfy { $0.attributes["style"] == nil && $0.name != "style" })
      #expect(!page.elements.contains { $0.name == "text" || $0.name == "script" })
      for picture in pictures {
        #expect(MarkupReader.read(picture.content)?.ids == [])
      }
    }
  }

  @Test func glyphsAreDefinedOnce() throws {
    let words = try ["lull", "full", "bull"].enumerated().map {
      try DrawingItem.text($0.element, at: Point(x: 10, y: 10 + 30 * Double($0.offset)))
    }
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      _ = book.draw(.showing(words), id: "a")
      let page = try #require(MarkupReader.read(book.definitions))
      // One for each of b, f, l and u.
      #expect(page.ids.filter { $0.hasPrefix("g") } == ["g1", "g2", "g3", "g4"])
    }
  }

  @Test func hostileNamesAreHarmless() throws {
    let name = MarkupTests.hostile
    let frame = Rect(x: 10, y: 10, width: 30, height: 30)
    let items = [
      DrawingItem.symbol(name, frame), .image(name, frame), .fill(.rectangle(frame), .image(name: name)),
      .group(.other(name), .fill(frame, .black)), try .text(name, at: .zero),
    ]
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      let picture = book.draw(.showing(items), id: name)
      let page = try #require(MarkupReader.read(book.definitions + picture.content))
      #expect(Set(page.elements.map(\.name)).isDisjoint(with: ["script", "style"]))
      #expect(page.text.contains("<script>") && picture.id == name)
      #expect(picture.standIns.count == 3 && picture.standIns.allSatisfy { $0.name == name })
    }
  }

  /// A list that no view would give is drawn, too.
  @Test(arguments: [0, -5, .nan, .infinity, -.infinity, 1e300, 1e-300, 1e7, 0.5])
  func oddNumbersAreWritten(number: Double) throws {
    let rect = Rect(x: number, y: 10, width: 20, height: number)
    let place = Point(x: number, y: number)
    let odd = RGBA(red: number, green: number, blue: number, alpha: number)
    let stops = [GradientStop(color: odd, location: number), GradientStop(color: .black, location: 1)]
    let outlines: [Outline] = [
      .rectangle(rect), .roundedRectangle(rect, radius: number), .capsule(rect), .ellipse(rect),
      .path([.line(place), .quadCurve(.zero, control: place), .close, .close], bounds: rect),
    ]
    let paints: [Paint] = [
      .color(odd), .linearGradient(stops, start: place, end: .zero),
      .radialGradient(stops, center: place, startRadius: number, endRadius: 5),
      .radialGradient(stops, center: .zero, startRadius: 9, endRadius: number),
      .angularGradient(stops, center: .zero, startAngle: 0, endAngle: number), .material(.bar),
    ]
    var items = outlines.flatMap { outline in
      paints.flatMap { paint in
        [
          DrawingItem.fill(outline, paint), .stroke(outline, paint, width: number, dash: [number, 1]),
          .group(.clip(outline), .fill(Rect(x: 0, y: 0, width: 50, height: 50), .black)),
        ]
      }
    }
    let effects: [DrawingGroup.Effect] = [
      .opacity(number), .blur(radius: number), .shadow(color: .black, radius: number, x: number, y: 1),
      .transform(scaleX: number, scaleY: 1, rotation: number, anchor: place), .mask([]),
    ]
    items += effects.map { .group($0, .fill(Rect(x: 0, y: 0, width: 50, height: 50), .black)) }
    items.append(.symbol("star.fill", rect, rotation: number))
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      let picture = book.draw(.showing(items), id: "odd")
      let layers = book.mark(
        Markings(stops: [.init(number: 1, frame: rect)], hitAreas: [rect], spots: [rect]),
        on: Size(width: number, height: 10))
      let page = try #require(MarkupReader.read(book.definitions + picture.content + layers.content))
      #expect(page.references.isSubset(of: page.ids))
      let values = page.elements.flatMap(\.attributes.values)
      #expect(!values.contains { $0.contains("nan") || $0.contains("inf") || $0.contains("e+") })
    }
  }
}

extension Markings {
  static var sample: Markings {
    let frames = (0..<6).map { Rect(x: 10 + 20 * Double($0), y: 20, width: 16, height: 40) }
    return Markings(
      stops: frames.enumerated().map { .init(number: $0 + 1, frame: $1, isDeparture: $0 == 3) },
      hitAreas: [frames[0]],
      cuts: [
        .init(.truncated, frame: frames[1], edge: .right), .init(.clipped, frame: frames[2], edge: .bottom),
      ],
      spots: [frames[3]])
  }
}
