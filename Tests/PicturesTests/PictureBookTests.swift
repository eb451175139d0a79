import SemanticTree
import Testing

@testable import Pictures

/// What pictures of one page share.
@Suite struct PictureBookTests {
  private func words(_ text: String = "Delivery") throws -> DrawingItem {
    try .text(text, at: Point(x: 10, y: 20))
  }

  @Test func twoBooksAreAlike() throws {
    let screen = Screen.showing([try words(), .symbol("star", Rect(x: 20, y: 60, width: 20, height: 20))])
    let books = try (0..<2).map { _ in
      try Shared.use { typesetter in
        let book = PictureBook(typesetter)
        return [book.draw(screen, id: "a").content, book.draw(screen, id: "b").content, book.definitions]
      }
    }
    #expect(books[0] == books[1] && books[0][0] == books[0][1])
  }

  /// A picture whose words are known costs little.
  @Test func wordsAreDefinedOnce() throws {
    let (light, dark) = (Screen.showing([try words()]), Screen.showing([try words()], appearance: .dark))
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      _ = book.draw(light, id: "light")
      let definitions = book.definitions
      let picture = book.draw(dark, id: "dark")
      #expect(book.definitions == definitions)
      #expect(picture.content.utf8.count < 100)
    }
  }

  /// What scrolled out of the window is left out.
  @Test func whatIsOutsideIsNotWritten() throws {
    let far = try DrawingItem.text("Far away", at: Point(x: 10, y: 900))
    let moved = DrawingItem.group(
      .transform(scaleX: 1, scaleY: 0.1, rotation: 0, anchor: .zero), far)
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      #expect(book.draw(.showing([far]), id: "a").content == book.draw(.showing([]), id: "b").content)
      #expect(book.draw(.showing([moved]), id: "c").content.contains("<use"))
    }
  }

  @Test func clipsThatCutNothingAreNotWritten() throws {
    let box = DrawingItem.fill(Rect(x: 20, y: 20, width: 20, height: 20), .black)
    let window = Outline.rectangle(Rect(x: 0, y: 10, width: 160, height: 100))
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      let plain = book.draw(.showing([box]), id: "a")
      #expect(book.draw(.showing([.group(.clip(window), box)]), id: "b").content == plain.content)
      #expect(book.definitions.isEmpty)
    }
  }

  @Test func standInsAreTold() throws {
    let picture = try Shared.use { PictureBook($0).draw(.showing(Scenes.standIns), id: "a") }
    #expect(picture.standIns.map(\.kind) == [.material, .image, .image, .symbol, .effect])
    #expect(picture.standIns.map(\.name) == ["thin", "leaves", "leaves", "no.such.symbol", "hueRotation"])
    #expect(picture.isApproximate)
    let plain = try Shared.use { PictureBook($0).draw(.showing(Scenes.symbols), id: "a") }
    #expect(!plain.isApproximate && plain.width == 160 && plain.height == 120)
  }

  /// What lies beneath a material is drawn twice, sharp around it and blurred within, and defined once.
  @Test func materialsBlurWhatLiesBeneath() throws {
    let words = try DrawingItem.text("Beneath", at: Point(x: 10, y: 40))
    let bar = DrawingItem.fill(.rectangle(Rect(x: 0, y: 30, width: 160, height: 40)), .material(.bar))
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      let content = book.draw(.showing([words, bar]), id: "a").content
      #expect(content.matches(of: /href="#l1"/).count == 2)
      #expect(content.contains("filter=\"url(#f1)\"") && content.contains("clip-path=\"url(#c1)\""))
      #expect(book.definitions.contains("<g id=\"l1\">") && book.definitions.contains("feGaussianBlur"))
      let faded = book.draw(.showing([words, .group(.opacity(0.5), bar)]), id: "b").content
      #expect(faded.contains("filter"))
      // In points that are not the screen's, what lies beneath is not known.
      let turn = DrawingGroup.Effect.transform(scaleX: 1, scaleY: 1, rotation: 0.1, anchor: .zero)
      #expect(!book.draw(.showing([words, .group(turn, bar)]), id: "c").content.contains("filter"))
    }
  }

  /// Words that recur are a reference and a place.
  @Test func pagesStaySmall() throws {
    let rows = try (0..<30).map { index in
      try DrawingItem.text("Row number \(index)", at: Point(x: 10, y: 30 * Double(index)))
    }
    try Shared.use { typesetter in
      let book = PictureBook(typesetter)
      let pictures = (0..<40).map { book.draw(.showing(rows, height: 900), id: String($0)) }
      let bytes = book.definitions.utf8.count + pictures.reduce(0) { $0 + $1.content.utf8.count }
      #expect(bytes < 100_000)
    }
  }
}
