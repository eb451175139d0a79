import LocatedJSON
import Testing

@testable import Scenarios

@Suite struct ScenarioMistakeTests {
  @Test(arguments: ScenarioMistake.all)
  func everyMistakeIsNamedWithItsPlaceAndTheWayOut(_ mistake: ScenarioMistake) {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(mistake.text.utf8), file: "s.json")
    }
    #expect(error?.diagnostics.map(\.description) == mistake.messages.map { "s.json:" + $0 })
  }

  @Test func aScenarioThatCannotBeReadEndsWithTwo() {
    #expect(ScenarioError.exitCode == 2)
  }

  @Test func aMissingFileIsNamed() {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(
        contentsOf: Project.root.appendingPathComponent("none.json").path, named: "none.json")
    }
    #expect(error?.description == "none.json: error: expected a readable file, found none")
  }

  @Test func aFolderIsNoFile() {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(contentsOf: Project.root.path, named: "here")
    }
    #expect(error?.description == "here: error: expected a readable file, found a folder")
  }

  @Test func deepComponentsAreRefusedAndNotSuffered() {
    let open = String(repeating: #"{"type":"group","children":["#, count: 10_000)
    let close = String(repeating: "]}", count: 10_000)
    let text = #"{"title":"t","screen":"# + open + close + "}"
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(text.utf8), file: "s.json")
    }
    #expect(error?.diagnostics.count == 1)
    #expect(error?.diagnostics.first?.expected == "at most 256 lists and objects in each other")
  }

  @Test(arguments: [(48, 0), (49, 1), (127, 1)])
  func componentsStandInEachOtherToALimit(depth: Int, mistakes: Int) throws {
    let open = String(repeating: #"{"type":"group","children":["#, count: depth - 1)
    let close = String(repeating: "]}", count: depth - 1)
    let text = #"{"title":"t","screen":"# + open + #"{"type":"divider"}"# + close + "}"
    let found = diagnostics(of: text)
    #expect(found.count == mistakes)
    let message = "expected at most 48 components in each other, found one more; "
    #expect(
      found.allSatisfy { $0.jsonPath.components.count == 2 * 48 + 1 && $0.message.hasPrefix(message) })
  }

  @Test func everyMistakeOfAFileIsReportedAtOnce() {
    let text = """
      {"titel": "t", "state": {"a": "x"},
       "screen": {"type": "vstack", "spacing": -1, "children": [
         {"type": "text", "text": "{b}"},
         {"type": "dropdwn"}]}}
      """
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.read(Array(text.utf8), file: "s.json")
    }
    #expect(error?.diagnostics.map { $0.position?.description } == ["1:1", "1:2", "2:42", "3:29", "4:13"])
  }

  private func diagnostics(of text: String) -> [Diagnostic] {
    do {
      _ = try ScenarioReader.read(Array(text.utf8), file: "s.json")
      return []
    } catch {
      return error.diagnostics
    }
  }
}
