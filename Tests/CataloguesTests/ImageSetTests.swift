import SemanticTree
import Testing

@testable import Catalogues

/// Pictures of asset catalogues and folders.
@Suite struct ImageSetTests {
  @Test(arguments: [
    ("Brand/logo", 3.0, 40.0, 20.0), ("Brand/logo", 2, 40, 20), ("photo", 3, 150, 100),
    ("drawing", 3, 32.5, 16), ("vector", 2, 24, 18), ("badge", 3, 10, 15),
  ])
  func sizes(_ name: String, _ scale: Double, _ width: Double, _ height: Double) throws {
    let image = try #require(AppFixture.catalogue.images[name])
    let variant = try #require(image.variant(for: .light, .standard, scale: scale))
    #expect(variant.size == Size(width: width, height: height))
  }

  @Test(arguments: [
    (Appearance.light, 1.0, "logo.png"), (.light, 2, "logo@2x.png"), (.light, 3, "logo@3x.png"),
    (.light, 4, "logo@3x.png"), (.light, 1.5, "logo@2x.png"), (.dark, 3, "night@3x.png"),
    (.dark, 2, "night@3x.png"),
  ])
  func variants(_ appearance: Appearance, _ scale: Double, _ file: String) throws {
    let image = try #require(AppFixture.catalogue.images["Brand/logo"])
    let variant = try #require(image.variant(for: appearance, .standard, scale: scale))
    #expect(variant.file == "App/Assets.xcassets/Brand/logo.imageset/" + file)
  }

  @Test(arguments: [
    ("vector", true, ImageAsset.Kind.picture), ("photo", false, .picture), ("star", true, .symbol),
  ])
  func uses(_ name: String, _ isTemplate: Bool, _ kind: ImageAsset.Kind) throws {
    let image = try #require(AppFixture.catalogue.images[name])
    #expect(image.isTemplate == isTemplate)
    #expect(image.kind == kind)
  }

  @Test func missingFiles() throws {
    let image = try #require(AppFixture.catalogue.images["lost"])
    #expect(image.variants.map(\.size) == [nil])
    #expect(
      AppFixture.problems(of: "Assets.xcassets/lost.imageset/Contents.json") == [
        "App/Assets.xcassets/lost.imageset/Contents.json:5: "
          + "the size of 'lost.png' is not known: it is missing or no PNG, JPEG, PDF or SVG"
      ])
  }

  @Test(
    arguments: [
      ("<svg width=\"20px\" height='10' viewBox=\"0 0 1 1\">", Size(width: 20, height: 10)),
      ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,7,8\">", Size(width: 7, height: 8)),
      ("<svg>", nil), ("<html>", nil),
    ] as [(String, Size?)])
  func drawings(_ text: String, _ size: Size?) { #expect(VectorSize.svg(text) == size) }
}
