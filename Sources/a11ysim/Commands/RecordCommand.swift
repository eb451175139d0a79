import Foundation
import Scenarios

/// Plays steps and writes down what is heard as a scenario's expectations.
enum RecordCommand: Command {
  static let name = "record"
  static let summary = "play a scenario's steps and write what is heard into its expectations"
  static let synopsis = "SCENARIO.json [OPTIONS]"
  static let discussion = """
    Plays the scenario's steps, or those of --steps in their place, and writes the scenario with an 'expect' for the
    screen and for each step: what is said, announced, or comes in silence, and where the cursor stands. Expectations
    that were recorded before are made anew; 'element' and 'state' and everything else in the file stay as they are, and
    those that do not hold now are named on standard error.

    Steps are parted by commas, in a file by line ends: a gesture (next, next 3, escape), or a key of a step with its
    value (activate Shipping, type 'Ada' into 'Name', action 'Remove' on 'Vegan', say 'Tap Price', swipe right 3), or a
    step in braces. Lists and objects stand in their brackets: keys [tab, space], focus { "label": "A", "position": 2 }.

    The scenario goes to standard output, or to --output, which may be the same file. Read it before it is kept: what
    rests on something that is not certain is told on standard error.
    """
  static let options: [Option] =
    [
      .value("--steps", "LIST", "steps to play in place of the scenario's own: 'next, activate Shipping'"),
      .value("--gestures", "FILE", "the same from a file, a step a line; lines with # are remarks"),
      .value("--output", "FILE", "where the scenario goes; '-' is standard output"),
    ] + Arguments.wordOptions
  static let examples = [
    "record Scenarios/checkout.json",
    "record Scenarios/checkout.json --steps \"next, next, activate 'Shipping'\" --output new.json",
    "record Scenarios/checkout.json --steps 'keys [tab, space], swipe right 3, focus { \"id\": \"country\" }'",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments.operand("a scenario file")
    if arguments.value("--output") == "" {
      throw UsageError("'--output' needs the name of a file", for: self)
    }
    let steps = try steps(arguments)
    let scenario = try ScenarioReader.read(contentsOf: path)
    let file = try TextFile(reading: path)
    let recording = try ScenarioRecorder.record(file.bytes, file: path, steps: steps) {
      try arguments.player(of: $0, at: path)
    }
    try deliver(recording, from: file, arguments.value("--output") ?? "-", console)
    if steps != nil, !scenario.steps.isEmpty {
      let count = scenario.steps.count
      console.printError("the scenario's own \(count == 1 ? "step was" : "\(count) steps were") replaced")
    }
    for doubt in recording.doubts { console.printError("to be checked: \(doubt)") }
    tellUnmet(recording.unmet, arguments.value("--output") ?? "-", console)
    return .clean
  }

  /// Names what an author expects and what is not so.
  private static func tellUnmet(_ unmet: [ExpectationResult], _ output: String, _ console: Console) {
    guard !unmet.isEmpty else { return }
    let file = output == "-" ? "(standard output)" : output
    let what =
      unmet.count == 1 ? "1 expectation was kept and does" : "\(unmet.count) expectations were kept and do"
    console.printError("\(what) not hold now; mend them by hand, or with 'check --update':")
    for result in unmet {
      console.printError("  \(file):\(result.place.line):\(result.place.column): \(result.expectation)")
    }
  }

  private static func steps(_ arguments: Arguments) throws -> [StepText]? {
    switch (arguments.value("--steps"), arguments.value("--gestures")) {
    case (_?, _?): throw UsageError("'--steps' and '--gestures' both say what is played: use one", for: self)
    case (let list?, nil): return try StepText.list(list, file: "--steps")
    case (nil, let path?):
      return try StepText.list(try InputFile.text(of: path), file: path)
    case (nil, nil): return nil
    }
  }

  private static func deliver(
    _ recording: ScenarioRecording, from file: TextFile, _ output: String, _ console: Console
  ) throws {
    if output == "-" { return console.printExactly(recording.bytes) }
    let isSame = [output, file.path].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    if isSame[0] == isSame[1] {
      try file.replace(by: recording.bytes)
    } else {
      try TextFile.write(recording.bytes, to: output)
    }
    let count = recording.stepCount
    console.printError("wrote \(output): the screen and \(count == 1 ? "1 step" : "\(count) steps")")
  }
}
