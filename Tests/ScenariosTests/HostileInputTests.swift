import LocatedJSON
import Testing

@testable import Scenarios

/// Input that somebody or something has broken: it is answered with diagnostics and never crashes.
@Suite struct HostileInputTests {
  private static let text = """
    {"title": "é😀", "state": {"a": "x", "b": [], "c": false}, "onChange": {"a": {"toggle": "b", "member": "m"}},
     "screen": {"type": "vstack", "children": [{"type": "text", "text": "{a|none} {{b.count}}", "padding": 1.5e1},
     {"type": "button", "title": "\\u00e9\\uD83D\\uDE00", "action": [{"set": "a", "to": null}]}]}}
    """

  @Test func theWholeIsValid() throws {
    #expect(try ScenarioReader.read(Array(Self.text.utf8), file: "s.json").state.count == 3)
  }

  @Test func everyBeginningOfAFileIsRefused() {
    let bytes = Array(Self.text.utf8)
    for length in bytes.indices {
      let error = #expect(throws: ScenarioError.self) {
        try ScenarioReader.read(Array(bytes.prefix(length)), file: "s.json")
      }
      #expect(error?.diagnostics.count == 1)
    }
  }

  @Test(arguments: [
    0x00, 0x0A, 0x22, 0x2C, 0x2D, 0x30, 0x39, 0x5B, 0x5C, 0x5D, 0x65, 0x75, 0x7B, 0x7D, 0x80, 0xED, 0xFF,
  ])
  func everyChangedByteIsAnswered(byte: UInt8) {
    let original = Array(Self.text.utf8)
    var refused = 0
    for offset in original.indices {
      var bytes = original
      bytes[offset] = byte
      do {
        _ = try ScenarioReader.read(bytes, file: "s.json")
      } catch {
        refused += 1
        #expect(!error.diagnostics.isEmpty)
        #expect(error.diagnostics.allSatisfy { $0.position.map { $0.line <= 4 && $0.column >= 1 } ?? false })
      }
    }
    #expect(refused > original.count / 3)
  }

  @Test func manyMistakesMakeAShortReport() {
    let wrong = Array(repeating: #"{"type": "txt"}"#, count: 3000).joined(separator: ",")
    let text = #"{"title": "t", "screen": {"type": "vstack", "children": [\#(wrong)]}}"#
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(text.utf8), file: "s.json")
    }
    #expect(error?.diagnostics.count == 100)
  }

  @Test func aLongCircleOfChangesIsFoundOnce() {
    let count = 3000
    let states = (0..<count).map { #""s\#($0)": null"# }.joined(separator: ",")
    let changes = (0..<count).map { #""s\#($0)": {"clear": "s\#(($0 + 1) % count)"}"# }.joined(separator: ",")
    let text = """
      {"title": "t", "screen": {"type": "divider"}, "state": {\(states)}, "onChange": {\(changes)}}
      """
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(text.utf8), file: "s.json")
    }
    #expect(error?.diagnostics.count == 1)
    #expect(error?.diagnostics.first?.found.hasSuffix("'s8' → 's9' → … → 's0'") == true)
  }

  @Test func aManifoldScenarioIsReadInFull() throws {
    let chip = #"{"type": "chip", "title": "c", "isSelected": {"bind": "on"}, "action": [{"toggle": "on"}]}"#
    let chips = Array(repeating: chip, count: 5000).joined(separator: ",\n")
    let text = """
      {"title": "t", "state": {"on": false}, "screen": {"type": "flow", "children": [\(chips)]}}
      """
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "s.json")
    #expect(scenario.screen.subtree.count == 5001)
    #expect(scenario.screen.children.last?.source.line == 5000)
  }

  @Test(arguments: ["offset", "frame", "padding"])
  func numbersEndSomewhere(key: String) {
    let value = ["offset": #"{"x": 1e308}"#, "frame": #"{"width": 1e300}"#, "padding": "1e9"][key] ?? ""
    let text = #"{"title": "t", "screen": {"type": "text", "text": "a", "\#(key)": \#(value)}}"#
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(text.utf8), file: "s.json")
    }
    #expect(
      error?.diagnostics.map(\.expected).allSatisfy {
        $0.hasPrefix("a number from ") && $0.hasSuffix("1000000")
      } == true)
  }

  @Test func aTextThatDoublesItselfIsCut() throws {
    let action = Action.set(
      state: "a",
      to: .text(TextTemplate([.value(state: "a", whenEmpty: nil), .value(state: "a", whenEmpty: nil)])))
    var state = ScenarioState([StateDefinition(name: "a", initial: .text("xy"))])
    _ = state.perform(Array(repeating: action, count: 64))
    #expect(state["a"] == .text(String(repeating: "xy", count: 1 << 15)))
  }

  @Test func aPathThatIsLongIsGivenByItsEnds() {
    let path = JSONPath((0..<100).map { .index($0) })
    #expect(path.description.hasPrefix("$[0][1]") && path.description.hasSuffix("[98][99]"))
    #expect(path.description.contains("[11]…[88]"))
  }
}
