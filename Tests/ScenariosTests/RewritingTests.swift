import LocatedJSON
import Testing

@testable import Scenarios

@Suite struct RewritingTests {
  @Test func editsLeaveTheRestAsItIs() {
    var edits = TextEdits()
    edits.replace(6..<11, by: "there")
    edits.replace(0..<1, by: "J")
    edits.replace(5..<5, by: ",")
    #expect(String(decoding: edits.applied(to: Array("Hello world!".utf8)), as: UTF8.self) == "Jello, there!")
  }

  @Test func ofOverlappingEditsTheOuterIsMade() {
    var edits = TextEdits()
    edits.replace(2..<3, by: "x")
    edits.replace(1..<5, by: "-")
    #expect(String(decoding: edits.applied(to: Array("012345".utf8)), as: UTF8.self) == "0-5")
  }

  @Test(arguments: [
    "plain", "a \"quote\" and \\", "line\nbreak\ttab\r", "\u{1}\u{7F}", "日本 🏳️‍🌈 e\u{301}", "\u{202E}",
  ])
  func stringsAreReadAsTheyWereWritten(text: String) throws {
    let read = try JSONReader.read(Array(JSONDraft.quoted(text).utf8), file: "t")
    #expect(read.string == text)
  }

  private func edited(_ text: String, _ body: (ObjectEdit, JSONValue, inout TextEdits) -> Void) throws
    -> String
  {
    let bytes = Array(text.utf8)
    var edits = TextEdits()
    body(ObjectEdit(layout: JSONLayout(bytes)), try JSONReader.read(bytes, file: "t"), &edits)
    return String(decoding: edits.applied(to: bytes), as: UTF8.self)
  }

  @Test(arguments: [
    ("{\n    \"a\": 1\n}\n", "{\n    \"a\": 1,\n    \"new\": [\"x\"]\n}\n"),
    ("{\r\n\t\"a\": 1\r\n}\r\n", "{\r\n\t\"a\": 1,\r\n\t\"new\": [\"x\"]\r\n}\r\n"),
    ("{}", #"{ "new": ["x"] }"#), (#"{"a":1}"#, #"{"a":1, "new": ["x"]}"#),
  ])
  func aMemberIsAddedInTheFilesOwnStyle(before: String, after: String) throws {
    let result = try edited(before) { edit, json, edits in
      edit.insert("new", .list([.string("x")]), into: json, &edits)
    }
    #expect(result == after)
  }

  @Test(arguments: [
    (["a"], #"{ "b": 2, "c": 3 }"#), (["b"], #"{ "a": 1, "c": 3 }"#), (["c"], #"{ "a": 1, "b": 2 }"#),
    (["a", "b"], #"{ "c": 3 }"#), (["b", "c"], #"{ "a": 1 }"#), (["a", "c"], #"{ "b": 2 }"#),
    ([], #"{ "a": 1, "b": 2, "c": 3 }"#),
  ])
  func membersAreTakenOutWithTheirCommas(keys: [String], after: String) throws {
    let result = try edited(#"{ "a": 1, "b": 2, "c": 3 }"#) { edit, json, edits in
      edit.remove(Set(keys), from: json, &edits)
    }
    #expect(result == after)
  }
}

@Suite struct UnifiedDifferenceTests {
  @Test func linesFarApartAreTwoHunks() {
    let old = (1...20).map(String.init)
    var new = old
    new[1] = "two"
    new.append("21")
    let hunks = UnifiedDifference(old: old, new: new).hunks
    #expect(hunks.map(\.header) == ["@@ -1,5 +1,5 @@", "@@ -18,3 +18,4 @@"])
    #expect(hunks[0].lines.map(\.description) == ["  1", "- 2", "+ two", "  3", "  4", "  5"])
  }

  @Test func nothingBecomesSomething() {
    #expect(UnifiedDifference(old: [], new: ["a"]).hunks.map(\.header) == ["@@ -0,0 +1,1 @@"])
    #expect(UnifiedDifference(old: ["a"], new: ["a"]).hunks.isEmpty)
  }
}
