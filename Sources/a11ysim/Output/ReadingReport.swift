import Reporters
import Scenarios
import SemanticTree
import VoiceOver

/// A screen read from the first element to the last.
struct ReadingReport: SpeechReport {
  private struct Document: Encodable {
    var title: String
    var environment: ScreenEnvironment
    var reading: [PlayedReading]
    var notes: [String]
    var notModelled: [NotModelled]
  }

  private let readings: [VoiceOverSession.Reading]
  private let register: Register
  private let screen: Screen

  @MainActor
  init(player: ScenarioPlayer, register: Register) {
    self.register = register
    readings = player.session.readAll()
    screen = player.session.screen
    title = player.scenario.title
  }

  private let title: String

  var isAsExpected: Bool { true }
  var interruption: (any Error)? { nil }

  var document: any Encodable {
    Document(
      title: title, environment: screen.environment, reading: readings.map(PlayedReading.init),
      notes: screen.notes, notModelled: screen.notModelled)
  }

  var script: SpeechScript {
    var script = SpeechScript()
    for reading in readings { script.add(reading.utterance) }
    return script
  }

  func print(to console: Console) {
    console.print(
      console.emphasized(title) + console.faint("  \(EnvironmentText.summary(screen.environment))"))
    let width = String(readings.count).count
    for (index, reading) in readings.enumerated() {
      let number = String(repeating: " ", count: width - String(index + 1).count) + String(index + 1)
      let lines = register.text(of: reading.utterance).split(
        separator: "\n", omittingEmptySubsequences: false)
      console.print("\(number)  \(lines.first ?? "")")
      for line in lines.dropFirst() { console.print(String(repeating: " ", count: width + 2) + line) }
    }
    if readings.isEmpty { console.print("nothing on this screen can be reached by VoiceOver") }
    let doubts = DoubtfulWords.lines(readings.map(\.utterance))
    for note in doubts + ScreenNotes.lines(screen) { console.print(console.faint(note)) }
  }
}
