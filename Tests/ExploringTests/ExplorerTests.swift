import Terminal
import Testing

@testable import Exploring

@MainActor
@Suite struct ExplorerTests {
  @Test func keysAreGestures() throws {
    let checkout = try Exploration(demo: "checkout")
    #expect(try checkout.explorer.begin().happenings.map(\.line) == ["Checkout"])
    #expect(try checkout.lines("right") == ["Shipping, Standard, button, Opens the list"])
    #expect(
      try checkout.lines("enter") == [
        "(activated sound)",
        "(not announced: the hint of 'Shipping' is now 'Closes the list')",
        "(not announced: 4 elements appeared: 'Standard', 'Express', 'Overnight', 'Pickup')",
      ])
    #expect(try checkout.lines("home left") == ["Checkout", "(boundary sound)", "Checkout"])
    #expect(try checkout.lines("u").first == "(back to the start)")
  }

  @Test func anElementIsRepeatedAndItsHintRead() throws {
    let checkout = try Exploration(demo: "checkout")
    _ = try checkout.explorer.begin()
    _ = try checkout.lines("right")
    #expect(try checkout.lines(".") == ["Shipping, Standard, button, Opens the list"])
    #expect(try checkout.lines("h") == ["Opens the list"])
    #expect(try checkout.lines(". left") == ["Opens the list", "Checkout"])
  }

  @Test func aSliderIsAdjusted() throws {
    let slider = try Exploration(
      screen:
        #"{"type": "slider", "title": "Volume", "value": {"bind": "n"}, "minimum": 0, "maximum": 10, "step": 1}"#,
      state: #""n": 5"#)
    _ = try slider.explorer.begin()
    #expect(try slider.lines("up") == ["60%"])
    #expect(try slider.lines("down down") == ["50%", "40%"])
  }

  @Test func theRotorIsTurnedAndFlicked() throws {
    let restaurants = try Exploration(demo: "design-system-chips")
    _ = try restaurants.explorer.begin()
    while restaurants.explorer.session.rotorItem != .headings { _ = try restaurants.lines("r") }
    #expect(try restaurants.lines("down") == ["Soft, heading"])
    #expect(try restaurants.lines("up") == ["Filled, heading"])
    #expect(try restaurants.lines("R r").last == "Headings")
    #expect(try restaurants.lines("s") == ["page 1 of 2"])
  }

  @Test func tabGoesToControls() throws {
    let checkout = try Exploration(demo: "checkout")
    _ = try checkout.explorer.begin()
    #expect(try checkout.lines("tab") == ["Shipping, Standard, button, Opens the list"])
    #expect(try checkout.lines("tab shift-tab").last == "Shipping, Standard, button, Opens the list")
  }

  @Test func whatMakesNoSenseIsARemark() throws {
    let empty = try Exploration(
      screen: #"{"type": "text", "text": "Hidden", "accessibility": {"hidden": true}}"#)
    _ = try empty.explorer.begin()
    #expect(
      try empty.lines("enter") == [
        "(no element has VoiceOver's focus; the screen has none or 'start' is missing)"
      ])
    #expect(try empty.lines("i") == ["(nothing can be chosen)"])
    #expect(try empty.lines("f4") == ["(f4 does nothing; ? lists the keys)"])
  }

  @Test(arguments: [Key.character("q"), .control("c"), .control("d")]) func quitting(key: Key) throws {
    let checkout = try Exploration(demo: "checkout")
    _ = try checkout.explorer.begin()
    #expect(try checkout.explorer.press(key).isOver)
  }

  @Test(arguments: [Key.control("c"), .control("d")]) func quittingWorksInEveryMode(key: Key) throws {
    for mode in ["i", "?"] {
      let checkout = try Exploration(demo: "checkout")
      _ = try checkout.explorer.begin()
      _ = try checkout.lines(mode)
      #expect(try !checkout.explorer.press(.character("q")).isOver)
      #expect(try checkout.explorer.press(key).isOver)
    }
  }

  // MARK: - Typing

  private func field() throws -> Exploration {
    let field = try Exploration(
      screen: """
        {"type": "vstack", "children": [
          {"type": "textField", "title": "Name", "text": {"bind": "name"}}, {"type": "text", "text": "After"}]}
        """, state: #""name": """#)
    _ = try field.explorer.begin()
    return field
  }

  @Test func lettersGoIntoAFieldThatIsEdited() throws {
    let field = try field()
    let again = field
    _ = try again.lines("enter")
    #expect(again.explorer.mode == .typing)
    _ = try again.lines(#""quick""#)
    #expect(again.explorer.focused?.node.value == "quick")
    _ = try again.lines("backspace backspace")
    #expect(again.explorer.focused?.node.value == "qui")
    _ = try again.explorer.press(.paste("et one"))
    #expect(again.explorer.focused?.node.value == "quiet one")
  }

  @Test func escapeLeavesTypingAndEGoesBack() throws {
    let field = try field()
    _ = try field.lines("enter")
    #expect(try field.lines("escape") == ["(keys are gestures again; e types on)"])
    #expect(field.explorer.mode == .gestures)
    _ = try field.lines("e")
    #expect(field.explorer.mode == .typing)
    _ = try field.lines("right")
    #expect(field.explorer.mode == .gestures)
  }

  @Test func eWithoutAFieldIsARemark() throws {
    let field = try field()
    #expect(try field.lines("e") == ["(no field is being edited; Enter on a text field begins it)"])
    let remark = try field.explorer.press(.paste("x")).happenings.last?.line
    #expect(remark == "(no field is edited: nothing was typed)")
  }

  // MARK: - Lists

  @Test func itemsAreChosenByName() throws {
    let checkout = try Exploration(demo: "checkout")
    _ = try checkout.explorer.begin()
    #expect(
      try checkout.lines("i").last
        == "item chooser, Checkout, 1 of \(checkout.explorer.session.stops.count)")
    #expect(try checkout.lines("s h i p").last == "Shipping, 1 of 1")
    #expect(try checkout.lines("enter") == ["Shipping, Standard, button, Opens the list"])
    #expect(checkout.explorer.mode == .gestures)
  }

  @Test func aListWithoutMatchesChoosesNothing() throws {
    let checkout = try Exploration(demo: "checkout")
    _ = try checkout.explorer.begin()
    #expect(try checkout.lines("i x x x").last == "nothing has 'xxx'")
    #expect(try checkout.lines("enter") == ["(nothing is heard)"])
    #expect(try checkout.lines("escape") == ["(item chooser closed)"])
  }

  @Test func actionsAreListed() throws {
    let chips = try Exploration(
      screen:
        #"{"type": "button", "title": "Vegan", "action": [], "accessibility": {"actions": [{"name": "Remove", "action": []}]}}"#
    )
    _ = try chips.explorer.begin()
    #expect(try chips.lines("a").last == "actions, Activate, 1 of 2")
    #expect(try chips.lines("down") == ["Remove, 2 of 2"])
    #expect(try chips.lines("down") == ["Remove, 2 of 2"])
    _ = try chips.lines("enter")
    #expect(chips.explorer.mode == .gestures)
  }

  @Test func helpExplainsKeysAndDoesNothing() throws {
    let checkout = try Exploration(demo: "checkout")
    _ = try checkout.explorer.begin()
    let focus = checkout.explorer.session.focus
    #expect(try checkout.lines("?").count == KeyWords.help.count)
    #expect(try checkout.lines("right") == ["right: next element (flick right)"])
    #expect(try checkout.lines("x") == ["x: does nothing"])
    #expect(checkout.explorer.session.focus == focus)
    #expect(try checkout.lines("escape") == ["(key help is over)"])
  }
}
