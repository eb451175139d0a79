import Foundation
import Gate
import Importers
import Scenarios
import SemanticTree
import SourceRunner
import VoiceOver

/// A call that audits inputs: which they are, what configures them, and how many processes do the work.
@MainActor
struct AuditCall {
  private let arguments: Arguments
  let run: GateRun
  /// Relative to the project.
  let inputs: [String]
  let sources: CallSources
  private let paths: [String]
  private let checksExpectations: Bool

  init(_ arguments: Arguments, paths: [String]? = nil, checksExpectations: Bool = false) throws {
    self.arguments = arguments
    self.checksExpectations = checksExpectations
    let paths =
      try paths ?? arguments.someOperands("an input: a scenario, Swift source, or a folder with either")
    self.paths = paths
    run = GateRun(try arguments.gateOptions(for: paths))
    let project = run.options.project
    let sources = try CallSources(paths, arguments, in: project)
    self.sources = sources
    let all = try paths.flatMap { path in
      try sources.inputs(at: path) ?? InputPaths.expanded([path], in: project)
    }.uniqued()
    inputs = try arguments.shard()?.inputs(of: all) ?? all
  }

  /// Work on an input that has a process of its own.
  struct IsolatedWork {
    /// What that process is called with besides the words of this call.
    var arguments: [String]
    /// What is done there.
    var judge: @MainActor (String) -> JudgedInput
  }

  /// Audits and judges the inputs.
  ///
  /// - Parameter work: what is done with each input in place of an audit.
  /// - Returns: nil in a worker, which leaves its results to the process that called it.
  func result(_ console: Console, doing work: IsolatedWork? = nil) throws -> GateResult? {
    if let folder = arguments.value("--worker") {
      let share = WorkShare(folder: folder, count: inputs.count)
      try share.work(limit: work == nil ? nil : 1) { index in
        work?.judge(inputs[index]) ?? judged(inputs[index])
      }
      return nil
    }
    // A configuration that cannot be used is an error before anything is audited; workers come after that.
    for input in inputs { _ = try run.configuration(for: run.options.project.absolute(input)) }
    var result = try run.judge(judgedInputs(console, work))
    result.shard = arguments.value("--shard")
    return result
  }

  private func judgedInputs(_ console: Console, _ work: IsolatedWork?) throws -> [JudgedInput] {
    let jobs = try arguments.jobs()
    defer { console.endProgress() }
    if work != nil || (jobs > 1 && inputs.count > 1), let program = Bundle.main.executablePath {
      console.progress("auditing \(inputs.count) inputs in \(min(jobs, inputs.count)) processes")
      let words = CommandLine.arguments.dropFirst()
      let overlay = arguments.value("--overlay").map { ["--overlay", $0] } ?? []
      return try Workers(program, count: jobs) { folder in
        Array(words.prefix(1)) + ["--worker", folder] + (work?.arguments ?? []) + overlay
          + Array(words.dropFirst())
      }.run(inputs)
    }
    return inputs.map { input in
      console.progress("auditing \(input)")
      return judged(input)
    }
  }

  private func judged(_ input: String) -> JudgedInput {
    do {
      return try audited(input, player(for: input)).judged
    } catch {
      return unjudged(input, error)
    }
  }

  func player(for input: String) throws -> ScenarioPlayer {
    if let preview = try sources.preview(for: input) { return try arguments.player(of: preview) }
    return try arguments.player(for: run.options.project.absolute(input), named: input, .transcript)
  }

  func audited(_ input: String, _ player: ScenarioPlayer) throws -> ScenarioAudit.Outcome {
    var outcome = try ScenarioAudit(
      player, path: input, configuration: run.configuration(for: run.options.project.absolute(input)),
      checksExpectations: checksExpectations, after: player.host is DumpHost ? statesBefore(input) : []
    ).run()
    if let build = try build(of: input, player.scenario) {
      let locator = FaultLocator(build: build, frontEnd: FrontEnd(try Installation()))
      outcome.judged.findings = try locator.located(outcome.judged.findings)
    }
    return outcome
  }

  /// The dumps that the call names before one, as far as they are of the same kind: states of one screen.
  private func statesBefore(_ input: String) throws -> [Screen] {
    let files = paths.map(run.options.project.relative)
    guard let index = files.firstIndex(of: input) else { return [] }
    let screen = try importedScreen(input)
    let before = try files[..<index].compactMap(importedScreen)
    return before.reversed().prefix { $0.format == screen?.format && $0.screen.hasSize(of: screen?.screen) }
      .reversed().map(\.screen)
  }

  private func importedScreen(_ input: String) throws -> ImportedScreen? {
    try arguments.importedScreen(at: run.options.project.absolute(input), named: input)
  }

  /// What an input's source was compiled to; nil for a scenario that is made of the tool's own components.
  private func build(of input: String, _ scenario: Scenario) throws -> SourceBuild? {
    if let preview = try sources.preview(for: input) { return preview.build }
    return try arguments.sourcePreview(of: scenario, at: run.options.project.absolute(input))?.build
  }

  /// An input that could not be looked at.
  func unjudged(_ input: String, _ error: any Error) -> JudgedInput {
    JudgedInput(AuditedInput(path: input, title: input, problem: Failure.message(for: error)))
  }
}
