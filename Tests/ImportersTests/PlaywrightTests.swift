import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

@Suite("Playwright aria snapshots")
struct PlaywrightTests {
  // Made up, in the form that Playwright prints.
  static let shop = #"""
    - banner:
      - link "Home" [ref=e2] [cursor=pointer]:
        - /url: "#home"
        - img
    - main:
      - heading "Basket" [level=1]
      - 'button "Pay: now" [disabled]'
      - checkbox "Gift" [checked=mixed]
      - switch "Sound"
      - button "Mute" [pressed]
      - textbox "E-mail" [active]: not "an e-mail"
      - textbox "Name":
        - /placeholder: Your name
      - paragraph: "Line: 1 \u2192 2"
      - paragraph:
        - text: Read
        - link "more"
      - list "Features":
        - listitem: Fast
        - listitem:
          - button "Small" [expanded=false]
      - tablist:
        - tab "One" [selected]
        - tab "Two"
    """#

  private static func stops(_ text: String = shop) throws -> [Node] {
    TextFormatDump.stops(try TextFormatDump.read(text, as: .playwright))
  }

  @Test("roles, names, attributes and texts are read")
  func reads() throws {
    let imported = try TextFormatDump.read(Self.shop, as: .playwright)
    #expect(
      TextFormatDump.labels(imported) == [
        "Home", "Basket", "Pay: now", "Gift", "Sound", "Mute", "E-mail", "Name", "Line: 1 → 2", "Read",
        "more",
        "Fast", "Small", "One", "Two",
      ])
    let stops = TextFormatDump.stops(imported)
    #expect(stops[1].headingLevel == 1)
    #expect(stops[2].traits == [.button, .notEnabled] && stops[2].source?.line == 7)
    #expect(stops[3].value == "2" && stops[4].value == "0" && stops[5].value == "1")
    #expect(stops[6].value == "not \"an e-mail\"" && stops[6].traits == [.textEntry, .isEditing])
    #expect(stops[7].value == "Your name")
    #expect(stops[12].expanded == .collapsed)
    #expect(stops[13].traits == [.button, .tabBarItem, .selected])
    #expect(imported.screen.coverage?.carriage(of: .frame) == .absent)
  }

  @Test("documents are parts of one screen, patterns are kept as text, and notes say so")
  func documents() throws {
    let text =
      "- heading /Issues \\d+/\n---\n- /children: equal\n- link:\n    - /url: /x.*/\n    - text: /a\\/b/\n"
    let imported = try TextFormatDump.read(text, as: .playwright)
    #expect(TextFormatDump.labels(imported) == ["Issues \\d+", "a\\/b"])
    #expect(imported.notes.contains("the file's 2 documents are read as parts of one screen"))
    #expect(imported.notes.contains { $0.hasPrefix("the file is a template") && $0.hasSuffix(": 2") })
  }

  @Test("boxes are frames where the file has them")
  func boxes() throws {
    let imported = try TextFormatDump.read(
      "- button \"Buy\" [ref=e1] [box=16,20.5,120,44]\n", as: .playwright)
    #expect(TextFormatDump.stops(imported).first?.frame == Rect(x: 16, y: 20.5, width: 120, height: 44))
    #expect(imported.screen.coverage?.carriage(of: .frame) == .given)
  }

  @Test("the answer of Playwright's server is read")
  func fence() throws {
    let text = """
      ### Page state
      - Page URL: https://example.com/
      - Page Title: Shop
      - Page Snapshot:
      ```yaml
      - button "Buy" [ref=e2]
      ```
      - Console: nothing
      """
    let imported = try TextFormatDump.read(text, as: .playwright)
    #expect(imported.title == "Shop" && TextFormatDump.labels(imported) == ["Buy"])
    #expect(TextFormatDump.stops(imported).first?.source?.line == 6)
  }

  @Test(
    "errors tell their place",
    arguments: [
      ("- main:\n  button \"Buy\"\n", 2, 3), ("- button \"Buy\n", 1, 10), ("- button [level\n", 1, 10),
      ("- button \"Buy\" now\n", 1, 16), ("- button \"Buy\":now\n", 1, 16), ("- heading /x\n", 1, 11),
      ("- /url\n", 1, 7), ("- button \"\\u12\"\n", 1, 13), ("- 'button\n", 1, 3), ("- \n", 1, 3),
    ])
  func errors(_ text: String, _ line: Int, _ column: Int) {
    let failure = TextFormatDump.failure(text, PlaywrightImporter.self)
    #expect(failure?.line == line && failure?.column == column, "\(String(describing: failure))")
  }

  @Test("roles that nobody knows are groups, and a note says so")
  func unknown() throws {
    let imported = try TextFormatDump.read("- main:\n  - gizmo \"A\":\n    - button \"B\"\n", as: .playwright)
    #expect(TextFormatDump.labels(imported) == ["B"])
    #expect(imported.notes.first == "roles that are not known here are taken as groups: gizmo")
  }

  @Test("other files are not taken", arguments: TextFormatDump.foreign)
  func foreign(_ text: String) {
    #expect(!PlaywrightImporter.recognizes(DumpContent(Array(text.utf8), file: "")))
    #expect(!PlaywrightJSONImporter.recognizes(DumpContent(Array(text.utf8), file: "")))
  }

  @Test("damage crashes nothing")
  func damage() { TextFormatDump.surviveDamage(String(Self.shop.prefix(400)), PlaywrightImporter.self) }

  @Test("the real sample is read", .enabled(if: TextFormatDump.hasSamples))
  func sample() throws {
    let bytes = try TextFormatDump.sample("playwright/aria-snapshots-from-docs.yml")
    let imported = try DumpReader.read(bytes, file: "sample")
    #expect(imported.format == .playwright && imported.elementCount == 34)
    let toggle = try #require(TextFormatDump.stops(imported).first { $0.label == "Toggle" })
    #expect(toggle.value == "1" && toggle.traits == [.button, .toggleButton])
  }
}
