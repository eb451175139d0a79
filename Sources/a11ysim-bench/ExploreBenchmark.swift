import Exploring
import Foundation
import Scenarios
import SemanticTree
import SemanticUI
import Speech
import Terminal
import VoiceOver

/// VoiceOver under someone's fingers: how much is said a second, and how soon it is heard.
@MainActor
enum ExploreBenchmark {
  /// Walks screens of 20 and of 1,000 elements.
  static func utterances() throws -> String {
    try [20, 1_000].map { elements in
      let session = try session(elements)
      let rounds = max(2_000 / elements, 2)
      let start = ContinuousClock.now
      for _ in 0..<rounds { _ = session.readAll() }
      let composed = rate(rounds * elements, since: start)
      _ = try session.perform(.start)
      let walk = ContinuousClock.now
      for _ in 1..<elements { _ = try session.perform(.next) }
      return "\(elements) elements: \(composed) utterances a second read at once, "
        + "\(rate(elements - 1, since: walk)) swipes a second"
    }.joined(separator: "; ")
  }

  /// From a key to the first sample at the sink, and from a key to silence.
  static func latency() throws -> String {
    try [20, 1_000].map { elements in
      let ear = TimedEar()
      let driver = ExploreDriver(Explorer(try session(elements)), voice: BenchVoice(ear))
      defer { driver.end() }
      _ = try driver.begin()
      ear.waitForSound()
      var first: [Double] = []
      var silence: [Double] = []
      for _ in 0..<50 {
        ear.forget()
        let key = ContinuousClock.now
        _ = try driver.press(.right)
        ear.waitForSound()
        first.append((ear.soundTime - key).inSeconds * 1_000)
        silence.append((ear.silenceTime - key).inSeconds * 1_000)
      }
      return "\(elements) elements: first sample after \(summary(first)), silence after \(summary(silence))"
    }.joined(separator: "; ")
  }

  /// An hour of keys at full speed: what the process holds more than after the first minutes.
  static func replay() throws -> String {
    let explorer = Explorer(
      try ScenarioPlayer(
        try ScenarioReader.read(contentsOf: "Scenarios/restaurants.json", named: "restaurants.json")
      ).session)
    let driver = ExploreDriver(explorer, voice: BenchVoice(TimedEar()))
    defer { driver.end() }
    _ = try driver.begin()
    let keys: [Key] = [
      .right, .enter, .left, .up, .down, .character("i"), .down, .enter, .end, .character("t"),
    ]
    func press(_ count: Int) throws {
      for index in 0..<count {
        _ = try driver.press(keys[index % keys.count])
        _ = ExplorePicture(explorer, title: "", usesUnicode: true).canvas(columns: 80, lines: 24)
      }
    }
    try press(2_000)
    let (memory, descriptors) = (Self.megabytes, Self.descriptors)
    let start = ContinuousClock.now
    try press(20_000)
    return "20,000 keys at \(rate(20_000, since: start)) a second: "
      + "\(RenderBenchmark.format(Self.megabytes - memory)) MB and \(Self.descriptors - descriptors) descriptors more"
  }

  // MARK: Measuring

  private static func session(_ elements: Int) throws -> VoiceOverSession {
    try VoiceOverSession(host: ViewHost(Rows(count: elements / 2)), environment: ScreenEnvironment())
  }

  private static func rate(_ count: Int, since start: ContinuousClock.Instant) -> Int {
    Int(Double(count) / (ContinuousClock.now - start).inSeconds)
  }

  private static func summary(_ milliseconds: [Double]) -> String {
    let sorted = milliseconds.sorted()
    return String(format: "%.2f ms (median; %.2f at the most)", sorted[sorted.count / 2], sorted.last ?? 0)
  }

  /// The most memory that was held.
  private static var megabytes: Double {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1_024
    #endif
  }

  private static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
  }
}
