import SemanticTree
import Testing

@testable import Scenarios

@Suite @MainActor struct StateViewTests {
  private func host(_ screen: String, _ more: String = "") throws -> ScenarioHost {
    try ScenarioHost(TestScenario.read(screen: screen, more))
  }

  @Test func textsShowState() throws {
    let host = try host(#"{ "type": "text", "text": "{text|nobody}: {list.count} {{ {list} }}" }"#)
    #expect(try host.element("nobody: 0 {  }") != nil)
    host.model.set("text", to: .text("Ada"))
    host.model.set("list", to: .list(["a", "b"]))
    #expect(try host.element("Ada: 2 { a, b }") != nil)
  }

  @Test func conditionsDecideWhatIsThere() throws {
    let host = try host(
      #"""
      { "type": "vstack", "children": [
        { "type": "text", "text": "chosen", "when": { "state": "list", "contains": "a" } },
        { "type": "text", "text": "none", "when": { "not": { "state": "list", "contains": "a" } } }] }
      """#)
    #expect(try host.elements().map(\.label) == ["none"])
    host.model.perform([.toggleMember(state: "list", member: "a")])
    #expect(try host.elements().map(\.label) == ["chosen"])
  }

  @Test func actionsRunInOrderAndThenWhatFollows() throws {
    let host = try host(
      #"""
      { "type": "vstack", "children": [
        { "type": "button", "title": "Go", "action": [
          { "set": "text", "to": "a" }, { "set": "text", "to": "{text}b" }, { "toggle": "flag" }] },
        { "type": "text", "text": "{number}" }] }
      """#, #", "onChange": { "flag": { "set": "number", "to": 7 } }"#)
    #expect(try host.activate("Go"))
    #expect(host.model.state["text"] == .text("ab"))
    #expect(try host.element("7") != nil)
    try host.reset()
    #expect(host.model.state == host.scenario.initialState)
    #expect(try host.element("0") != nil)
  }

  @Test func onlyWhatShowsAStateIsMadeAgain() throws {
    let host = try host(
      #"{ "type": "vstack", "children": [{ "type": "text", "text": "{number}" }, { "type": "text", "text": "still" }] }"#
    )
    let before = try host.elements()
    host.model.set("number", to: .number(1))
    let after = try host.elements()
    #expect(before.map(\.id) == after.map(\.id))
    #expect(after.map(\.label) == ["1", "still"])
  }

  @Test func announcementsArePostedOnce() throws {
    let host = try host(
      #"{ "type": "button", "title": "Save", "action": [{ "set": "text", "to": "Ada" }, { "announce": "Saved {text}" }] }"#
    )
    #expect(try host.activate("Save"))
    let posted = try host.screen().notifications
    #expect(posted == [Notification(kind: .announcement, text: "Saved Ada")])
    #expect(try host.screen().notifications.isEmpty)
  }

  @Test func namesOfNodesAreThoseOfTheComponents() throws {
    let host = try host(
      #"""
      { "type": "vstack", "id": "all", "children": [
        { "type": "text", "text": "one", "id": "first", "background": "red" }, { "type": "text", "text": "two" }] }
      """#)
    let ids = try host.elements().map(\.id.path)
    #expect(ids == ["#first", "$.screen.children[1]"])
    let parts = host.screen.subtree
    #expect(parts.map(\.name) == ["#all", "#first", "$.screen.children[1]"])
    #expect(parts[1].owns(NodeID("#first/label")))
    #expect(!parts[1].owns(NodeID("#firsthand")))
  }

  @Test func sourcesAreThePlacesInTheFile() throws {
    let json = """
      { "title": "T", "screen": {
        "type": "vstack", "children": [
          { "type": "text", "text": "one" },
          { "type": "button", "children": [{ "type": "label", "title": "two", "symbol": "star" }] }] } }
      """
    let scenario = try ScenarioReader.read(Array(json.utf8), file: "places.json")
    let sources = try ScenarioHost(scenario).elements().map { $0.source?.description }
    #expect(sources == ["places.json:3:5", "places.json:4:5"])
  }
}
