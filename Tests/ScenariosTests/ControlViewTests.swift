import SemanticTree
import Testing

@testable import Scenarios

@Suite @MainActor struct ControlViewTests {
  private func host(_ control: String) throws -> ScenarioHost {
    try ScenarioHost(TestScenario.read(screen: control))
  }

  @Test func aToggleSwitchesItsState() throws {
    let host = try host(#"{ "type": "toggle", "title": "Wi-Fi", "isOn": { "bind": "flag" } }"#)
    #expect(try host.element("Wi-Fi")?.value == "0")
    #expect(try host.activate("Wi-Fi"))
    #expect(host.model.state["flag"] == .boolean(true))
    #expect(try host.element("Wi-Fi")?.value == "1")
  }

  @Test(arguments: [#", "isExpanded": { "bind": "flag" }"#, ""])
  func aDisclosureGroupOpensAndCloses(isExpanded: String) throws {
    let host = try host(
      #"""
      { "type": "form", "children": [
        { "type": "disclosureGroup", "title": "Details"\#(isExpanded), "children": [
          { "type": "text", "text": "Weight 2 kg" }] }] }
      """#)
    #expect(try host.element("Details")?.expanded == .collapsed)
    #expect(try host.element("Weight 2 kg") == nil)
    #expect(try host.activate("Details"))
    #expect(try host.element("Details")?.expanded == .expanded)
    #expect(try host.element("Weight 2 kg") != nil)
    #expect(host.model.state["flag"] == .boolean(!isExpanded.isEmpty))
  }

  @Test(arguments: [("segmented", "vstack"), ("inline", "form")])
  func aPickerChoosesAnOption(style: String, container: String) throws {
    let host = try host(
      #"""
      { "type": "\#(container)", "children": [
        { "type": "picker", "title": "Size", "style": "\#(style)", "selection": { "bind": "text" },
          "options": [{ "value": "s", "label": "Small" }, { "value": "l", "label": "Large" }] }] }
      """#)
    #expect(try host.activate("Large"))
    #expect(host.model.state["text"] == .text("l"))
    #expect(try host.element("Large")?.traits.contains(.selected) == true)
    #expect(try host.element("Small")?.traits.contains(.selected) == false)
  }

  @Test func aSliderChangesTheNumber() throws {
    let host = try host(
      #"{ "type": "slider", "title": "Guests", "value": { "bind": "number" }, "maximum": 8, "step": 2 }"#)
    let node = try #require(try host.elements().first { $0.traits.contains(.adjustable) })
    #expect(try host.perform(Interaction(.action(.increment), on: node.id)))
    #expect(host.model.state["number"] == .number(2))
    _ = try host.screen()
    #expect(try host.perform(Interaction(.action(.decrement), on: node.id)))
    #expect(host.model.state["number"] == .number(0))
  }

  @Test func aStepperChangesTheNumber() throws {
    let host = try host(
      #"{ "type": "stepper", "title": "Guests", "value": { "bind": "number" }, "maximum": 3, "step": 2 }"#)
    #expect(try host.activate("Increment"))
    #expect(host.model.state["number"] == .number(2))
    #expect(try host.element("Increment")?.traits.contains(.notEnabled) == false)
    #expect(try host.activate("Decrement"))
    #expect(host.model.state["number"] == .number(0))
  }

  @Test func typingFillsTheState() throws {
    let scenario = try TestScenario.read(
      screen: #"""
        { "type": "vstack", "children": [
          { "type": "textField", "title": "Name", "text": { "bind": "text" }, "id": "name" },
          { "type": "text", "text": "Hello, {text|you}" }] }
        """#,
      #", "steps": [{ "type": "Ada", "into": { "id": "name" }, "expect": [{ "state": "text", "equals": "Ada" }, { "element": "Hello, Ada" }] }]"#
    )
    let playback = try ScenarioPlayer(scenario).play()
    #expect(playback.failures.map(\.difference) == [])
  }

  @Test func aSegmentedControlHasItsOptions() throws {
    let host = try host(
      #"{ "type": "segmentedControl", "title": "Tab", "options": ["All", "New"], "selection": { "bind": "text" } }"#
    )
    #expect(try host.activate("New"))
    #expect(host.model.state["text"] == .text("New"))
    #expect(try host.element("New")?.traits.contains(.selected) == true)
  }

  @Test func chipsToggleMembersOfAList() throws {
    let host = try host(
      #"{ "type": "filterChipGroup", "options": ["Vegan", "Open"], "selection": { "bind": "list" } }"#)
    #expect(try host.activate("Open"))
    _ = try host.screen()
    #expect(try host.activate("Vegan"))
    #expect(host.model.state["list"] == .list(["Open", "Vegan"]))
  }

  @Test func theFilterBarFollowsTheStateAndLeadsIt() throws {
    let host = try host(
      #"""
      { "type": "vstack", "children": [
        { "type": "filterBar", "selection": { "bind": "list" }, "filters": [
          { "title": "Travel", "symbol": "airplane" }, { "title": "Price", "symbol": "tag.fill" }] },
        { "type": "text", "text": "{list|none}" }] }
      """#)
    #expect(try host.elements().contains { $0.label == "none" })
    host.model.set("list", to: .list(["Price"]))
    #expect(try host.elements().filter { $0.label == "Price" }.count == 2)
    let clear = try #require(try host.elements().first { $0.traits.contains(.button) })
    #expect(try host.perform(.activate(clear.id)))
    #expect(try host.element("none") != nil)
    #expect(host.model.state["list"] == .list([]))
  }
}
