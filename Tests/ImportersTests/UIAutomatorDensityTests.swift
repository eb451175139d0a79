import SemanticTree
import Testing

@testable import Importers

@Suite("The density of uiautomator's dumps")
struct UIAutomatorDensityTests {
  private func read(_ source: String, density: Double?) throws -> ImportedScreen {
    try DumpReader.read([UInt8](source.utf8), file: "dump.xml", options: DumpOptions(density: density))
  }

  @Test(
    "Without a density one is guessed, and the note says so",
    arguments: [
      ("[0,0][1080,2400]", 2.75, 393), ("[0,0][1440,3120]", 3.5, 411), ("[0,0][720,1280]", 2, 360),
      ("[0,0][2400,1080]", 2.75, 873), ("[0,0][320,480]", 1, 320), ("[0,0][2000,3000]", 4, 500),
    ])
  func density(bounds: String, density: Double, width: Double) throws {
    let source = "<hierarchy rotation=\"0\"><node text=\"Hi\" bounds=\"\(bounds)\"/></hierarchy>"
    for unknown in [nil, 0, -1, .nan, .infinity] as [Double?] {
      let imported = try read(source, density: unknown)
      #expect(imported.screen.environment.scale == density)
      #expect(imported.screen.environment.width.rounded() == width)
      #expect(imported.notes.contains { $0.contains("--density") })
      #expect(imported.screen.coverage?.carriage(of: .frame) == .derived)
    }
    #expect(try !read(source, density: 3).notes.contains { $0.contains("--density") })
  }
}
