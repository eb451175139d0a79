import Foundation
import Testing

@testable import PaletteAuditing
@testable import Palettes

/// Public files, where the environment variable A11YSIM_SAMPLES names their folder.
@Suite struct SampleTests {
  private static let folder = ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"].map { $0 + "/dtcg" }

  @Test(.enabled(if: folder != nil)) func lightColors() throws {
    let folder = try #require(Self.folder)
    let palette = try PaletteReader().read(folder + "/terrazzo-colors-light.json")
    #expect(palette.modes.map(\.name) == ["default"])
    #expect(palette.modes.first?.colors.count == 28)
    #expect(
      palette.modes.first?.colors.first { $0.name == "base.color.neutral.13" }?.source == "base.color.black")
    #expect(!PaletteText(PaletteMatrix(palette)).text.isEmpty)
  }

  /// Their other files were not taken along, so the place of the first one is named.
  @Test(
    .enabled(if: folder != nil),
    arguments: ["terrazzo-dark.json", "terrazzo-themes.resolver.json", "schema-2025.10-token.json"])
  func incompleteFiles(_ name: String) throws {
    let folder = try #require(Self.folder)
    let error = #expect(throws: PaletteError.self) { try PaletteReader().read(folder + "/" + name) }
    #expect(error?.diagnostics.count == 1)
  }
}
