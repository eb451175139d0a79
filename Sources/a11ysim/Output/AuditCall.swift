import Foundation
import Gate
import Scenarios
import VoiceOver

/// A call that audits inputs: which they are, what configures them, and how many processes do the work.
@MainActor
struct AuditCall {
  private let arguments: Arguments
  let run: GateRun
  /// Relative to the project.
  let inputs: [String]
  private let checksExpectations: Bool
  private let delivery: ReportDelivery

  init(_ arguments: Arguments, paths: [String]? = nil, checksExpectations: Bool = false) throws {
    self.arguments = arguments
    self.checksExpectations = checksExpectations
    delivery = try ReportDelivery(arguments)
    let paths = try paths ?? arguments.someOperands("an input: a scenario, or a folder with scenarios")
    run = GateRun(try arguments.gateOptions(for: paths))
    let all = try InputPaths.expanded(paths, in: run.options.project)
    inputs = try arguments.shard()?.inputs(of: all) ?? all
  }

  /// Audits and judges the inputs.
  ///
  /// - Returns: nil in a worker, which leaves its results to the process that called it.
  func result(_ console: Console) throws -> GateResult? {
    if let folder = arguments.value("--worker") {
      try WorkShare(folder: folder, count: inputs.count).work { judged(inputs[$0]) }
      return nil
    }
    // A configuration that cannot be used is an error before anything is audited; workers come after that.
    for input in inputs { _ = try run.configuration(for: run.options.project.absolute(input)) }
    var result = try run.judge(judgedInputs(console))
    result.shard = arguments.value("--shard")
    return result
  }

  private func judgedInputs(_ console: Console) throws -> [JudgedInput] {
    let jobs = try arguments.jobs()
    defer { console.endProgress() }
    if jobs > 1, inputs.count > 1, let program = Bundle.main.executablePath {
      console.progress("auditing \(inputs.count) inputs in \(min(jobs, inputs.count)) processes")
      let words = CommandLine.arguments.dropFirst()
      return try Workers(program, count: jobs) { folder in
        Array(words.prefix(1)) + ["--worker", folder] + Array(words.dropFirst())
      }.run(inputs)
    }
    return inputs.map { input in
      console.progress("auditing \(input)")
      return judged(input)
    }
  }

  private func judged(_ input: String) -> JudgedInput {
    let path = run.options.project.absolute(input)
    do {
      let player = try arguments.player(for: path, named: input, .transcript)
      return try ScenarioAudit(
        player, path: input, configuration: run.configuration(for: path),
        checksExpectations: checksExpectations
      ).run()
    } catch {
      return JudgedInput(AuditedInput(path: input, title: input, problem: Failure.message(for: error)))
    }
  }

  /// Writes the reports and says how the run ends.
  func deliver(_ result: GateResult, _ console: Console) -> ExitCode {
    delivery.deliver(result, to: console)
  }
}
