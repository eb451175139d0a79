import Foundation
import Gate
import Scenarios

/// A call that rewrites expectations which are not met.
@MainActor
struct UpdateCall {
  private let arguments: Arguments
  private let project: Project
  private let inputs: [String]

  private static let goesAlong: Set<String> = ["--update", "--fallback-language"]

  /// - Throws: `UsageError` in a pipeline, and with options that have no say in what is expected.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    if let value = UpdateCall.pipeline {
      throw UsageError(
        "'--update' is refused in a pipeline (CI is set to '\(value)'): expectations are rewritten where somebody reads "
          + "the difference", for: arguments.command)
    }
    let given = arguments.command.options.map(\.name).filter(arguments.has)
    if let other = given.first(where: { !UpdateCall.goesAlong.contains($0) }) {
      throw UsageError(
        "'\(other)' does not go with '--update', which plays scenarios as they are and writes no report",
        for: arguments.command)
    }
    let paths = try arguments.someOperands("an input: a scenario, or a folder with scenarios")
    project = Project(of: paths.first ?? ".")
    inputs = try InputPaths.expanded(paths, in: project)
  }

  /// What CI is set to; nil outside a pipeline.
  private static var pipeline: String? {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return ["", "0", "false"].contains(value.lowercased()) ? nil : value
  }

  func carryOut(_ console: Console) throws -> ExitCode {
    var code = ExitCode.clean
    var rewritten = 0
    for input in inputs {
      do {
        let update = try update(input, console)
        rewritten += update.rewritten
        for line in update.left { console.printError(line) }
        if !update.left.isEmpty, code == .clean { code = .findings }
      } catch {
        console.printError(Failure.message(for: error))
        code = .cannotJudge
      }
    }
    if rewritten == 0, code == .clean { console.print("every expectation is met; nothing was written") }
    return code
  }

  private func update(_ input: String, _ console: Console) throws -> ScenarioUpdate {
    // The reader's own words for what cannot be read.
    _ = try ScenarioReader.read(contentsOf: project.absolute(input), named: input)
    let file = try TextFile(reading: project.absolute(input))
    let update = try ScenarioUpdater.update(file.bytes, file: input) {
      try arguments.player(of: $0, at: project.absolute(input))
    }
    guard update.rewritten > 0 else { return update }
    try file.replace(by: update.bytes)
    DifferenceText.print(old: file.bytes, new: update.bytes, of: input, to: console)
    let count = update.rewritten
    console.print("\(input): \(count == 1 ? "1 expectation" : "\(count) expectations") rewritten")
    for doubt in update.doubts { console.printError("to be checked: \(input): \(doubt)") }
    for loss in update.silenced { console.printError("WARNING: now silent: \(loss); is that meant?") }
    return update
  }
}
