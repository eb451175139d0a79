import Foundation
import Testing

@Suite struct OtherInputCommandTests {
  @Test(arguments: ["voice-control", "switch-control"])
  func listsArePrinted(kind: String) throws {
    let outcome = try Program().run("tree", Program.relative("filter-bar"), "--\(kind)")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try expectGolden(outcome.output, "tree-filter-bar-\(kind).txt")
  }

  @Test(arguments: [("voice-control", "voiceControl"), ("switch-control", "switchControl")])
  func listsAreJSON(kind: String, key: String) throws {
    let outcome = try Program().run("tree", Program.relative("filter-bar"), "--\(kind)", "--json")
    let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((json[key] as? [[String: Any]])?.isEmpty == false, "\(outcome.output)")
  }

  @Test func whatLiesOutsideTheScreenIsMarked() throws {
    let folder = try TemporaryFolder()
    let buttons = (1...40).map { "{\"type\": \"button\", \"title\": \"B\($0)\"}" }.joined(separator: ", ")
    let path = try folder.write(
      """
      {"title": "T", "screen": {"type": "scroll", "children": [{"type": "vstack", "spacing": 60,
       "children": [\(buttons)]}]}}
      """, to: "t.json")
    for kind in ["--voice-control", "--switch-control"] {
      let lines = try Program().run("tree", path, kind).output.split(separator: "\n")
      #expect(lines.contains { $0.contains("B1") && !$0.hasSuffix("  outside the screen") }, "\(lines)")
      #expect(lines.contains { $0.contains("B40") && $0.hasSuffix("  outside the screen") }, "\(lines)")
    }
  }

  @Test func bothListsAtOnceAreWrongUsage() throws {
    let outcome = try Program().run(
      "tree", Program.relative("filter-bar"), "--voice-control", "--switch-control")
    #expect(outcome.status == 64 && outcome.errors.contains("use one"))
  }
}
