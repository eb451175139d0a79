import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

@Suite("Playwright aria snapshots as JSON")
struct PlaywrightJSONTests {
  // Made up, in the form that Playwright's own tests show.
  static let shop = """
    [{"role":"heading","name":"Basket","level":1,"ref":"e1"},
     {"role":"paragraph","children":["Read",{"role":"link","name":"more","url":"/more"},"now"]},
     {"role":"list","name":"Features","children":[{"role":"listitem","text":"Fast"}]},
     {"role":"checkbox","name":"Gift","checked":true},{"role":"button","name":"Buy","disabled":true},
     {"role":"textbox","name":"Mail","text":"a@b"},{"role":"text","text":"End"}]
    """

  @Test("elements and the texts between them are read")
  func reads() throws {
    let imported = try TextFormatDump.read(Self.shop, as: .playwrightJSON)
    #expect(
      TextFormatDump.labels(imported)
        == ["Basket", "Read", "more", "now", "Fast", "Gift", "Buy", "Mail", "End"])
    let stops = TextFormatDump.stops(imported)
    #expect(stops[0].headingLevel == 1 && stops[5].value == "1" && stops[7].value == "a@b")
    #expect(stops[6].traits == [.button, .notEnabled] && stops[6].source?.line == 4)
    let coverage = try #require(imported.screen.coverage)
    #expect(coverage.platform == .web && coverage.carriage(of: .frame) == .absent)
    #expect(coverage.carriage(of: .hint) == .absent)
  }

  @Test("boxes are frames where the file has them")
  func boxes() throws {
    let text = #"[{"role":"button","name":"Buy","box":{"x":1,"y":2,"width":30,"height":40}}]"#
    let imported = try TextFormatDump.read(text, as: .playwrightJSON)
    #expect(TextFormatDump.stops(imported).first?.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(imported.screen.coverage?.carriage(of: .frame) == .given)
    let huge = text.replacing("30", with: "1e300")
    #expect(
      try TextFormatDump.read(huge, as: .playwrightJSON).screen.coverage?.carriage(of: .frame) == .absent)
  }

  @Test(
    "errors tell their place",
    arguments: [
      #"[{"role":"main","children":[3]}]"#, #"[{"role":"main","children":"a"}]"#,
      #"[{"role":"main","children":[{"name":"a"}]}]"#, #"[{"role":"main","children":[{"role":4}]}]"#,
    ])
  func errors(_ text: String) {
    #expect(TextFormatDump.failure(text, PlaywrightJSONImporter.self)?.position != nil)
  }

  @Test("a tree too deep is refused and not suffered")
  func depth() {
    let text =
      String(repeating: #"[{"role":"group","children":"#, count: 250) + "[]"
      + String(repeating: "}]", count: 250)
    #expect(TextFormatDump.failure(text, PlaywrightJSONImporter.self)?.found == "more")
  }

  @Test("damage crashes nothing")
  func damage() { TextFormatDump.surviveDamage(Self.shop, PlaywrightJSONImporter.self) }
}
