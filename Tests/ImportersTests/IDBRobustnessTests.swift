import Foundation
import Importers
import LocatedJSON
import SemanticTree
import Testing

@Suite struct IDBRobustnessTests {
  @Test(arguments: [
    #"{"title":"Shop","screen":{"type":"button","label":"Buy"}}"#, #"{"elements":[]}"#,
    #"[{"path":"$","type":"array"}]"#, #"[{"type":"Button","label":"Buy","frame":{}}]"#, "[]", "AXLabel",
  ]) func leavesOtherFilesAlone(text: String) {
    #expect(DumpReader.format(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    (#""{{16, 700}, {120, 32}}""#, #""{{16, 700}}""#, "a frame as"),
    (#""enabled":false"#, #""enabled":"no""#, "true or false"),
    (#"["Delete"]"#, #"[{}]"#, "a text in 'custom_actions'"),
    (#""AXLabel":"Buy""#, #""AXLabel":4"#, "a text under"),
  ]) func tellsWhatIsWrong(part: String, replacement: String, expected: String) throws {
    let diagnostic = try #require(
      TestDump.diagnostic(IDBDump.buy.replacing(part, with: replacement)), "\(part)")
    #expect(diagnostic.expected.contains(expected))
    #expect(diagnostic.line != nil)
  }

  @Test func tellsWhereJSONBreaks() throws {
    let diagnostic = try #require(TestDump.diagnostic(String(IDBDump.nested.dropLast(20))))
    #expect(diagnostic.line != nil)
  }

  @Test func refusesWhatIsTooDeep() throws {
    let count = 250
    let start = String(repeating: #"{"AXLabel":"A","type":"Other","children":["#, count: count)
    let diagnostic = try #require(TestDump.diagnostic(start + String(repeating: "]}", count: count)))
    #expect(diagnostic.expected == "at most 200 elements in each other")
  }

  @Test func survivesDamage() {
    #expect(TestDump.readDamaged("[\(IDBDump.buy)]") > 0)
  }

  private static let samples = ProcessInfo.processInfo.environment["A11YSIM_SAMPLES"]

  @Test(.enabled(if: samples != nil), arguments: ["golden-flat.json", "golden-nested.json"])
  func readsSamples(name: String) throws {
    let folder = try #require(Self.samples)
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: "idb/\(name)"))
    let imported = try DumpReader.read(Array(data), file: name)
    #expect(imported.format == .idb)
    #expect(imported.elementCount == 2)
    let root = try #require(imported.screen.root.subtree.first { $0.label == "root" })
    #expect(root.isElement)
    #expect(root.traits == .button)
    #expect(root.value == "on")
    #expect(root.identifier == "com.example.root")
    #expect(root.frame == Rect(x: 16, y: 380, width: 370, height: 52))
    #expect(imported.screen.coverage?.carriage(of: .hint) == .absent)
  }

  @Test(.enabled(if: samples != nil)) func knowsSamplesWithoutElements() throws {
    let folder = URL(filePath: try #require(Self.samples)).appending(path: "idb")
    let document = try Data(contentsOf: folder.appending(path: "golden-complete.json"))
    #expect(DumpReader.format(of: Array(document)) == .idb)
    #expect(TestDump.diagnostic(String(decoding: document, as: UTF8.self))?.expected == "an element")
    let schema = try Data(contentsOf: folder.appending(path: "axe-schema-types-ios26.5.json"))
    #expect(DumpReader.format(of: Array(schema)) == nil)
  }
}
