import SemanticTree
import SemanticUI
import Testing

@testable import Scenarios

@Suite @MainActor struct ModifierViewTests {
  private func screen(_ node: String) throws -> Screen {
    try ScenarioHost(TestScenario.read(screen: node)).screen()
  }

  private func element(_ keys: String, type: String = #""type": "text", "text": "Hello""#) throws -> Node {
    let screen = try screen(#"{ \#(type), \#(keys) }"#)
    return try #require(screen.root.subtree.first { $0.isElement })
  }

  @Test func everyModifierIsRegisteredOnce() {
    let names = Modifiers.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.prefix(2) == ["when", "id"])
    #expect(names.last == "accessibility")
  }

  @Test(arguments: [
    (#""padding": 10"#, 20.0, 20.0), (#""padding": { "leading": 5, "top": 2 }"#, 5, 2),
    (#""padding": true"#, 32, 32),
  ])
  func paddingMakesWhatIsBehindLarger(keys: String, width: Double, height: Double) throws {
    let plain = try element(#""opacity": 1"#).frame
    let drawn = try screen(#"{ "type": "text", "text": "Hello", "background": "red", \#(keys) }"#).drawing
    guard case .fill(let shape)? = drawn.first else { throw Unexpected() }
    #expect(abs(shape.outline.bounds.width - plain.width - width) < 0.01)
    #expect(abs(shape.outline.bounds.height - plain.height - height) < 0.01)
  }

  @Test func aFrameHasFixedAndFlexibleSizes() throws {
    let image = #""type": "image", "name": "map", "width": 10, "height": 10"#
    let button = try screen(
      #"{ "type": "button", "children": [{ \#(image), "frame": { "width": 120, "height": 60 } }] }"#)
    #expect(
      button.root.subtree.first { $0.traits.contains(.button) }?.frame.size == Size(width: 120, height: 60))
    let wide = try screen(
      #"{ "type": "button", "children": [{ \#(image), "frame": { "maxWidth": "infinity" } }] }"#)
    #expect(wide.root.subtree.first { $0.traits.contains(.button) }?.frame.width == 402)
  }

  @Test func theBackgroundMovesWithTheComponent() throws {
    let still = try screen(#"{ "type": "text", "text": "Hello", "background": "red" }"#)
    let moved = try screen(
      #"{ "type": "text", "text": "Hello", "background": "red", "offset": { "x": 7, "y": -3 } }"#)
    guard case .fill(let before)? = still.drawing.first, case .fill(let after)? = moved.drawing.first else {
      throw Unexpected()
    }
    #expect(after.outline.bounds.x - before.outline.bounds.x == 7)
    #expect(after.outline.bounds.y - before.outline.bounds.y == -3)
  }

  @Test func fontsAndColoursReachTheText() throws {
    let drawing = try screen(
      ##"{ "type": "text", "text": "Hello", "font": { "size": 20, "isScaled": false, "weight": "bold" }, "foreground": "#FF0000" }"##
    ).drawing
    guard case .text(let text)? = drawing.first else { throw Unexpected() }
    #expect(text.font.size == 20)
    #expect(text.font.weight == .bold)
    #expect(text.paint == .color(RGBA(red: 1, green: 0, blue: 0, token: "#FF0000")))
  }

  @Test(arguments: [("light", 1.0), ("dark", 0.0)])
  func adaptiveColoursFollowTheAppearance(appearance: String, red: Double) throws {
    let scenario = try TestScenario.read(
      screen:
        ##"{ "type": "text", "text": "Hello", "foreground": { "light": "#FF0000", "dark": "#0000FF" } }"##,
      #", "environment": { "appearance": "\#(appearance)" }"#)
    guard case .text(let text)? = try ScenarioHost(scenario).screen().drawing.first,
      case .color(let color) = text.paint
    else { throw Unexpected() }
    #expect(color.red == red)
  }

  @Test func accessibilityIsToldLast() throws {
    let node = try element(
      #"""
      "accessibility": { "label": "Greeting {text|?}", "value": "1", "hint": "Waves", "identifier": "hello",
        "traits": ["button", "popUpButton"], "headingLevel": 2, "sortPriority": 3, "inputLabels": ["Hi"],
        "language": "de", "customContent": [{ "label": "Age", "value": "9", "importance": "high" }] }
      """#)
    #expect(node.label == "Greeting ?")
    #expect(node.value == "1")
    #expect(node.hint == "Waves")
    #expect(node.identifier == "hello")
    #expect(node.traits == [.button, .popUpButton])
    #expect(node.headingLevel == 2)
    #expect(node.sortPriority == 3)
    #expect(node.inputLabels == ["Hi"])
    #expect(node.language == "de")
    #expect(node.customContent == [CustomContent(label: "Age", value: "9", importance: .high)])
    #expect(node.origins[.label] == .given)
    #expect(node.origins[.traits] == .given)
  }

  @Test func actionsAndAdjustmentsChangeState() throws {
    let host = try ScenarioHost(
      TestScenario.read(
        screen: #"""
          { "type": "text", "text": "{number} {flag}", "accessibility": {
            "actions": [{ "name": "Switch", "action": [{ "toggle": "flag" }] }],
            "increment": [{ "set": "number", "to": 5 }], "decrement": [{ "set": "number", "to": -5 }] } }
          """#))
    let node = try #require(try host.element("0 false"))
    #expect(node.traits.contains(.adjustable))
    #expect(try host.perform(Interaction(.action(.custom("Switch")), on: node.id)))
    #expect(try host.perform(Interaction(.action(.increment), on: node.id)))
    #expect(try host.element("5 true") != nil)
    #expect(try host.perform(Interaction(.action(.decrement), on: node.id)))
    #expect(try host.element("-5 true")?.id == node.id)
  }

  @Test func whatIsHiddenIsNotFound() throws {
    #expect(try screen(#"{ "type": "text", "text": "Hello", "hidden": true }"#).root.children.isEmpty)
    let silent = try element(#""accessibility": { "hidden": true }"#)
    #expect(silent.isHidden)
  }

  @Test func disabledControlsDoNotWork() throws {
    let host = try ScenarioHost(
      TestScenario.read(
        screen: #"""
          { "type": "vstack", "disabled": { "state": "list", "isEmpty": true }, "children": [
            { "type": "button", "title": "Save", "action": [{ "toggle": "flag" }] }] }
          """#))
    let button = try #require(try host.element("Save"))
    #expect(button.traits.contains(.notEnabled))
    #expect(try !host.activate("Save"))
    #expect(host.model.state["flag"] == .boolean(false))
  }

  @Test func motionHasItsPlaceInTheFile() throws {
    let host = try ScenarioHost(
      TestScenario.read(
        screen: #"""
          { "type": "text", "text": "{number}", "contentTransition": "numericText", "transition": ["scale", "opacity"],
            "animation": { "curve": "snappy", "duration": 0.2, "value": "number" } }
          """#))
    let before = try host.screen().motions
    #expect(before.map(\.didRun) == Array(repeating: false, count: before.count))
    #expect(before.count >= 4)
    #expect(before.allSatisfy { $0.source == host.screen.node.source })
    host.model.set("number", to: .number(3))
    let animation = try host.screen().motions.first { $0.kind == .animation }
    #expect(animation?.curve?.duration == 0.2)
  }
}

/// A screen without what a test looks at.
struct Unexpected: Error {}
