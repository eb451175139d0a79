import Testing

@testable import LocatedJSON

/// JSON among lines that a console printed.
@Suite struct FirstValueTests {
  @Test(arguments: [
    (#"{"a": 1}"#, "1:1"), ("Running on iPhone\n{\"a\": 1}\n", "2:1"), ("[INFO] started\n [{}]", "2:2"),
    ("\u{FEFF}{\"a\": 1}", "1:2"), ("log {\"b\": 2}\n[{}]\ndone", "2:1"),
  ])
  func theFirstLineThatBeginsOneCounts(text: String, position: String) throws {
    let value = try JSONReader.readFirst(Array(text.utf8), file: "x.json")
    #expect(value.position.description == position)
  }

  @Test func whatIsWrongInItHasItsPlace() {
    let error = #expect(throws: Diagnostic.self) {
      try JSONReader.readFirst(Array("noise\n{\"a\": }".utf8), file: "x.json")
    }
    #expect(error?.position?.description == "2:7")
  }

  @Test func aFileWithoutAnyIsRefused() {
    #expect(throws: Diagnostic.self) { try JSONReader.readFirst(Array("noise [INFO]".utf8), file: "x.json") }
  }
}
