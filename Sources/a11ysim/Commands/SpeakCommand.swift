import Foundation
import Scenarios
import Speech
import VoiceOver

/// Speaks a scenario's screen as VoiceOver would.
enum SpeakCommand: Command {
  static let name = "speak"
  static let summary = "speak a screen, or what a scenario's steps cause, as VoiceOver would"
  static let synopsis = "INPUT [OPTIONS]"
  static let discussion = """
    Renders the screen of a scenario, or the previews of SwiftUI source (a file or a folder), walks it from the first element to the last and prints and speaks what
    VoiceOver says there. Sound goes to the sound device; without one, to a WAV file in Reports/.

    With --steps the scenario's steps are played instead: for each one what VoiceOver says by itself, and what
    changed on the screen without being announced. The scenario's expectations are judged then, and only then;
    one that is not met gives exit code 1.

    Registers: transcript is what a listener would write down, with a device's habits ("Vegan, button"); legend is
    how the AccessibilitySnapshot library writes it, with that library's habits ("Vegan. Button."); speech is what
    the synthesiser is given, with languages and pauses. What VoiceOver may say differently is listed below as
    'not certain'.
    """
  static let options: [Option] =
    [
      .flag("--steps", "play the scenario's steps and speak what each causes"),
      .value("--register", "REGISTER", "how to print: transcript (default), legend, speech"),
      .flag("--json", "print everything as JSON; sound only with --output"),
    ] + Arguments.scenarioOptions + Arguments.speechOptions
  static let examples = [
    "speak Scenarios/checkout.json", "speak MyChip.swift",
    "speak Scenarios/checkout.json --steps --output checkout.mp3",
    "speak Scenarios/restaurants.json --env typeSize=accessibility3 --env reduceMotion=true --no-sound",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments.operand("a scenario file")
    let plan = try SoundPlan(arguments, scenario: path, for: self)
    if arguments.has("--json"), arguments.has("--register") {
      throw UsageError(
        "'--register' is about printed lines; '--json' has every part of what is said", for: self)
    }
    let register: Register = try arguments.choice("--register") ?? .transcript
    let previews = try arguments.spokenPreviews(at: path)
    guard previews.count > 1 else {
      let player = try previews.first.map { try arguments.player(of: $0, register.settings) }
      return try speak(
        try player ?? arguments.player(for: path, register), register, plan, arguments, console)
    }
    return try speakAll(previews, register, plan, arguments, console)
  }

  private static func speak(
    _ player: ScenarioPlayer, _ register: Register, _ plan: SoundPlan, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitCode {
    let report: any SpeechReport =
      arguments.has("--steps")
      ? try StepsReport(playing: player, register: register)
      : ReadingReport(player: player, register: register)
    if arguments.has("--json") {
      console.printRaw(try JSONText.encode(report.document))
    } else {
      report.print(to: console)
    }
    console.flush()
    try plan.carryOut(report.script, console)
    if let interruption = report.interruption { throw interruption }
    return report.isAsExpected ? .clean : .findings
  }

  /// Reads the previews of source one after the other; one that cannot be shown does not keep the others from it.
  private static func speakAll(
    _ previews: [SourcePreview], _ register: Register, _ plan: SoundPlan, _ arguments: Arguments,
    _ console: Console
  ) throws -> ExitCode {
    if let option = ["--json", "--steps"].first(where: arguments.has) {
      let names = previews.map(\.description.name)
      throw UsageError(
        "'\(option)' is for one screen: choose one with '--preview' (\(names.prefix(12).joined(separator: ", ")))",
        for: self)
    }
    var script = SpeechScript()
    var code = ExitCode.clean
    for (index, preview) in previews.enumerated() {
      if index > 0 { console.print("") }
      do {
        let report = ReadingReport(
          player: try arguments.player(of: preview, register.settings), register: register)
        report.print(to: console)
        script.add(report.script)
      } catch {
        console.printError(Failure.message(for: error))
        code = .cannotJudge
      }
    }
    console.flush()
    try plan.carryOut(script, console)
    return code
  }
}

/// What was heard, ready to be printed, encoded and spoken.
@MainActor
protocol SpeechReport {
  var document: any Encodable { get }
  var script: SpeechScript { get }
  var isAsExpected: Bool { get }
  /// Why the report ends early; nil where it is whole.
  var interruption: (any Error)? { get }
  func print(to console: Console)
}
