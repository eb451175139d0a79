import SemanticTree
import Testing

@testable import SemanticUI

/// Texts that tell times, without a clock.
@MainActor
struct TimeTextTests {
  /// 9 January 2007, 09:41:00 in Greenwich.
  private static let date = Date(timeIntervalSince1970: 1_168_335_660)

  private func words(_ text: Text, locale: String = "en-GB") throws -> String {
    try #require(try RenderedView(text) { $0.locale = locale }.labels.first)
  }

  @Test
  func datesAreToldInGreenwichAndInTheScreensLanguage() throws {
    #expect(try words(Text(Self.date, style: .time)).contains("9:41"))
    #expect(try words(Text(Self.date, style: .date)).contains("2007"))
    #expect(try words(Text(Self.date, style: .date), locale: "de").contains("Januar"))
    #expect(try words(Text("On \(Self.date, style: .date)")).hasPrefix("On "))
    #expect(try words(Text(Self.date...Self.date.addingTimeInterval(3_600))).contains("41"))
  }

  @Test(arguments: [
    (90.0, nil, true, true, "1:30"), (90, nil, false, true, "0:00"), (90, 30.0, true, true, "1:00"),
    (90, 30, false, true, "0:30"), (3_723, nil, true, true, "1:02:03"), (3_723, nil, true, false, "62:03"),
    (90, 500, false, true, "1:30"),
  ])
  func timersStandAtTheirStartOrPause(
    _ length: Double, _ pause: Double?, _ countsDown: Bool, _ showsHours: Bool, _ expected: String
  ) throws {
    let text = Text(
      timerInterval: Self.date...Self.date.addingTimeInterval(length),
      pauseTime: pause.map { Self.date.addingTimeInterval($0) }, countsDown: countsDown,
      showsHours: showsHours)
    let rendered = try RenderedView(text)
    #expect(rendered.labels == [expected])
    #expect(rendered.screen.notes.contains { $0.contains("no clock") } == (pause == nil))
  }

  @Test
  func runningDatesAreNoted() throws {
    let rendered = try RenderedView(Text(Self.date, style: .timer))
    #expect(rendered.labels == ["0:00"])
    #expect(rendered.screen.notes.contains { $0.contains("no clock") })
  }

  @Test
  func textsAndPicturesGoIntoTexts() throws {
    let name = Text("Ada").bold()
    #expect(try words(Text("Hello \(name)!")) == "Hello Ada!")
    let rendered = try RenderedView(Text("Tap \(Image(systemName: "plus")) to add"))
    #expect(rendered.labels == ["Tap  to add"])
    #expect(rendered.screen.notModelled.map(\.name) == ["Image in a text"])
  }
}
