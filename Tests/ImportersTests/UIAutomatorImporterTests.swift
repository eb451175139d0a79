import Foundation
import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// The dumps are made up.
@Suite("Dumps of uiautomator")
struct UIAutomatorImporterTests {
  private func read(_ source: String, density: Double? = 2) throws -> ImportedScreen {
    let imported = try DumpReader.read(
      [UInt8](source.utf8), file: "window_dump.xml", options: DumpOptions(density: density))
    #expect(imported.format == .uiautomator)
    return imported
  }

  /// A dump with these nodes in its window.
  private func dump(_ nodes: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0"><node \
    class="android.widget.FrameLayout" bounds="[0,0][720,1440]">\(nodes)</node></hierarchy>
    """
  }

  private func stops(_ nodes: String) throws -> [Node] {
    try read(dump(nodes)).screen.root.subtree.filter { $0.isElement && !$0.isHidden }
  }

  @Test("A button in points")
  func button() throws {
    let imported = try read(
      dump(
        """
        \n<node text="" resource-id="app:id/buy" class="android.widget.Button" content-desc="Buy" \
        clickable="true" \
        long-clickable="true" enabled="false" focusable="true" selected="true" bounds="[42,1000][242,1096]"/>
        """))
    let button = try #require(imported.screen.root.subtree.first { $0.isElement })
    #expect(button.label == "Buy")
    #expect(button.identifier == "buy")
    #expect(button.traits == [.button, .notEnabled, .selected])
    #expect(button.actions == [.longPress])
    #expect(button.frame == Rect(x: 21, y: 500, width: 100, height: 48))
    #expect(button.source == SourceLocation(file: "window_dump.xml", line: 2, column: 1))
    #expect(imported.elementCount == 2)
    #expect(imported.screen.environment.width == 360)
    #expect(imported.screen.environment.scale == 2)
    #expect(imported.screen.coverage?.platform == .android)
    #expect(imported.screen.coverage?.carriage(of: .frame) == .given)
    #expect(imported.screen.coverage?.carriage(of: .hint) == .absent)
  }

  @Test(
    "Stops are grouped as TalkBack groups them",
    arguments: [
      (
        "<node clickable=\"true\"><node text=\"Tea\" class=\"android.widget.TextView\"/><node>"
          + "<node text=\"2 €\" "
          + "class=\"android.widget.TextView\"/></node><node text=\"Add\" clickable=\"true\" "
          + "class=\"android.widget.Button\"/></node>", ["Tea, 2 €", "Add"]
      ),
      ("<node text=\"Hi\" class=\"android.widget.TextView\"/>", ["Hi"]),
      ("<node content-desc=\"Rated 4 of 5\"><node text=\"4\"/></node>", ["Rated 4 of 5"]),
      ("<node focusable=\"true\"><node clickable=\"true\" content-desc=\"A\"/></node>", ["A"]),
      (
        "<node class=\"androidx.recyclerview.widget.RecyclerView\" focusable=\"true\" scrollable=\"true\">"
          + "<node "
          + "text=\"A\"/><node text=\"B\"/></node>", ["A", "B"]
      ),
      (
        "<node clickable=\"true\" content-desc=\"Map\">"
          + "<node focusable=\"true\" content-desc=\"Pin\"/></node>",
        ["Map", "Pin"]
      ),
      (
        "<node class=\"android.webkit.WebView\" text=\"Page\" clickable=\"true\"><node text=\"A\"/></node>",
        ["A"]
      ),
      (
        "<node clickable=\"true\"><node text=\"Drawer\"/><node class=\"android.widget.ListView\"><node text=\"A\"/>"
          + "</node></node>", ["Drawer", "A"]
      ),
      ("<node class=\"android.widget.ImageView\"/>", []),
      ("<node text=\"Hi\" a11y-important=\"false\"/>", []),
      ("<node class=\"android.widget.ImageButton\" clickable=\"true\"/>", [nil]),
      ("<node text=\"Hi\" displayed=\"false\"/>", []),
    ] as [(String, [String?])])
  func grouping(nodes: String, labels: [String?]) throws {
    #expect(try stops(nodes).map(\.label) == labels)
  }

  @Test(
    "Classes tell roles",
    arguments: [
      ("android.widget.TextView\" text=\"Hi", nil, [.staticText]),
      ("android.widget.TextView\" text=\"Hi\" heading=\"true", nil, [.staticText, .header]),
      ("android.widget.EditText\" text=\"Jane\" hint=\"Name", "Jane", [.textEntry]),
      ("android.widget.EditText\" text=\"Name\" hint=\"Name", "Name", [.textEntry]),
      ("android.widget.EditText\" text=\"••\" password=\"true", "••", [.textEntry, .secureTextField]),
      (
        "android.widget.Switch\" text=\"ON\" checkable=\"true\" checked=\"true", "1",
        [.button, .toggleButton]
      ),
      (
        "android.widget.CheckBox\" text=\"Yes\" checkable=\"true\" checked=\"false", "0",
        [.button, .toggleButton]
      ),
      (
        "android.widget.RadioButton\" text=\"Yes\" checkable=\"true\" checked=\"true", nil,
        [.button, .selected]
      ),
      ("android.widget.SeekBar\" text=\"50.0", "50.0", [.adjustable]),
      ("com.google.android.material.button.MaterialButton\" clickable=\"true", nil, [.button]),
      (
        "android.view.View\" clickable=\"true\" checkable=\"true\" checked=\"true", "1",
        [.button, .toggleButton]
      ),
    ] as [(String, String?, Traits)])
  func roles(attributes: String, value: String?, traits: Traits) throws {
    let stop = try #require(try stops("<node class=\"\(attributes)\"/>").first)
    #expect(stop.value == value)
    #expect(stop.traits == traits)
  }

  @Test("A row takes the state of the switch in it")
  func row() throws {
    let stops = try stops(
      """
      <node clickable="true" class="android.widget.LinearLayout">\
      <node text="Sound" class="android.widget.TextView"/>\
      <node text="OFF" class="android.widget.Switch" checkable="true" checked="false"/></node>
      """)
    #expect(stops.map(\.label) == ["Sound"])
    #expect(stops.first?.value == "0")
    #expect(stops.first?.traits == [.button, .toggleButton])
    #expect(stops.first?.actions == [.activate])
  }

  @Test("A placeholder is not what was typed")
  func placeholder() throws {
    let source = dump("<node class=\"android.widget.EditText\" text=\"Name\" showing-hint=\"true\"/>")
    let tree = try UIAutomatorImporter.read(DumpContent([UInt8](source.utf8), file: ""), DumpOptions())
    let field = try #require(tree.roots.first?.children.first)
    #expect(field.placeholder == "Name")
    #expect(field.value == nil)
  }

  @Test("Appium's tags are classes, and it tells the size of the screen")
  func appium() throws {
    let imported = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2400">\
      <android.widget.FrameLayout package="app" bounds="[0,0][1080,2300]">\
      <android.widget.Button package="app" text="Buy" clickable="true" \
      heading="false" bounds="[0,0][200,100]"/></android.widget.FrameLayout><android.widget.FrameLayout \
      package="com.android.systemui"><android.widget.TextView text="12:00"/></android.widget.FrameLayout>\
      </hierarchy>
      """)
    #expect(imported.screen.root.subtree.filter(\.isElement).map(\.label) == ["Buy"])
    #expect(imported.screen.root.subtree.first(where: \.isElement)?.traits == .button)
    #expect(imported.screen.environment.height == 1200)
    #expect(imported.notes.first == "the system's status bar is left out")
  }

  @Test("What a shell prints around the XML is passed over")
  func shell() throws {
    #expect(
      try read("$ uiautomator dump\r\n\(dump("<node text=\"Hi\"/>"))UI hierchary dumped to: /dev/tty\r\n")
        .elementCount == 2)
  }

  @Test(
    "Errors tell the place",
    arguments: [
      ("<hierarchy rotation=\"0\">\n <node bounds=\"[0,0]\"/></hierarchy>", 2, 2),
      ("<hierarchy rotation=\"0\">\n <node bounds=\"[0,0][1,.]\"/></hierarchy>", 2, 2),
      ("<hierarchy rotation=\"0\">\n <node></hierarchy>", 2, 8), ("<hierarchy rotation=\"0\"/>", 1, 1),
    ])
  func errors(source: String, line: Int, column: Int) throws {
    let diagnostic = #expect(throws: Diagnostic.self) { try read(source) }
    #expect(diagnostic?.line == line)
    #expect(diagnostic?.column == column)
  }

  @Test(
    "Other files are not taken",
    arguments: [
      "<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>", "<app><MockButton id=\"b\"/></app>",
      "<hierarchy><person/></hierarchy>", "{\"a\": \"<hierarchy rotation='0'>\"}", "<html/>", "",
    ])
  func others(source: String) {
    #expect(!UIAutomatorImporter.recognizes(DumpContent([UInt8](source.utf8), file: "")))
  }
}
