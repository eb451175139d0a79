import Terminal
import Testing
import VoiceOver

@testable import Exploring

@MainActor
@Suite struct DriverTests {
  private let voice = TestVoice()

  private func driver() throws -> ExploreDriver {
    let driver = ExploreDriver(try Exploration(demo: "checkout").explorer, voice: voice)
    _ = try driver.begin()
    return driver
  }

  @Test func everyKeyCutsSpeechOffFirst() throws {
    let driver = try driver()
    _ = try driver.press(.right)
    _ = try driver.press(.unknown)
    #expect(voice.stops == 2)
    #expect(voice.said == [["Checkout"], ["Shipping, Standard, button, Opens the list"]])
  }

  @Test func readingGoesOnWhenSpeechHasEnded() throws {
    let driver = try driver()
    _ = try driver.press(.character("t"))
    var order = voice.said.count
    while true {
      _ = try driver.hear([.finished(order)])
      if voice.said.count == order { break }
      order += 1
    }
    let everything = driver.explorer.session.readAll().map { [Transcript($0.utterance).text] }
    #expect(voice.said.dropFirst() == everything[...])
    #expect(driver.explorer.session.focus == driver.explorer.session.stops.last?.id)
  }

  @Test func aKeyEndsReadingWhereItIs() throws {
    let driver = try driver()
    _ = try driver.press(.character("t"))
    _ = try driver.hear([.finished(2)])
    let focus = driver.explorer.session.focus
    _ = try driver.press(.unknown)
    #expect(try driver.hear([.finished(3)]).isEmpty)
    #expect(driver.explorer.session.focus == focus)
    #expect(focus == driver.explorer.session.stops[1].id)
  }

  @Test func mutedSpeechIsStillPrinted() throws {
    let driver = try driver()
    _ = try driver.press(.character("M"))
    let printed = try driver.press(.right)
    #expect(printed.map(\.line).contains("Shipping, Standard, button, Opens the list"))
    #expect(voice.said == [["Checkout"], ["speech off"]])
    _ = try driver.press(.character("M"))
    #expect(voice.said.last == ["speech on"])
  }

  /// The end of what was cut off says nothing about what is being said.
  @Test func lateMessagesAreIgnored() throws {
    let driver = try driver()
    _ = try driver.press(.character("f"))
    #expect(try driver.hear([.finished(1), .finished(99)]).isEmpty)
    #expect(voice.said.count == 2)
  }

  @Test func withoutSoundEverythingIsReadAtOnce() throws {
    let driver = ExploreDriver(try Exploration(demo: "checkout").explorer, voice: nil)
    _ = try driver.begin()
    let lines = try driver.press(.character("t")).filter { $0.kind == .speech }.map(\.text)
    #expect(lines == driver.explorer.session.readAll().map { Transcript($0.utterance).text })
  }

  @Test func soundThatFailsIsToldOnceAndReadingGoesOn() throws {
    let driver = try driver()
    _ = try driver.press(.character("t"))
    let happenings = try driver.hear([.failed("the device is in use"), .failed("again")])
    #expect(happenings.first?.line == "(no sound: the device is in use)")
    #expect(happenings.filter { $0.kind == .speech }.count == driver.explorer.session.stops.count - 1)
    #expect(voice.hasEnded)
  }
}
