import SemanticTree
import Testing

@testable import Pictures

/// Markings are laid over pictures.
@Suite struct MarkingTests {
  /// Sixty stops one over the other.
  @Test func badgesDoNotCoverEachOther() {
    let bounds = Rect(x: 0, y: 0, width: 300, height: 300)
    let size = Size(width: 24, height: 18)
    var layout = BadgeLayout(bounds: bounds)
    for index in 0..<60 {
      layout.add(size, for: Rect(x: 100 + Double(index % 7), y: 100, width: 40, height: 20))
    }
    let boxes = layout.badges.map {
      Rect(x: $0.center.x - 12, y: $0.center.y - 9, width: size.width, height: size.height)
    }
    for (index, box) in boxes.enumerated() {
      #expect(bounds.union(box) == bounds)
      #expect(boxes[..<index].allSatisfy { $0.intersection(box) == nil })
    }
  }

  @Test func partsTellWhatTheyAre() throws {
    let layers = try Shared.use { PictureBook($0).mark(.sample, on: Size(width: 160, height: 120)) }
    func classes(_ markup: String) throws -> [String] {
      try #require(MarkupReader.read(markup)).elements.compactMap { $0.attributes["class"] }
    }
    #expect(try classes(layers.outlines) == ["outlines"] + Array(repeating: "stop", count: 6))
    #expect(try classes(layers.badges) == ["badges"] + Array(repeating: "stop", count: 6))
    let steps = try classes(layers.order).filter { $0.hasPrefix("step") }
    #expect(steps == ["step departure"])
    #expect(try classes(layers.cuts).filter { $0.hasPrefix("cut ") } == ["cut truncated", "cut clipped"])
    #expect(try classes(layers.hitAreas).contains("hit-area") && classes(layers.spots).contains("spot"))
    let numbers = try #require(MarkupReader.read(layers.badges)).elements.compactMap {
      $0.attributes["data-stop"]
    }
    #expect(numbers == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func nothingIsMarkedWithNothing() throws {
    let layers = try Shared.use { PictureBook($0).mark(Markings(), on: Size(width: 160, height: 120)) }
    #expect(layers.content.isEmpty)
  }

  /// Stops of one size and number look the same everywhere.
  @Test func signsAreShared() throws {
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      _ = book.mark(.sample, on: Size(width: 160, height: 120))
      let definitions = book.definitions
      _ = book.mark(.sample, on: Size(width: 160, height: 120))
      #expect(book.definitions == definitions)
    }
  }
}
