import Foundation
import Gate
import Reporters

/// Writes the reports of a run and says how it ends.
@MainActor
struct ReportDelivery {
  private let outputs: [ReportOutput]
  private let context: ReportContext

  init(_ arguments: Arguments) throws {
    outputs = try arguments.outputs()
    let fingerprint: SARIFFingerprint = try arguments.choice("--sarif-fingerprint") ?? .own
    context = ReportContext(
      toolVersion: Version.current, isVerbose: arguments.has("--verbose"), linkBase: Self.linkBase,
      leavesLineHashToGitHub: fingerprint == .github)
  }

  private enum SARIFFingerprint: String, CaseIterable { case own, github }

  /// What makes a link of a file's path in a job on GitHub, which says where its sources are.
  private static var linkBase: String? {
    let variables = ProcessInfo.processInfo.environment
    guard let server = variables["GITHUB_SERVER_URL"], let repository = variables["GITHUB_REPOSITORY"],
      let commit = variables["GITHUB_SHA"]
    else { return nil }
    return "\(server)/\(repository)/blob/\(commit)/"
  }

  /// Writes everything that was asked for before the exit code is decided: a failing run has its reports too.
  func deliver(_ result: GateResult, to console: Console) -> ExitCode {
    var isComplete = true
    for output in outputs {
      let text = output.reporter.report(result, context)
      guard let path = output.path else {
        console.printRaw(text)
        continue
      }
      do {
        try write(text, to: path, appending: output.reporter == GitHubSummary.self)
      } catch {
        console.printError("a11ysim: '\(path)' could not be written: \(error.localizedDescription)")
        isComplete = false
      }
    }
    if !outputs.contains(where: { $0.path == nil }) {
      let reporter: any Reporter.Type =
        result.inputs.count == 1 || context.isVerbose ? TextReport.self : SummaryReport.self
      console.printRaw(reporter.report(result, context))
    }
    for problem in result.inputs.compactMap(\.problem) { console.printError(problem) }
    return isComplete ? ExitCode(result.verdict) : .cannotJudge
  }

  /// GitHub's file of a job's summary is everybody's, so it is added to. What is no plain file, such as a pipe or a
  /// device, is written into and never replaced.
  private func write(_ text: String, to path: String, appending: Bool) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let kind = try? FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    if let kind, kind != .typeRegular {
      let handle = try FileHandle(forWritingTo: url)
      try handle.write(contentsOf: Data(text.utf8))
      return try handle.close()
    }
    let before = appending ? FileManager.default.contents(atPath: url.path) ?? Data() : Data()
    try (before + Data(text.utf8)).write(to: url, options: .atomic)
  }
}

extension ExitCode {
  init(_ verdict: GateVerdict) {
    self =
      switch verdict {
      case .clean: .clean
      case .findings: .findings
      case .cannotJudge: .cannotJudge
      case .staleLedger: .staleLedger
      }
  }
}
