import SemanticTree
import Testing

@testable import Importers

/// Made-up page sources of WebDriverAgent and what is read of them.
enum WebDriverAgentPages {
  /// A page source with these elements in its window.
  static func page(_ elements: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" \
    enabled="true" visible="true" x="0" y="0" width="390" height="844"><XCUIElementTypeWindow visible="true" \
    x="0" y="0" width="390" height="844">\(elements)</XCUIElementTypeWindow></XCUIElementTypeApplication>\
    </AppiumAUT>
    """
  }

  static func read(_ source: String) throws -> ImportedScreen {
    let imported = try DumpReader.read([UInt8](source.utf8), file: "page.xml")
    #expect(imported.format == .webDriverAgentXML)
    return imported
  }

  /// What is stopped at in a page with these elements.
  static func stops(_ elements: String) throws -> [Node] {
    try read(page(elements)).screen.root.subtree.filter { $0.isElement && !$0.isHidden }
  }

  /// What the importer made of a source.
  static func tree(_ source: String) throws -> DumpTree {
    try WebDriverAgentImporter.read(DumpContent([UInt8](source.utf8), file: "page.xml"), DumpOptions())
  }
}
