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
}
