import LocatedJSON
import Testing

@testable import Importers

@Suite struct XMLReaderTests {
  private func read(_ text: String) throws(Diagnostic) -> XMLElement {
    try XMLReader.read(Array(text.utf8), file: "x.xml")
  }

  @Test func elementsKnowTheirPlaceAndAttributes() throws {
    let root = try read(
      "<?xml version=\"1.0\"?>\n<!-- a -->\n<a x='1'>\n  <b y=\"&lt;&#233;&#x1F600;\"/>text<![CDATA[<c/>]]></a>"
    )
    #expect(root.name == "a")
    #expect(root.position.description == "3:1")
    #expect(root["x"] == "1")
    #expect(root.children.map(\.name) == ["b"])
    #expect(root.children[0]["y"] == "<é😀")
    #expect(root.children[0].position.description == "4:3")
  }

  @Test func whatAConsolePrintsAroundItIsPassedOver() throws {
    #expect(try read("UI hierarchy dumped to: /x\r\n<a/>\nKilled").name == "a")
  }

  @Test(arguments: [
    ("", "1:1", "an XML element"), ("<a>", "1:4", "'</a>'"), ("<a></b>", "1:4", "'</a>'"),
    ("<a x=1/>", "1:6", "an attribute's value in quotes"),
    ("<a x='1' x='2'/>", "1:10", "each attribute once"),
    ("<a x='&nope;'/>", "1:7", "an entity that XML knows"), ("<a x='1", "1:6", "a value that ends"),
    ("<a x='<'/>", "1:7", "'&lt;' in an attribute"), ("<a><!-- ", "1:4", "a comment that ends"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a/>", "1:1", "XML without a DOCTYPE"),
    ("<a><!DOCTYPE b></a>", "1:4", "XML without a DOCTYPE"),
    ("<a x='&#xD800;'/>", "1:7", "an entity that XML knows"),
  ])
  func whatIsWrongIsToldWithItsPlace(text: String, position: String, expected: String) throws {
    let error = try #require(throws: Diagnostic.self) { try read(text) }
    #expect(error.position?.description == position)
    #expect(error.expected == expected)
  }

  /// The entities of a "billion laughs" are not even read.
  @Test func entitiesOfAFilesOwnAreOff() {
    let text = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<a b='&x;'/>"
    #expect(throws: Diagnostic.self) { try read(text) }
    #expect(throws: Diagnostic.self) { try read("<a b='&x;'/>") }
  }

  @Test func aDepthOfTenThousandIsRefusedWithItsPlace() throws {
    let error = try #require(throws: Diagnostic.self) {
      try read(String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000))
    }
    #expect(error.expected == "at most 200 elements in each other")
    #expect(error.position?.column == 601)
  }

  @Test func moreElementsThanAreReadAreRefused() throws {
    let error = try #require(throws: Diagnostic.self) {
      try read("<a>" + String(repeating: "<b/>", count: DumpLimits.elements) + "</a>")
    }
    #expect(error.expected.contains("at most"))
  }
}
