import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// The dumps are made up: no public sample has all of these attributes.
@Suite("Page sources of WebDriverAgent in XML")
struct WebDriverAgentImporterTests {
  @Test("A button with its traits, identifier, frame and place")
  func button() throws {
    let imported = try WebDriverAgentPages.read(
      WebDriverAgentPages.page(
        """
        \n<XCUIElementTypeButton name="buy" label="Buy" enabled="true" visible="true" accessible="true" \
        x="16" y="700" width="120" height="32" traits="Button, Selected"/>
        """))
    #expect(imported.title == "Shop")
    #expect(imported.elementCount == 3)
    let button = try #require(imported.screen.root.subtree.first { $0.isElement })
    #expect(button.label == "Buy")
    #expect(button.identifier == "buy")
    #expect(button.traits == [.button, .selected])
    #expect(button.actions == [.activate])
    #expect(button.frame == Rect(x: 16, y: 700, width: 120, height: 32))
    #expect(button.source == SourceLocation(file: "page.xml", line: 3, column: 1))
    #expect(imported.screen.environment.width == 390)
    #expect(imported.notes.isEmpty)
  }

  @Test("What the file does not carry is not called given")
  func coverage() throws {
    let button = "<XCUIElementTypeButton name=\"buy\" label=\"Buy\" x=\"0\" y=\"0\" width=\"9\" height=\"9\""
    let old = try #require(
      try WebDriverAgentPages.read(WebDriverAgentPages.page(button + "/>")).screen.coverage)
    #expect(old.carriage(of: .traits) == .derived)
    #expect(old.carriage(of: .actions) == .absent)
    #expect(old.carriage(of: .hint) == .absent)
    #expect(old.carriage(of: .look) == .absent)
    let new = try #require(
      try WebDriverAgentPages.read(
        WebDriverAgentPages.page(
          button + " accessible=\"true\" traits=\"Button\" customActions=\"Save,Share\"/>")
      ).screen
        .coverage)
    #expect(new.carriage(of: .traits) == .given)
    #expect(new.carriage(of: .actions) == .given)
    #expect(new.carriage(of: .identifier) == .derived)
  }

  @Test(
    "Values are those of VoiceOver",
    arguments: [
      ("StaticText", "label=\"Hi\" value=\"Hi\"", nil, [.staticText]),
      ("TextField", "label=\"Name\" value=\"Jane\" placeholderValue=\"Name\"", "Jane", [.textEntry]),
      ("Switch", "label=\"Sound\" value=\"1\"", "1", [.button, .toggleButton]),
      ("Switch", "label=\"Sound\" value=\"0\" traits=\"Button\"", "0", [.button, .toggleButton]),
      ("Button", "label=\"Bold\" value=\"1\"", nil, [.button, .selected]),
      ("Button", "label=\"Bold\" value=\"1\" traits=\"Button\"", "1", [.button]),
      ("Button", "label=\"Bold\" value=\"1\" traits=\"Selected, Button\"", nil, [.button, .selected]),
      ("Button", "label=\"Basket\" value=\"3 things\"", "3 things", [.button]),
      ("Slider", "label=\"Volume\" value=\"50%\"", "50%", [.adjustable]),
      (
        "StaticText", "label=\"Hi\" traits=\"Header, StaticText, SupportsZoom\"", nil, [.staticText, .header]
      ),
    ] as [(String, String, String?, Traits)])
  func values(type: String, attributes: String, value: String?, traits: Traits) throws {
    let stop = try #require(try WebDriverAgentPages.stops("<XCUIElementType\(type) \(attributes)/>").first)
    #expect(stop.value == value)
    #expect(stop.traits == traits)
  }

  @Test("A placeholder is no value, but it is said while the field is empty")
  func placeholder() throws {
    let field = try WebDriverAgentPages.tree(
      WebDriverAgentPages.page(
        "<XCUIElementTypeTextField label=\"Name\" value=\"First\" placeholderValue=\"First\"/>"))
    let element = try #require(field.roots.first?.children.first?.children.first)
    #expect(element.value == nil)
    #expect(element.placeholder == "First")
  }

  @Test("Custom actions are named with commas between")
  func customActions() throws {
    let stop = try #require(
      try WebDriverAgentPages.stops("<XCUIElementTypeButton label=\"Mail\" customActions=\"Delete, Flag\"/>")
        .first)
    #expect(stop.actions == [.activate, .custom("Delete"), .custom("Flag")])
  }

  @Test("What is invisible is hidden")
  func invisible() throws {
    #expect(try WebDriverAgentPages.stops("<XCUIElementTypeButton label=\"Buy\" visible=\"false\"/>").isEmpty)
  }

  @Test("A single element may be the root, console lines may stand before it, and unknown types are read")
  func rootElement() throws {
    let imported = try WebDriverAgentPages.read(
      "[INFO] source\n<XCUIElementTypeNovelty name=\"a\" label=\"New\"/>\n")
    #expect(imported.elementCount == 1)
    #expect(imported.screen.root.subtree.contains { $0.label == "New" && $0.identifier == "a" })
  }

  @Test(
    "Frames that cannot be are none",
    arguments: [
      "-1 -1 0 0", "0 0 -5 5", "1e300 0 1 1", "inf 0 1 1", "nan 0 1 1", "0 0 999999999999999999999 1",
    ])
  func impossibleFrames(numbers: String) throws {
    let parts = numbers.split(separator: " ")
    let tree = try WebDriverAgentPages.tree(
      """
      <XCUIElementTypeButton label="a" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" \
      height="\(parts[3])"/>
      """
    )
    #expect(tree.roots.first?.frame == nil)
  }

  @Test(
    "Errors tell the place",
    arguments: [
      ("<AppiumAUT>\n <UIAApplication/></AppiumAUT>", 2, 2),
      ("<AppiumAUT>\n<XCUIElementTypeButton x=\"left\"/></AppiumAUT>", 2, 1),
      ("<XCUIElementTypeOther>\n</XCUIElementTypeButton>", 2, 1),
    ])
  func errors(source: String, line: Int, column: Int) throws {
    let diagnostic = #expect(throws: Diagnostic.self) {
      try DumpReader.read([UInt8](source.utf8), file: "page.xml")
    }
    #expect(diagnostic?.line == line)
    #expect(diagnostic?.column == column)
  }

  @Test(
    "Other files are not taken",
    arguments: [
      "<hierarchy rotation=\"0\"><android.widget.Button bounds=\"[0,0][1,1]\"/></hierarchy>",
      "<app width=\"400\" height=\"852\"><MockButton id=\"Button1\"/></app>",
      "{\"title\": \"<AppiumAUT>\", \"screen\": {\"type\": \"text\"}}",
      "[{\"label\": \"<XCUIElementTypeButton/>\"}]",
      "<svg><XCUIElementTypeButton/></svg>", "<!-- <AppiumAUT> --><html/>", "<", "<!--", "",
    ])
  func others(source: String) {
    #expect(!WebDriverAgentImporter.recognizes(DumpContent([UInt8](source.utf8), file: "")))
  }
}
