import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// The dumps are made up after WebDriverAgent's source code: no public sample is known.
@Suite("Page sources of WebDriverAgent in JSON")
struct WebDriverAgentJSONImporterTests {
  private static let element = """
    {"type": "Application", "rawIdentifier": null, "name": "Shop", "label": "Shop", "value": null,
     "isEnabled": "1", "isVisible": "1", "isAccessible": "0",
     "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
     "traits": "",
     "children": [
      {"type": "Switch", "rawIdentifier": "sound", "name": "sound", "label": "Sound", "value": "1",
       "isEnabled": "0", "isVisible": "1", "isAccessible": "1",
       "rect": {"x": 16, "y": 90, "width": 51, "height": 31},
       "traits": "Button, ToggleButton", "customActions": "Reset"},
      {"type": "StaticText", "rawIdentifier": null, "name": "Hi", "label": "Hi", "value": "Hi",
       "isEnabled": "1", "isVisible": "1", "isAccessible": "1",
       "rect": {"x": 16, "y": 140, "width": 51, "height": 31}, "traits": "Header"}]}
    """

  private func read(_ source: String) throws -> ImportedScreen {
    try DumpReader.read([UInt8](source.utf8), file: "source.json")
  }

  @Test(
    "With the wrapper and without",
    arguments: [element, "{\"value\": \(element), \"sessionId\": \"1\"}", "GET /source\n\(element)"])
  func elements(source: String) throws {
    let imported = try read(source)
    #expect(imported.format == .webDriverAgentJSON)
    #expect(imported.title == "Shop")
    #expect(imported.elementCount == 3)
    let stops = imported.screen.root.subtree.filter(\.isElement)
    #expect(stops.map(\.label) == ["Sound", "Hi"])
    #expect(stops.map(\.value) == ["1", nil])
    #expect(stops.map(\.identifier) == ["sound", nil])
    #expect(stops.map(\.traits) == [[.button, .toggleButton, .notEnabled], [.header]])
    #expect(stops.first?.actions == [.custom("Reset")])
    #expect(stops.first?.frame == Rect(x: 16, y: 90, width: 51, height: 31))
    #expect(imported.screen.coverage?.carriage(of: .identifier) == .given)
    #expect(imported.screen.coverage?.carriage(of: .traits) == .given)
    #expect(imported.screen.environment.width == 390)
  }

  @Test(
    "Errors tell the place",
    arguments: [
      ("{\"type\": \"Button\", \"rawIdentifier\": null,\n\"children\": 3}", 2, 13),
      ("{\"type\": \"Button\", \"rawIdentifier\": null,\n\"children\": [\"a\"]}", 2, 14),
      ("{\"type\": \"Button\", \"rawIdentifier\": null,\n\"label\": []}", 2, 10),
      ("{\"type\": \"Button\", \"rawIdentifier\": null,\n\"rect\": {\"x\": \"1\"}}", 2, 15),
      ("{\"type\": \"Button\", \"rawIdentifier\": null,\n\"rect\": [1]}", 2, 9),
    ])
  func errors(source: String, line: Int, column: Int) throws {
    let diagnostic = #expect(throws: Diagnostic.self) { try read(source) }
    #expect(diagnostic?.line == line)
    #expect(diagnostic?.column == column)
  }

  @Test(
    "Other files are not taken",
    arguments: [
      "{\"title\": \"Shop\", \"screen\": {\"type\": \"Button\", \"label\": \"Buy\"}}",
      "{\"type\": \"Button\", \"label\": \"Buy\"}", "{\"type\": \"button\", \"rawIdentifier\": null}",
      "[{\"type\": \"Button\", \"AXLabel\": \"Buy\"}]", "{\"value\": \"<AppiumAUT/>\"}", "{}", "[]", "3", "",
      "[{\"auditType\": \"Trait\", \"elementAttributes\": {\"type\": \"Button\", \"rawIdentifier\": null}}]",
    ])
  func others(source: String) {
    #expect(!WebDriverAgentJSONImporter.recognizes(DumpContent([UInt8](source.utf8), file: "")))
  }
}
