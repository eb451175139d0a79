import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

@Suite("Chrome accessibility tree")
struct ChromeTests {
  // Made up; only the keys that are read.
  static func node(
    _ id: Int, _ role: String, _ name: String = "", children: [Int] = [],
    _ properties: [String: String] = [:],
    more: String = ""
  ) -> String {
    let list = properties.sorted { $0.key < $1.key }.map { #"{"name":"\#($0)","value":{"value":\#($1)}}"# }
    let ids = children.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"nodeId":"\#(id)","ignored":false,"role":{"value":"\#(role)"},"name":{"value":"\#(name)"},"#
      + #""properties":[\#(list.joined(separator: ","))],"childIds":[\#(ids)]\#(more)}"#
  }

  static func ignored(_ id: Int, children: [Int] = []) -> String {
    let ids = children.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"nodeId":"\#(id)","ignored":true,"childIds":[\#(ids)]}"#
  }

  static let nodes = [
    node(1, "RootWebArea", "Shop", children: [2, 20]), ignored(2, children: [3, 5, 8, 10, 12, 14]),
    node(3, "heading", "Basket", children: [4], ["level": "2"]),
    node(4, "StaticText", "Basket", children: [30]),
    node(30, "InlineTextBox", "Basket"),
    node(5, "button", "Buy", children: [6, 7], ["disabled": "true", "pressed": "\"mixed\""]),
    node(6, "StaticText", "Buy"), node(7, "image"),
    node(8, "heading", "News", children: [9], ["level": "3"]), node(9, "link", "News", children: []),
    node(
      10, "textbox", "Mail", children: [11],
      more: #","value":{"value":"a@b"},"description":{"value":"Yours"}"#),
    node(11, "StaticText", "a@b"),
    node(12, "navigation", "Main", children: [13]), node(13, "link", "Home", children: []),
    node(14, "dialog", "Sure?", children: [15, 16], ["modal": "true"]),
    node(15, "StaticText", "Really?"), node(16, "checkbox", "Always", ["checked": "\"true\""]),
    node(20, "table", "Prices", children: [21, 24]), node(21, "row", "A 1", children: [22, 23]),
    node(22, "cell", "A"), node(23, "cell", "1"), node(24, "row", "B 2", children: [25, 26]),
    node(25, "cell", "B"),
    node(26, "cell", "2"),
  ]

  static let list = "[\(nodes.joined(separator: ","))]"
  static let page = #"{"nodes":\#(list)}"#

  @Test(
    "the list is found in every wrapping",
    arguments: [
      list, page, #"{"id":1,"result":\#(page)}"#, #"{"test":{"first":{"1":\#(page)}}}"#,
      "log line\n\(page)\nmore",
    ])
  func reads(_ text: String) throws {
    let imported = try TextFormatDump.read(text, as: .chrome)
    #expect(imported.title == "Shop")
    #expect(
      TextFormatDump.labels(imported)
        == ["Basket", "Buy", "News", "Mail", "Home", "Really?", "Always", "A", "1", "B", "2"])
  }

  @Test("roles and states become traits and values")
  func states() throws {
    let stops = TextFormatDump.stops(try TextFormatDump.read(Self.page, as: .chrome))
    #expect(stops[0].traits.contains(.header) && stops[0].headingLevel == 2)
    #expect(stops[1].traits == [.button, .toggleButton, .notEnabled] && stops[1].value == "2")
    #expect(stops[1].children.isEmpty && stops[1].origins[.label] == .derived)
    #expect(stops[2].traits == [.link, .header] && stops[2].headingLevel == 3)
    #expect(stops[3].traits == .textEntry && stops[3].value == "a@b" && stops[3].hint == "Yours")
    #expect(stops[6].value == "1")
  }

  @Test("landmarks, dialogs and tables are containers")
  func containers() throws {
    let nodes = try TextFormatDump.read(Self.page, as: .chrome).screen.root.subtree
    #expect(nodes.first { $0.label == "Main" }?.container == .landmark)
    #expect(nodes.first { $0.label == "Sure?" }?.isModal == true)
    #expect(nodes.first { $0.label == "Prices" }?.container == .dataTable(rows: 2, columns: 2))
    #expect(!nodes.contains { $0.label == "A 1" })
  }

  @Test("a closed list tells its choice and none of its options")
  func choices() throws {
    let text =
      "[\(Self.node(1, "combobox", "Size", children: [2])),"
      + "\(Self.node(2, "MenuListPopup", children: [3, 4])),"
      + "\(Self.node(3, "option", "S")),\(Self.node(4, "option", "M", ["selected": "true"]))]"
    let stops = TextFormatDump.stops(try TextFormatDump.read(text, as: .chrome))
    #expect(stops.map(\.label) == ["Size"] && stops[0].value == "M")
    #expect(stops[0].traits == [.button, .popUpButton])
  }

  @Test("children that are not in the file are cut, and a note says so")
  func missing() throws {
    let text = "[\(Self.node(1, "main", children: [2, 9])),\(Self.node(2, "button", "Buy"))]"
    let imported = try TextFormatDump.read(text, as: .chrome)
    #expect(TextFormatDump.labels(imported) == ["Buy"])
    #expect(imported.notes.contains { $0.hasSuffix("not in the file: 1") })
  }

  @Test(
    "circles, second parents and repeated nodes are told with their place",
    arguments: [
      "[\(node(1, "main", children: [2])),\n\(node(2, "group", children: [1]))]",
      "[\(node(1, "main", children: [2, 3])),\n\(node(2, "group", children: [3])),\(node(3, "link", "A"))]",
      "[\(node(1, "main")),\n\(node(1, "group"))]",
      "[\(node(1, "main", children: [1]))]",
      "[\(node(1, "main")), 3]",
      "[\(node(1, "main")), {\"ignored\":false}]",
      "[\(node(1, "main")), {\"nodeId\":\"2\",\"ignored\":false,\"childIds\":[true]}]",
    ])
  func circles(_ text: String) {
    let failure = TextFormatDump.failure(text, ChromeImporter.self)
    #expect(failure?.position != nil)
  }

  @Test("a tree too deep is refused and not suffered", arguments: [true, false])
  func depth(_ isIgnored: Bool) {
    let nodes = (1...3000).map {
      isIgnored ? Self.ignored($0, children: [$0 + 1]) : Self.node($0, "group", children: [$0 + 1])
    }
    let text = "[\(nodes.joined(separator: ","))]"
    #expect(TextFormatDump.failure(text, ChromeImporter.self)?.found == "more")
  }

  @Test("what is said of the dump is true")
  func coverage() throws {
    let coverage = try #require(try TextFormatDump.read(Self.page, as: .chrome).screen.coverage)
    #expect(coverage.platform == .web && coverage.carriage(of: .hint) == .given)
    for property in [.frame, .identifier, .actions, .hidden, .look] as [InputCoverage.Property] {
      #expect(coverage.carriage(of: property) == .absent)
    }
  }

  @Test("other files are not taken", arguments: TextFormatDump.foreign)
  func foreign(_ text: String) {
    #expect(!ChromeImporter.recognizes(DumpContent(Array(text.utf8), file: "")))
  }

  @Test("damage crashes nothing")
  func damage() {
    let text =
      "[\(Self.node(1, "main", children: [2])),"
      + "\(Self.node(2, "heading", "Hi", children: [3], ["level": "2"])),"
      + "\(Self.node(3, "StaticText", "Hi")),\(Self.ignored(4))]"
    TextFormatDump.surviveDamage(text, ChromeImporter.self)
  }

  @Test("the real sample is read", .enabled(if: TextFormatDump.hasSamples))
  func sample() throws {
    let imported = try DumpReader.read(
      TextFormatDump.sample("cdp/1copenut-getFullAXTree.json"), file: "sample")
    #expect(imported.format == .chrome && imported.title == "cypress-test")
    let stop = try #require(TextFormatDump.stops(imported).first { $0.label?.hasSuffix("Stop") == true })
    #expect(stop.traits == .button)
    #expect(imported.elementCount == 60)
  }
}
