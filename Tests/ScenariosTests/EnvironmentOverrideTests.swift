import SemanticTree
import Testing

@testable import Scenarios

@Suite struct EnvironmentOverrideTests {
  private func overridden(_ overrides: String..., given: String = "{}") throws -> ScreenEnvironment {
    let scenario = try TestScenario.read(
      screen: #"{ "type": "text", "text": "Hello" }"#, #", "environment": \#(given)"#)
    return try scenario.settings.overridden(by: overrides).environment
  }

  @Test func everyKeyCanBeOverridden() throws {
    let environment = try overridden(
      "device=iPhone SE 3", "orientation=landscape", "iOS=18", "appearance=dark", "contrast=increased",
      "typeSize=accessibility3", "reduceMotion=true", "prefersCrossFade=true", "reduceTransparency=true",
      "differentiateWithoutColor=true", "boldText=true", "buttonShapes=true", "invertColors=true",
      "voiceOverRunning=false", "locale=ar")
    var expected = ScreenEnvironment().on(try #require(Device.named("iPhone SE 3")).landscape)
    expected.system = .iOS18
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
    expected.locale = "ar"
    expected.layoutDirection = .rightToLeft
    #expect(environment == expected)
  }

  @Test func whatIsNotNamedStaysAsGiven() throws {
    let given = #"{ "appearance": "dark", "width": 320, "locale": "de" }"#
    let wide = try overridden("height=500", given: given)
    #expect(wide.appearance == .dark)
    #expect([wide.width, wide.height] == [320, 500])
    #expect(wide.locale == "de")
  }

  @Test func anotherDeviceHasItsOwnSize() throws {
    let environment = try overridden("device=iPhone SE 3", given: #"{ "width": 320 }"#)
    #expect(environment.width == 375)
    #expect(try overridden("device=iPhone SE 3", "width=300").width == 300)
  }

  @Test func laterOverridesWin() throws {
    #expect(try overridden("typeSize=small", "typeSize=large").typeSize == .large)
  }

  @Test(arguments: [
    (
      "typeSiz=large",
      "--env typeSiz=large: error: expected a key of an environment, found 'typeSiz'; did you mean 'typeSize'?"
    ),
    (
      "appearance=drak",
      "--env appearance=drak: error: expected 'light' or 'dark', found the string 'drak'; did you mean 'dark'?"
    ),
    (
      "reduceMotion=maybe",
      "--env reduceMotion=maybe: error: expected true or false, found the string 'maybe'"
    ),
    ("width=0", "--env width=0: error: expected a number from 1 to 10000, found the number 0"),
    ("width=0x10", "--env width=0x10: error: expected a number from 1 to 10000, found the string '0x10'"),
    ("width=nan", "--env width=nan: error: expected a number from 1 to 10000, found the string 'nan'"),
    (
      "reduceMotion",
      "--env reduceMotion: error: expected a setting as key=value, found no '='; write reduceMotion=…"
    ),
    ("", "--env : error: expected a setting as key=value, found no '='"),
  ])
  func mistakesNameTheSettingAndTheWayOut(override: String, message: String) throws {
    let error = #expect(throws: ScenarioError.self) { try overridden(override) }
    #expect(error?.description == message)
  }

  @Test func allMistakesAreToldAtOnce() throws {
    let error = #expect(throws: ScenarioError.self) { try overridden("iOS=9", "colour=red") }
    #expect(error?.diagnostics.count == 2)
  }
}
