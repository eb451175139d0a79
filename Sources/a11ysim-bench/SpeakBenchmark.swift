import Foundation
import Scenarios

/// `a11ysim speak` as a whole process, against the espeak-ng program saying the same words into a file.
@MainActor
enum SpeakBenchmark {
  static func checkout() throws -> String {
    try withFolder { folder in
      let scenario = "Scenarios/checkout.json"
      return try compare(scenario, words: try words(of: scenario), in: folder, runs: 15)
    }
  }

  static func thousandUtterances() throws -> String {
    try withFolder { folder in
      let path = folder.appendingPathComponent("thousand.json").path
      try thousandScenario().write(toFile: path, atomically: true, encoding: .utf8)
      return try compare(path, words: try words(of: path), in: folder, runs: 3)
    }
  }

  static func memory() throws -> String {
    try withFolder { folder in
      let wav = folder.appendingPathComponent("memory.wav").path
      let run = try WholeProcess.run([program, "speak", "Scenarios/checkout.json", "--output", wav])
      return "\(RenderBenchmark.format(run.megabytes)) MB at the most"
    }
  }

  /// Runs both in turn, so that a busy machine is as bad for one as for the other.
  private static func compare(_ scenario: String, words: String, in folder: URL, runs: Int) throws -> String {
    let text = folder.appendingPathComponent("words.txt").path
    try words.write(toFile: text, atomically: true, encoding: .utf8)
    let ours = [program, "speak", scenario, "--output", folder.appendingPathComponent("a.wav").path]
    let theirs = ["espeak-ng", "-v", "en-us", "-f", text, "-w", folder.appendingPathComponent("b.wav").path]
    _ = try WholeProcess.run(ours)
    _ = try WholeProcess.run(theirs)
    var first: [Double] = []
    var second: [Double] = []
    for _ in 0..<runs {
      first.append(try WholeProcess.run(ours).seconds)
      second.append(try WholeProcess.run(theirs).seconds)
    }
    let ratio = first.sorted()[runs / 2] / second.sorted()[runs / 2]
    return "speak takes \(RenderBenchmark.format(ratio)) times as long as espeak-ng"
  }

  /// What the scenario says, a line for each utterance.
  private static func words(of path: String) throws -> String {
    let scenario = try ScenarioReader.read(contentsOf: path, named: path)
    let player = try ScenarioPlayer(scenario)
    let lines = player.session.readAll().map { $0.utterance.chunks.map(\.text).joined(separator: ", ") }
    return lines.joined(separator: ".\n") + ".\n"
  }

  private static func thousandScenario() -> String {
    let texts = (1...1_000).map { #"{"type": "text", "text": "Message \#($0) of the inbox"}"# }
    return """
      {"title": "A thousand utterances", "screen": {"type": "scroll", "children": [
      {"type": "vstack", "children": [\(texts.joined(separator: ",\n"))]}]}}
      """
  }

  static var program: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("a11ysim").path
  }

  private static func withFolder(_ body: (URL) throws -> String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
