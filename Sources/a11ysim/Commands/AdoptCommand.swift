import Foundation
import Gate
import Reporters

/// Takes a project in as it is.
enum AdoptCommand: Command {
  static let name = "adopt"
  static let summary = "write a first configuration and baseline, so that only what is new fails"
  static let synopsis = "INPUT… [OPTIONS]"
  static let discussion = """
    Audits the inputs, writes .a11ysim.json with the recommended preset unless the project has one, and the baseline
    with everything that was found. Prints the causes whose mending would remove most findings, and exits 0 unless an
    input cannot be judged. Neither file is overwritten: where there is a baseline, 'baseline prune' and
    'baseline accept' change it.
    """
  static let options = Arguments.gateOptions
  static let examples = ["adopt Scenarios"]

  private static let causeLimit = 10

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let delivery = try ReportDelivery(arguments)
    let call = try AuditCall(arguments)
    let files = BaselineWriter(call.run)
    try files.checkNothingIsThere(for: call.inputs)
    guard let result = try call.result(console) else { return .clean }
    guard result.verdict != .cannotJudge else { return delivery.deliver(result, to: console) }
    let written = try files.create(from: result)
    if let path = try writeConfiguration(call) { console.print("wrote \(path)") }
    for path in written { console.print("wrote \(path)") }
    let causes = AdoptionAdvice.lines(result, limit: causeLimit)
    console.print("")
    console.print(causes.isEmpty ? "Nothing was found." : "Mending these would remove most findings:")
    for cause in causes { console.print("- \(cause)") }
    return .clean
  }

  /// - Returns: the path of what was written; nil where the project has a configuration.
  private static func writeConfiguration(_ call: AuditCall) throws -> String? {
    let path = call.run.options.project.absolute(ConfigurationText.fileName)
    let hasOne = FileManager.default.fileExists(atPath: path) || call.run.options.configurationFile != nil
    guard !hasOne else { return nil }
    try Data(ConfigurationText.first.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return call.run.options.project.relative(path)
  }
}
