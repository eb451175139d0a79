import Foundation
import Scenarios
import SemanticTree
import VoiceOver

/// A call that compares what a scenario says with lines that somebody copied from a device.
@MainActor
struct DeviceCall {
  private let arguments: Arguments
  private let transcriptPath: String
  private let input: String

  private static let goesAlong: Set<String> =
    Set(["--device", "--json"] + (Arguments.scenarioOptions + Arguments.wordOptions).map(\.name))

  /// Nil where '--device' names no file.
  init?(_ arguments: Arguments) throws {
    let files = arguments.all("--device").filter(DeviceCall.isTranscript)
    guard let file = files.first else { return nil }
    guard arguments.all("--device").count == 1 else {
      throw UsageError("'--device' with a file of lines goes alone", for: arguments.command)
    }
    let given = arguments.command.options.map(\.name).filter(arguments.has)
    if let other = given.first(where: { !DeviceCall.goesAlong.contains($0) }) {
      throw UsageError(
        "'\(other)' does not go with '--device \(file)', which compares and audits nothing",
        for: arguments.command)
    }
    self.arguments = arguments
    transcriptPath = file
    input = try arguments.operand("one scenario to compare with the device's lines")
  }

  /// Whether a value of '--device' is a file and no name of a device.
  private static func isTranscript(_ value: String) -> Bool {
    guard Device.named(value) == nil else { return false }
    return value.contains("/") || value.lowercased().hasSuffix(".txt")
      || FileManager.default.fileExists(atPath: value)
  }

  private struct Document: Encodable {
    var agrees: Bool
    var lines, agreeingLines: Int
    /// Words that the device alone said.
    var addedWords: Int
    var agreement: DeviceAgreement
  }

  func carryOut(_ console: Console) throws -> ExitCode {
    let transcript = try DeviceTranscript.read(transcriptPath)
    let scenario = try ScenarioReader.read(contentsOf: input)
    let agreement = try DeviceCheck.compare(scenario, with: transcript, file: transcriptPath) {
      try arguments.player(of: $0, at: input, choosing: $1)
    }
    if arguments.has("--json") {
      let document = Document(
        agrees: agreement.isWhole, lines: agreement.lineCount, agreeingLines: agreement.agreeingLineCount,
        addedWords: agreement.addedWordCount, agreement: agreement)
      console.printRaw(try JSONText.encode(document))
    } else {
      DeviceText.print(agreement, input, transcriptPath, to: console)
    }
    let environment = try arguments.player(of: scenario, at: input).session.environment
    for warning in DeviceWarnings.lines(transcript, environment) { console.printError(warning) }
    return agreement.isWhole ? .clean : .findings
  }
}

/// What makes a transcript another device's than the one that is modelled.
enum DeviceWarnings {
  static func lines(_ transcript: DeviceTranscript, _ environment: ScreenEnvironment) -> [String] {
    let words = transcript.remarks.joined(separator: ", ").split { ",;".contains($0) }
      .map { $0.split(separator: " ").map(String.init) }
    let system = words.first { $0.count == 2 && $0[0].lowercased() == "ios" }?[1]
    var lines: [String] = []
    if let system, let major = Int(system.split(separator: ".").first ?? ""),
      major != environment.system.major
    {
      lines.append(
        "the device has iOS \(system) and the scenario iOS \(environment.system): add '--env iOS=\(major)'")
    }
    let language = words.first { $0.count == 1 && $0[0].contains(/^[a-z]{2,3}([-_][A-Za-z]+)?$/) }?[0]
    if let language, language.prefix(2) != environment.locale.prefix(2) {
      lines.append(
        "the device speaks '\(language)' and the scenario '\(environment.locale)': add '--locale \(language)'"
      )
    }
    return lines
  }
}
