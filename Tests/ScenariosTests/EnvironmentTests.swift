import SemanticTree
import Testing

@testable import Scenarios

@Suite struct EnvironmentTests {
  private func environment(_ json: String) throws -> ScreenEnvironment {
    let text = #"{"title": "t", "environment": \#(json), "screen": {"type": "divider"}}"#
    return try ScenarioReader.read(Array(text.utf8), file: "s.json").environment
  }

  @Test func nothingGivenIsANewPhone() throws {
    #expect(try environment("{}") == ScreenEnvironment())
    let text = #"{"title": "t", "screen": {"type": "divider"}}"#
    #expect(try ScenarioReader.read(Array(text.utf8), file: "s.json").environment == ScreenEnvironment())
  }

  @Test func everySettingCanBeGiven() throws {
    let found = try environment(
      """
      {"device": "iPhone SE 3", "orientation": "landscape", "iOS": "17", "appearance": "dark",
       "contrast": "increased", "typeSize": "accessibility3", "reduceMotion": true, "prefersCrossFade": true,
       "reduceTransparency": true, "differentiateWithoutColor": true, "boldText": true, "buttonShapes": true,
       "invertColors": true, "voiceOverRunning": false, "locale": "de"}
      """)
    var expected = ScreenEnvironment().on(try #require(Device.named("iPhone SE 3")).landscape)
    expected.system = .iOS17
    expected.appearance = .dark
    expected.contrast = .increased
    expected.typeSize = .accessibility3
    expected.reduceMotion = true
    expected.prefersCrossFade = true
    expected.reduceTransparency = true
    expected.differentiateWithoutColor = true
    expected.boldText = true
    expected.buttonShapes = true
    expected.invertColors = true
    expected.voiceOverRunning = false
    expected.locale = "de"
    #expect(found == expected)
    #expect(found.width == 667)
  }

  @Test(arguments: [
    (#"{"locale": "ar"}"#, LayoutDirection.rightToLeft), (#"{"locale": "he-IL"}"#, .rightToLeft),
    (#"{"locale": "de"}"#, .leftToRight),
    (#"{"locale": "ar", "layoutDirection": "leftToRight"}"#, .leftToRight),
    (#"{"layoutDirection": "rightToLeft"}"#, .rightToLeft),
  ])
  func directionFollowsTheLanguage(json: String, expected: LayoutDirection) throws {
    #expect(try environment(json).layoutDirection == expected)
  }

  @Test(arguments: Device.all.map(\.name))
  func everyKnownDeviceCanBeNamed(name: String) throws {
    let device = try #require(Device.named(name))
    let found = try environment(#"{"device": "\#(name)"}"#)
    #expect(found == ScreenEnvironment().on(device))
  }

  @Test func aSizeOfOnesOwnReplacesTheDevices() throws {
    let found = try environment(#"{"width": 320, "height": 480}"#)
    #expect(found.width == 320)
    #expect(found.height == 480)
    #expect(found.safeArea == ScreenEnvironment().safeArea)
  }
}
