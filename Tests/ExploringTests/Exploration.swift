import Foundation
import Scenarios
import Terminal
import Testing
import VoiceOver

@testable import Exploring

/// An explorer on a scenario, for tests.
@MainActor
struct Exploration {
  let explorer: Explorer

  nonisolated static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// One of the shipped scenarios.
  init(demo name: String) throws {
    let path = Self.project.appendingPathComponent("Scenarios/\(name).json").path
    try self.init(try ScenarioReader.read(contentsOf: path, named: "\(name).json"))
  }

  /// A screen of a test's own.
  init(screen: String, state: String = "") throws {
    let json = #"{ "title": "Test", "state": { \#(state) }, "screen": \#(screen) }"#
    try self.init(try ScenarioReader.read(Array(json.utf8), file: "test.json"))
  }

  private init(_ scenario: Scenario) throws {
    explorer = Explorer(try ScenarioPlayer(scenario).session)
  }

  /// What happens at each key of a script, without the gestures themselves.
  func lines(_ script: String) throws -> [String] {
    let keys = try KeyScript.items(in: script, number: 1, file: "test").flatMap { item -> [Key] in
      switch item {
      case .key(let key): [key]
      case .text(let text, _): text.map { .character($0) }
      }
    }
    return try keys.flatMap { key in
      try explorer.press(key).happenings.filter { $0.kind != .gesture }.map(\.line)
    }
  }

  nonisolated static let demos = ["checkout", "restaurants", "filter-bar", "design-system-chips"]
}

/// A voice that is as fast as its test wants.
final class TestVoice: ExploreVoice {
  private(set) var said: [[String]] = []
  private(set) var stops = 0
  private(set) var hasEnded = false

  func say(_ utterances: [Utterance]) -> Int {
    said.append(utterances.map { Transcript($0).text })
    return said.count
  }

  func stop() { stops += 1 }
  func end() { hasEnded = true }
}

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
