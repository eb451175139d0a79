import SemanticTree
import Testing

@testable import SemanticUI

/// Colours by their names in the project's catalogues.
@MainActor @Suite struct CatalogueColorTests {
  @Test(arguments: [
    (Appearance.light, ContrastLevel.standard, 0x80), (.dark, .standard, 0xFF), (.light, .increased, 0x40),
    (.dark, .increased, 0xFF),
  ])
  func environments(_ appearance: Appearance, _ contrast: ContrastLevel, _ red: Int) throws {
    let color = try paint(Color("brand"), appearance, contrast)
    #expect(color.red == Double(red) / 255)
    #expect(color.token == "brand")
  }

  @Test func resourceNamesMeanTheSame() throws {
    let resource = ColorResource(name: "Brand/text-primary", bundle: .main)
    #expect(try paint(Color(resource)).token == "Brand/text-primary")
    #expect(try paint(Color("Brand/text-primary", bundle: .main)) == paint(Color(resource)))
  }

  @Test func opacityIsKept() throws { #expect(try paint(Color("brand").opacity(0.5)).alpha == 0.5) }

  @Test func systemReferences() throws {
    var dark = ScreenEnvironment()
    dark.appearance = .dark
    #expect(try paint(Color("system"), .dark) == SystemPalette.color(.systemBlue, in: dark))
  }

  @Test func theAppsAccentIsTheTint() throws {
    #expect(try paint(Color.accentColor).token == "AccentColor")
    #expect(try paint(Color.accentColor, .dark).red == Double(0x88) / 255)
    let plain = try RenderedView(Color.accentColor)
    #expect(
      plain.screen.drawing.fills.first?.paint == .color(SystemPalette.color(.tint, in: plain.environment)))
  }

  @Test func missingNamesAreNoted() throws {
    let view = try rendered(Color("nowhere"))
    #expect(try color(of: view).token == "unknown asset nowhere")
    #expect(view.screen.notes.contains { $0.hasPrefix("no colour 'nowhere' in the asset catalogues") })
    let known = try rendered(Color("brand"))
    #expect(!known.screen.notes.contains { $0.hasPrefix("no colour") })
  }

  @Test func brokenFilesAreNoted() throws {
    let notes = try rendered(Color("brand")).screen.notes
    #expect(notes.contains("App/Broken.xcstrings:4: is not JSON and is passed over"))
  }

  private func paint(
    _ color: Color, _ appearance: Appearance = .light, _ contrast: ContrastLevel = .standard
  ) throws -> RGBA {
    try self.color(
      of: rendered(color) {
        $0.appearance = appearance
        $0.contrast = contrast
      })
  }

  private func color<Content: View>(of view: RenderedView<Content>) throws -> RGBA {
    guard case .color(let color)? = view.screen.drawing.fills.first?.paint else {
      throw HostError.noSuchNode(NodeID("fill"))
    }
    return color
  }
}
