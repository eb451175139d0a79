import SemanticTree
import Testing

@testable import Catalogues

/// Colours of asset catalogues.
@Suite struct ColorSetTests {
  @Test(arguments: [
    (Appearance.light, ContrastLevel.standard, 0x80, 0x00), (.dark, .standard, 0xFF, 0x80),
    (.light, .increased, 0x40, 0x00), (.dark, .increased, 0xFF, 0xC0),
  ])
  func appearances(_ appearance: Appearance, _ contrast: ContrastLevel, _ red: Int, _ green: Int) throws {
    let color = try components("brand", appearance, contrast)
    #expect(color.red == Double(red) / 255)
    #expect(color.green == Double(green) / 255)
    #expect(color.token == "brand")
  }

  @Test(arguments: [
    (Appearance.light, ContrastLevel.increased, 1.0), (.dark, .standard, 0.2), (.dark, .increased, 0.2),
  ])
  func missingVariants(_ appearance: Appearance, _ contrast: ContrastLevel, _ red: Double) throws {
    #expect(try components("dark only", appearance, contrast).red == red)
  }

  @Test func appearanceGoesBeforeContrast() {
    func grey(_ level: Double) -> ColorAsset.Value {
      .components(RGBA(red: level, green: level, blue: level))
    }
    let asset = ColorAsset(
      name: "a",
      variants: [
        ColorAsset.Variant(value: grey(0)), ColorAsset.Variant(contrast: .increased, value: grey(0.1)),
        ColorAsset.Variant(appearance: .dark, value: grey(0.2)),
      ])
    #expect(asset.value(for: .dark, .increased) == grey(0.2))
    #expect(asset.value(for: .light, .increased) == grey(0.1))
  }

  @Test func notations() throws {
    let color = try components("steps")
    #expect((color.red, color.green, color.blue, color.alpha) == (1, 0.2, 0.5, 0.25))
  }

  @Test(arguments: [
    ("0x1F", false, 31.0 / 255), ("1", false, 1.0 / 255), ("1", true, 1.0), ("1.0", false, 1.0),
  ])
  func numbers(_ text: String, _ isAlpha: Bool, _ expected: Double) {
    #expect(ColorComponents.number(text, isAlpha: isAlpha) == expected)
  }

  @Test(arguments: ["", "abc", "0xZZ", "nan"])
  func noNumbers(_ text: String) { #expect(ColorComponents.number(text) == nil) }

  /// P3's red lies outside of sRGB; the linear values are those of sRGB's curve at a half and beyond its end.
  @Test(
    arguments: [
      ("wide", [1.0, 0, 0]), ("linear", [0.5, 0, 1]), ("grey", [1, 1, 1]), ("idioms", [1, 1, 1]),
    ] as [(String, [Double])])
  func spaces(_ name: String, _ expected: [Double]) throws {
    let color = try components(name)
    for (found, expected) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(found - expected) < 1e-5)
    }
  }

  @Test func displayP3IsConverted() {
    // CSS Color 4's example values for color(display-p3 0.5 0.5 0.5) and a green inside of sRGB.
    let grey = ColorSpaces.sRGB(0.5, 0.5, 0.5, in: "display-p3")
    #expect(abs(grey.0 - 0.5) < 1e-6 && abs(grey.1 - 0.5) < 1e-6 && abs(grey.2 - 0.5) < 1e-6)
    let red = ColorSpaces.sRGB(1, 0, 0, in: "display-p3")
    #expect(red.0 > 1.09 && red.0 < 1.1 && red.1 < -0.22 && red.2 < -0.14)
  }

  @Test func systemColors() {
    let value = AppFixture.catalogue.colors["system"]?.value(for: .light, .standard)
    #expect(value == .system("systemBlue"))
  }

  @Test func accent() throws {
    #expect(AppFixture.catalogue.accentColor?.name == "AccentColor")
    #expect(ResourceCatalogue().accentColor == nil)
    #expect(AppFixture.catalogue.colors["empty"]?.variants == [])
  }

  @Test func brokenFilesAreLocated() {
    #expect(AppFixture.catalogue.colors["broken"] == nil)
    #expect(
      AppFixture.problems(of: "Assets.xcassets/broken.colorset/Contents.json") == [
        "App/Assets.xcassets/broken.colorset/Contents.json:3: is not JSON and is passed over"
      ])
    #expect(
      AppFixture.problems(of: "Assets.xcassets/odd.colorset/Contents.json") == [
        "App/Assets.xcassets/odd.colorset/Contents.json:8: "
          + "'abc' is no component; expected 0xFF, 255 or 1.0"
      ])
  }

  private func components(
    _ name: String, _ appearance: Appearance = .light, _ contrast: ContrastLevel = .standard
  ) throws -> RGBA {
    let asset = try #require(AppFixture.catalogue.colors[name])
    guard case .components(let color)? = asset.value(for: appearance, contrast) else {
      throw ResourceProblem(file: name, message: "has no components")
    }
    return color
  }
}
