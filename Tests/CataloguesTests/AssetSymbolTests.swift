import Testing

@testable import Catalogues

/// The names that Xcode makes for assets. The expected ones stand in public files that Xcode generated.
@Suite struct AssetSymbolTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("mainBackgroundColor", "mainBackground"), ("fosBlue", "fosBlue"),
    ("mainBackgroundColor2", "mainBackgroundColor2"), ("backgroundColour", "backgroundColour"),
    ("UIColour", "uiColour"), ("UIAccent", "uiAccent"), ("TextPrimary", "textPrimary"), ("Color", "color"),
  ])
  func colors(_ name: String, _ member: String) {
    #expect(AssetSymbol(kind: .color, name: name).member == member)
  }

  @Test(arguments: [
    ("cat_image", "cat"), ("lore-logo 1", "loreLogo1"), ("ap_tileGreen_01", "apTileGreen01"),
    ("1024", "_1024"),
    ("10e", "_10E"), ("1_back_arm", "_1BackArm"), ("gauge05", "gauge05"),
    ("AppIcon-iOS-ClearDark-16x16", "appIconIOSClearDark16X16"),
    ("Gemini_Generated_Image_7vf8eq7vf8eq7vf8", "geminiGeneratedImage7Vf8Eq7Vf8Eq7Vf8"),
  ])
  func images(_ name: String, _ member: String) {
    #expect(AssetSymbol(kind: .image, name: name).member == member)
  }

  @Test func namespaces() {
    let symbol = AssetSymbol(kind: .color, name: "Colors/deep sea/121212")
    #expect(symbol.namespaces == ["Colors", "DeepSea"])
    #expect(symbol.member == "_121212")
  }

  @Test func source() {
    let symbols =
      ["Brand/text-primary", "default", "a b", "a-b"].map { AssetSymbol(kind: .color, name: $0) }
      + [AssetSymbol(kind: .image, name: "say \"hi\"")]
    #expect(
      AssetSymbolSource.resources(for: symbols) == """
        extension ColorResource {
          static let `default` = ColorResource(name: "default", bundle: .main)
          static let aB = ColorResource(name: "a b", bundle: .main)
          enum Brand {
            static let textPrimary = ColorResource(name: "Brand/text-primary", bundle: .main)
          }
        }
        extension ImageResource {
          static let sayHi = ImageResource(name: "say \\"hi\\"", bundle: .main)
        }

        """)
    #expect(AssetSymbolSource.resources(for: []) == "")
  }

  @Test func colorExtensions() {
    let symbols = ["brandPrimary", "Red", "Brand/x", "own"].map { AssetSymbol(kind: .color, name: $0) }
    #expect(
      AssetSymbolSource.colors(for: symbols, except: ["own"]) == """
        extension Color {
          static var brandPrimary: Color { Color(ColorResource.brandPrimary) }
        }
        extension ShapeStyle where Self == Color {
          static var brandPrimary: Color { Color(ColorResource.brandPrimary) }
        }

        """)
  }

  @Test func namesOfTheFixture() {
    let names = AppFixture.catalogue.assetSymbols.map(\.name)
    #expect(names.contains("Brand/text-primary"))
    #expect(names.contains("Brand/backgroundColor"))
    #expect(!names.contains("foreign"))
  }
}
