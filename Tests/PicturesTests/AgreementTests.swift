import Foundation
import SemanticTree
import TestSupport
import Testing
import Typesetting

@testable import Pictures

/// Pictures look as the painter paints them.
@Suite(.enabled(if: Rasteriser.path != nil, "rsvg-convert (librsvg2-bin) is not installed"))
struct AgreementTests {
  @Test(arguments: Appearance.allCases)
  func picturesLookPainted(appearance: Appearance) throws {
    for scene in try Scenes.all() {
      let screen = Screen.showing(scene.items, appearance: appearance)
      let (picture, painted) = try Shared.use { typesetter in
        let book = PictureBook(typesetter)
        let picture = book.draw(screen, id: "a")
        return (
          Rasteriser.document(picture, definitions: book.definitions),
          try ScreenPainter(typesetter).paint(screen, scale: 2)
        )
      }
      let difference = try #require(try Rasteriser.difference(of: picture, from: painted))
      let words: Comment = "\(scene.name): \(difference)"
      #expect(difference.mean < (scene.isRough ? 1.5 : 0.25), words)
      #expect(difference.local < (scene.isRough ? 32 : 10), words)
    }
  }
}
