import SemanticTree
import Testing

@testable import Importers

/// The dumps are made up.
@Suite("What VoiceOver stops at in page sources of WebDriverAgent")
struct WebDriverAgentStopsTests {
  @Test(
    "Back buttons are known in navigation bars only",
    arguments: [
      ("NavigationBar", "name=\"BackButton\" label=\"Settings\"", true),
      ("NavigationBar", "name=\"Back\" label=\"Back\"", true),
      ("NavigationBar", "name=\"Edit\" label=\"Edit\"", false),
      ("Toolbar", "name=\"Back\" label=\"Back\"", false),
    ])
  func backButton(bar: String, attributes: String, isBack: Bool) throws {
    let stop = try WebDriverAgentPages.stops(
      "<XCUIElementType\(bar)><XCUIElementTypeButton \(attributes)/></XCUIElementType\(bar)>")
    #expect(stop.map { $0.traits.contains(.backButton) } == [isBack])
    #expect(stop.first?.traits.contains(.button) == true)
  }

  @Test("Buttons of a tab bar are tabs")
  func tabs() throws {
    let stops = try WebDriverAgentPages.stops(
      """
      <XCUIElementTypeTabBar label="Tab Bar"><XCUIElementTypeButton label="Home" value="1"/>\
      <XCUIElementTypeOther><XCUIElementTypeButton label="Basket"/></XCUIElementTypeOther>\
      </XCUIElementTypeTabBar>
      """)
    #expect(stops.map(\.traits) == [[.button, .tabBarItem, .selected], [.button, .tabBarItem]])
  }

  @Test(
    "Stops are guessed where the file does not tell them",
    arguments: [
      (
        "<XCUIElementTypeButton label=\"Buy\"><XCUIElementTypeStaticText label=\"Buy\"/>"
          + "</XCUIElementTypeButton>",
        ["Buy"]
      ),
      (
        "<XCUIElementTypeCell label=\"Safari\"><XCUIElementTypeStaticText label=\"Safari\"/>"
          + "<XCUIElementTypeButton label=\"chevron\" visible=\"false\"/></XCUIElementTypeCell>", ["Safari"]
      ),
      (
        "<XCUIElementTypeCell label=\"Sound\" value=\"0\"><XCUIElementTypeStaticText label=\"Sound\"/>"
          + "<XCUIElementTypeSwitch label=\"Sound\" value=\"0\"/></XCUIElementTypeCell>", ["Sound"]
      ),
      (
        "<XCUIElementTypeCell><XCUIElementTypeStaticText label=\"A\"/><XCUIElementTypeButton label=\"B\"/>"
          + "</XCUIElementTypeCell>", ["A", "B"]
      ),
      (
        "<XCUIElementTypeSwitch label=\"Sound\" value=\"1\"><XCUIElementTypeSwitch value=\"1\"/>"
          + "</XCUIElementTypeSwitch>",
        ["Sound"]
      ),
      ("<XCUIElementTypeImage/><XCUIElementTypeImage label=\"A cat\"/>", ["A cat"]),
      (
        "<XCUIElementTypeStepper label=\"Amount\"><XCUIElementTypeButton label=\"Less\"/>"
          + "<XCUIElementTypeButton label=\"More\"/></XCUIElementTypeStepper>", ["Less", "More"]
      ),
    ])
  func guessedStops(elements: String, labels: [String]) throws {
    #expect(try WebDriverAgentPages.stops(elements).map(\.label) == labels)
  }

  @Test("Stops are those of the file where it tells them; a cell is not told beside the view in it")
  func toldStops() throws {
    let stops = try WebDriverAgentPages.stops(
      """
      <XCUIElementTypeCell label="One" accessible="true"><XCUIElementTypeOther label="One" accessible="true" \
      traits="Button"/></XCUIElementTypeCell><XCUIElementTypeStaticText label="Two" accessible="false"/>\
      <XCUIElementTypeButton label="Three" accessible="true"><XCUIElementTypeStaticText label="Three" \
      accessible="false"/></XCUIElementTypeButton>
      """)
    #expect(stops.map(\.label) == ["One", "Three"])
    #expect(stops.first?.traits == .button)
    #expect(stops.first?.actions == [.activate])
  }
}
