import SemanticTree
import Testing

@testable import SemanticUI

/// Pictures by their names in the project's catalogues.
@MainActor @Suite struct CatalogueImageTests {
  @Test(arguments: [
    ("Brand/logo", Appearance.light, 40.0, 20.0), ("Brand/logo", .dark, 40, 10), ("photo", .light, 150, 100),
    ("drawing", .light, 32.5, 16), ("vector", .light, 24, 18),
  ])
  func sizes(_ name: String, _ appearance: Appearance, _ width: Double, _ height: Double) throws {
    let view = try rendered(Image(name)) { $0.appearance = appearance }
    let frame = try view.element(name).frame
    #expect(abs(frame.width - width) < 0.01 && abs(frame.height - height) < 0.01)
  }

  @Test func unknownPicturesAreTold() throws {
    let known = try rendered(Image(ImageResource(name: "photo", bundle: .main)))
    #expect(known.screen.notModelled.map(\.consequence) == ["its colours are not known"])
    let unknown = try rendered(Image("nowhere"))
    #expect(unknown.screen.notModelled.map(\.consequence) == ["its size and colours are not known"])
    #expect(unknown.screen.notes.contains("no picture 'nowhere' in the asset catalogues"))
  }

  @Test func aNameMayBeTranslated() throws {
    #expect(try rendered(Image("photo")) { $0.locale = "de" }.labels == ["Foto"])
    #expect(try rendered(Image("photo")).labels == ["photo"])
    #expect(try rendered(Image("photo", label: Text("Save"))) { $0.locale = "de" }.labels == ["Sichern"])
  }

  @Test func decorationSaysNothing() throws {
    #expect(try rendered(Image(decorative: "photo")).labels == [])
    #expect(try rendered(Image(decorative: ImageResource(name: "photo", bundle: .main))).labels == [])
  }

  @Test func ownSymbolsAreDrawnAsSymbols() throws {
    let view = try rendered(Image("star").foregroundStyle(Color("brand")))
    guard case .symbol(let symbol)? = view.screen.drawing.first else {
      Issue.record("no symbol is drawn")
      return
    }
    #expect(symbol.name == "star")
    #expect(view.screen.notModelled == [])
    #expect(view.labels == ["star"])
  }

  @Test func labelsAndButtons() throws {
    let logo = ImageResource(name: "Brand/logo", bundle: .main)
    let view = try rendered(
      VStack {
        Label("Save", image: logo)
        Label("Cancel", image: "photo")
        Button("Save", image: logo) {}
      }
    ) { $0.locale = "de" }
    #expect(view.labels == ["Sichern", "Abbrechen", "Sichern"])
  }
}
