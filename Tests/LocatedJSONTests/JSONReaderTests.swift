import Testing

@testable import LocatedJSON

@Suite struct JSONReaderTests {
  private func read(_ text: String, limits: JSONLimits = JSONLimits()) throws(Diagnostic) -> JSONValue {
    try JSONReader.read(Array(text.utf8), file: "x.json", limits: limits)
  }

  @Test func everyValueAndKeyKnowsItsPlace() throws {
    let value = try read("{\n  \"é\": [1, \"🇫🇷\", true],\r\n\t\"b\": null\r}")
    guard case .object(let object) = value.content else {
      Issue.record("not an object")
      return
    }
    #expect(object.members.map(\.key) == ["é", "b"])
    #expect(object.members.map(\.keyPosition.description) == ["2:3", "3:2"])
    #expect(object.members.map(\.value.position.description) == ["2:8", "3:7"])
    guard case .array(let elements)? = object["é"]?.content else {
      Issue.record("not an array")
      return
    }
    // The flag is two scalars, so `true` stands from 12 to 15 with its quotes.
    #expect(elements.map(\.position.description) == ["2:9", "2:12", "2:18"])
    #expect(object["b"]?.position.offset == 40)
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("10", 10), ("-12.50", -12.5), ("1e3", 1000), ("2E-2", 0.02), ("1.5e+1", 15),
    ("1e-999", 0),
  ])
  func readsNumbers(text: String, expected: Double) throws {
    #expect(try read(text).content == .number(expected))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"),
    (#""\u0000""#, "\u{0}"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ])
  func readsStrings(text: String, expected: String) throws {
    #expect(try read(text).content == .string(expected))
  }

  @Test(arguments: [
    ("true", JSONValue.Content.boolean(true)), (" false\n", .boolean(false)), ("null", .null),
  ])
  func readsLiterals(text: String, expected: JSONValue.Content) throws {
    #expect(try read(text).content == expected)
  }

  @Test(arguments: JSONSyntaxCase.all)
  func namesWhatIsWrong(_ example: JSONSyntaxCase) throws {
    let found = #expect(throws: Diagnostic.self) { try read(example.text) }
    #expect(found?.description == example.message)
  }

  @Test(
    arguments: [
      (
        [0x22, 0xFF, 0x22], "1:2: error: expected text in UTF-8, found the byte 0xFF; save the file as UTF-8"
      ),
      ([0x20, 0xC3, 0xA9, 0xC0, 0x80], "1:3: error: expected text in UTF-8, found the byte 0xC0; "),
      ([0x0A, 0xED, 0xA0, 0x80], "2:1: error: expected text in UTF-8, found the byte 0xED; "),
      ([0x22, 0xF0, 0x9F, 0x98], "1:2: error: expected text in UTF-8, found the byte 0xF0; "),
      ([0xF5, 0x80, 0x80, 0x80], "1:1: error: expected text in UTF-8, found the byte 0xF5; "),
      (
        [0xEF, 0xBB, 0xBF, 0x31],
        "1:1: error: expected a file that starts with its content, found a UTF-8 byte order mark; "
          + "save the file as UTF-8 without a byte order mark"
      ),
      (
        [0xFF, 0xFE, 0x31, 0x00],
        "1:1: error: expected a file that starts with its content, found a UTF-16 byte order mark; "
      ),
    ] as [([UInt8], String)])
  func refusesForeignBytes(bytes: [UInt8], message: String) {
    let found = #expect(throws: Diagnostic.self) { try JSONReader.read(bytes, file: "x.json") }
    #expect(found?.description.hasPrefix("x.json:" + message) == true)
  }

  @Test(arguments: [
    (["[", "]"], "error: $[0]"), (["{\"a\":", "}"], "error: $.a"), (["[{\"a\":", "}]"], "error: $[0].a"),
  ])
  func refusesDeepNesting(parts: [String], pathStart: String) {
    let text = String(repeating: parts[0], count: 10_000) + "1" + String(repeating: parts[1], count: 10_000)
    let found = #expect(throws: Diagnostic.self) { try read(text) }
    #expect(found?.message.hasPrefix("expected at most 256 lists and objects in each other") == true)
    #expect(found?.jsonPath.components.count == 256)
    #expect(found?.description.contains(pathStart) == true)
  }

  @Test func acceptsTheDeepestNestingAllowed() throws {
    let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try read(text).position == .start)
  }

  @Test func limitsStringsFilesAndValues() {
    var limits = JSONLimits()
    limits.stringSize = 4
    limits.fileSize = 20
    limits.values = 3
    func message(_ text: String) -> String? {
      #expect(throws: Diagnostic.self) { try read(text, limits: limits) }?.description
    }
    #expect(
      message("[\"éé1\"]") == "x.json:1:2: error: $[0]: expected at most 4 bytes in a string, found more")
    #expect(message("[1,2,3]") == "x.json:1:6: error: $[2]: expected at most 3 values in a file, found more")
    #expect(
      message(String(repeating: " ", count: 21))
        == "x.json: error: expected a file of at most 20 bytes, found more")
  }

  @Test func documentedLimitsHold() {
    let limits = JSONLimits()
    #expect(limits.stringSize == 65_536)
    #expect(limits.fileSize == 16_777_216)
    let text = "\"" + String(repeating: "x", count: limits.stringSize + 1) + "\""
    #expect(throws: Diagnostic.self) { try read(text) }
  }
}
