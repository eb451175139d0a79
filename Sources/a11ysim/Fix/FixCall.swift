import Foundation
import Gate
import SourceMessages
import SourceRunner

/// A call that looks for edits of source which mend what its audit finds.
@MainActor
struct FixCall {
  private let arguments: Arguments
  private let call: AuditCall
  private let files: EditableFiles

  /// - Throws: `UsageError` where no input is source.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    let call = try AuditCall(arguments)
    let project = call.run.options.project
    let others = arguments.operands.filter { call.sources.inputs(at: $0) == nil }
    guard others.count < arguments.operands.count else {
      throw UsageError(
        "'--fix' edits Swift source, and there is nothing to edit in scenarios: "
          + others.map(project.relative).joined(separator: ", "), for: arguments.command)
    }
    files = try EditableFiles(call.sources.builds, at: arguments.operands)
    self.call = call
  }

  func carryOut(_ delivery: ReportDelivery, _ console: Console) throws -> ExitCode {
    guard let before = try call.result(console) else { return .clean }
    for problem in before.inputs.compactMap(\.problem) { console.printError(problem) }
    let targets = FixTargets(before, in: files.files)
    let trial = FixTrial(
      arguments: arguments, files: files, targets: targets, before: AuditTally(before))
    let choice = try trial.choose(from: fixes(for: targets), console)
    tellDropped(choice.dropped, console)
    guard arguments.has("--write") else {
      show(choice, of: before, console)
      return ExitCode(before.verdict)
    }
    try write(choice.kept, console)
    // The files are other ones now.
    guard let after = try AuditCall(arguments).result(console) else { return .clean }
    return delivery.deliver(after, to: console)
  }

  /// Looked for in the files as they were read.
  private func fixes(for targets: FixTargets) throws -> [SourceFix] {
    if targets.findings.isEmpty { return [] }
    let request = SourceMending(files: files.files, findings: targets.findings)
    return try FrontEnd(try Installation()).fixes(for: request)
  }

  // MARK: Telling

  private func show(_ choice: FixTrial.Choice, of before: GateResult, _ console: Console) {
    for change in files.changes(by: choice.kept) {
      PatchText.print(old: change.text.bytes, new: change.bytes, of: change.file.name, to: console)
    }
    guard !choice.kept.isEmpty else {
      let count = before.findings.count
      guard before.inputs.contains(where: { $0.problem == nil }) else {
        return console.print("nothing could be looked at, so no edit is proposed")
      }
      let what = count == 0 ? "nothing is found" : "no edit is certain for \(FixWords.findings(count))"
      return console.print("\(what); nothing is to be written")
    }
    console.print("")
    console.print(FixWords.effect(from: AuditTally(before), to: choice.after))
    console.print("nothing was written; add '--write' to write these edits")
  }

  private func tellDropped(_ dropped: [FixTrial.Dropped], _ console: Console) {
    for drop in dropped {
      let name = files.files[drop.fix.file].name
      console.printError("not proposed: \(name):\(drop.fix.line): \(drop.fix.summary): \(drop.reason)")
    }
  }

  // MARK: Writing

  private func write(_ fixes: [SourceFix], _ console: Console) throws {
    let changes = files.changes(by: fixes)
    for change in changes {
      try change.text.replace(by: change.bytes)
      let count = fixes.count { files.files[$0.file].path == change.file.path }
      console.printError("wrote \(change.file.name): \(count == 1 ? "1 fix" : "\(count) fixes")")
    }
    if changes.isEmpty { console.printError("no edit is certain; nothing was written") }
  }
}

/// Words for what edits do.
enum FixWords {
  static func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }

  static func effect(from before: AuditTally, to after: AuditTally) -> String {
    let places = before.placeCount - after.placeCount
    let count = places == 1 ? "1 place" : "\(places) places"
    return "with these edits: \(findings(before.count - after.count)) fewer, in \(count); none new"
  }
}
