import Foundation
import Gate
import SourceRunner

/// A call that audits again and again, whenever what it audits has changed.
@MainActor
struct WatchCall {
  private let arguments: Arguments
  private let path: String
  /// After how many audits it is enough; nil for never.
  private let limit: Int?
  /// How long to wait before looking again, in microseconds.
  private static let pause: UInt32 = 300_000

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    path = try arguments.operand("a path: Swift source, a scenario, or a folder with either")
    limit = try arguments.number("--runs", in: 1...1_000_000).map { Int($0) }
    guard FileManager.default.fileExists(atPath: file) else {
      throw UsageError("there is nothing at '\(path)' to be watched", for: arguments.command)
    }
  }

  private var file: String { InputName(path).file }

  func carryOut(_ delivery: ReportDelivery, _ console: Console) throws -> ExitCode {
    Interruption.hold()
    var state = WatchedFiles(at: file)
    var last = try audit(console)
    if Interruption.wasAskedFor { return .clean }
    if let last { _ = delivery.deliver(last, to: console) }
    var runs = 1
    console.print("watching \(path); Ctrl-C ends")
    console.flush()
    while limit.map({ runs < $0 }) ?? true {
      guard let next = change(from: state) else { return .clean }
      let changed = next.names(changedSince: state)
      state = next
      runs += 1
      let result = try audit(console)
      if Interruption.wasAskedFor { return .clean }
      tell(changed, from: last, to: result, console)
      last = result ?? last
    }
    return .clean
  }

  /// Waits for a change; nil where the watching is to end.
  private func change(from state: WatchedFiles) -> WatchedFiles? {
    while !Interruption.wasAskedFor {
      usleep(Self.pause)
      let next = WatchedFiles(at: file)
      if next != state { return next }
    }
    return nil
  }

  /// Nil where nothing could be judged, which is told.
  private func audit(_ console: Console) throws -> GateResult? {
    do {
      guard let result = try AuditCall(arguments).result(console) else { return nil }
      let problems = result.inputs.compactMap(\.problem)
      if problems.isEmpty || Interruption.wasAskedFor { return result }
      for problem in problems { console.printError(problem) }
      return problems.count == result.inputs.count ? nil : result
    } catch let error as UsageError {
      throw error
    } catch {
      if !Interruption.wasAskedFor { console.printError(Failure.message(for: error)) }
      return nil
    }
  }

  private func tell(
    _ changed: [String], from old: GateResult?, to new: GateResult?, _ console: Console
  ) {
    console.print("")
    console.print(console.emphasized("changed: \(changed.joined(separator: ", "))"))
    switch (old, new) {
    case (_, nil): console.print("it cannot be audited as it is")
    case (nil, let new?): console.print("it can be audited again: \(FixWords.findings(new.findings.count))")
    case (let old?, let new?):
      let comparison = AuditComparison(from: old, to: new)
      for item in comparison.gone { console.print(console.added("gone: \(item.words)")) }
      for item in comparison.new { console.print(console.removed("new:  \(item.words)")) }
      console.print(comparison.summary)
    }
    console.flush()
  }
}
