import Foundation
import Gate
import Pages
import Scenarios
import SemanticTree
import Speech

/// A call that writes pages. Each input's page is made in a process of its own, because what espeak-ng says depends on
/// what it said before: so a page's sound is the same whatever else is reported on.
@MainActor
struct ReportCall {
  private let arguments: Arguments
  private let call: AuditCall
  private let names: PageNames
  private let folder: String
  private let old: ReportRecord?
  private let notes: DeviceNotes
  private let options: SpeechOptions
  /// In kilobytes.
  private let soundLimit: Int
  private let parent = getppid()

  /// - Throws: for options, an old report or notes that cannot be used, before anything is rendered.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    call = try AuditCall(arguments, checksExpectations: true)
    names = PageNames(call.inputs)
    folder = arguments.value("--output") ?? "Reports"
    old = try arguments.value("--against").map { try ReportRecord.read($0) }
    notes = try DeviceNotes.read(in: folder)
    options = try arguments.speech()
    soundLimit = try arguments.number("--sound-limit", in: 1...100_000).map { Int($0) } ?? 200
  }

  func carryOut(_ console: Console) throws -> ExitCode {
    if let records = arguments.value("--records") {
      _ = try call.result(console, doing: work(records))
      return .clean
    }
    try makeFolder()
    let records = try TemporaryFolder()
    defer { records.remove() }
    guard let result = try call.result(console, doing: work(records.path)) else { return .clean }
    guard result.inputs.contains(where: { $0.problem == nil }) else {
      return tellProblems(of: result, console)
    }
    let record = ReportRecord(
      toolVersion: Version.current,
      entries: try call.inputs.compactMap { try entry(of: $0, in: records.path) })
    try write(Data(IndexPage(result, record, names, making).html().utf8), to: "index.html")
    try write(try record.encoded(), to: "report.json")
    if let old {
      try write(Data(ComparisonPage(from: old, to: record, names, making).html().utf8), to: "comparison.html")
    }
    if old == nil { try? FileManager.default.removeItem(atPath: "\(folder)/comparison.html") }
    for path in notes.scenarios(besides: call.inputs) {
      console.printError("device.json has notes for '\(path)', which is not among the inputs")
    }
    let pages = record.entries.count
    console.print("\(folder)/index.html leads to \(pages == 1 ? "1 page" : "\(pages) pages")")
    if old != nil { console.print("\(folder)/comparison.html tells what is different") }
    return tellProblems(of: result, console)
  }

  /// A report of an earlier run stays as it was where nothing could be looked at.
  private func tellProblems(of result: GateResult, _ console: Console) -> ExitCode {
    let problems = result.inputs.compactMap(\.problem)
    for problem in problems { console.printError(problem) }
    return problems.isEmpty ? .clean : .cannotJudge
  }

  // MARK: In a process of its own

  private func work(_ records: String) -> AuditCall.IsolatedWork {
    AuditCall.IsolatedWork(arguments: ["--records", records]) { input in
      do {
        return try report(on: input, records)
      } catch {
        return call.unjudged(input, error)
      }
    }
  }

  /// Writes an input's page, and beside it what the index needs of it.
  private func report(on input: String, _ records: String) throws -> JudgedInput {
    let player = try call.player(for: input)
    let outcome = try call.audited(input, player)
    let result = try call.run.judge([outcome.judged])
    let survey = try Survey(player, path: input, states: outcome.states, findings: result.findings).run()
    let recorder = try arguments.has("--no-sound") ? nil : Recorder(options)
    let sounds = try survey.utterances.map { try recorder?.sound($0) ?? .leftOut }
    let page = ScenarioPage(
      survey.scenario, result, sounds: sounds, notes: notes, making, soundLimit: soundLimit)
    try write(Data(page.html().utf8), to: names.page(of: input))
    let entry = ReportRecord.Entry(scenario: survey.scenario, findings: result.findings)
    let file = URL(fileURLWithPath: "\(records)/\(names.page(of: input)).json")
    try JSONEncoder().encode(entry).write(to: file, options: .atomic)
    return outcome.judged
  }

  private func entry(of input: String, in records: String) throws -> ReportRecord.Entry? {
    let path = "\(records)/\(names.page(of: input)).json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try JSONDecoder().decode(ReportRecord.Entry.self, from: data)
  }

  // MARK: Making

  private var making: Making {
    Making(toolVersion: Version.current, rate: options.rate, hasSound: !arguments.has("--no-sound"))
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw UnwrittenFile(path: folder, reason: "the folder cannot be made; name another with '--output'")
    }
  }

  private func write(_ data: Data, to name: String) throws {
    // The process that called may be gone, and another run at work in the folder.
    if arguments.value("--worker") != nil, getppid() != parent { exit(ExitCode.cannotJudge.rawValue) }
    let path = "\(folder)/\(name)"
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw UnwrittenFile(path: path, reason: error.localizedDescription)
    }
  }
}

/// A file that could not be written.
struct UnwrittenFile: Error, CustomStringConvertible {
  var path: String
  var reason: String

  var description: String { "'\(path)' could not be written: \(reason)" }
}
