import Foundation

/// Audits inputs in several processes, because view code may run on the main thread only and a crash of one input must
/// not cost the others.
public struct Workers {
  private let program: String
  private let arguments: (_ folder: String) -> [String]
  private let count: Int

  /// - Parameters:
  ///   - program: the path of this program.
  ///   - arguments: a call that leads to `WorkShare.work` in a folder.
  ///   - count: how many processes there are at the most.
  public init(_ program: String, count: Int, arguments: @escaping (_ folder: String) -> [String]) {
    self.program = program
    self.arguments = arguments
    self.count = count
  }

  /// Audits everything; what a dead worker was at is an input that could not be judged.
  ///
  /// - Parameter inputs: the paths as reports give them, in the order of the workers' call.
  public func run(_ inputs: [String]) throws -> [JudgedInput] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let share = WorkShare(folder: folder.path, count: inputs.count)
    var running = try (0..<min(count, inputs.count)).map { try start(number: $0, folder) }
    var next = running.count
    while let worker = running.popLast() {
      let ending = worker.process.wait()
      if ending == .exited(0) {
        // A worker may end before everything is done, so that the next input has a process of its own; one that did
        // nothing will not do better the next time.
        guard !share.isWhollyClaimed, !share.claims(of: worker.process.identifier).isEmpty else { continue }
        running.append(try start(number: next, folder))
        next += 1
        continue
      }
      let lost = share.unfinished(claimedBy: worker.process.identifier)
      for index in lost {
        try share.store(lostInput(inputs[index], ending, folder.text(of: worker.log)), at: index)
      }
      // A worker that claimed nothing will not do better the next time.
      if lost.isEmpty { break }
      running.append(try start(number: next, folder))
      next += 1
    }
    for worker in running { _ = worker.process.wait() }
    let results = share.results
    return inputs.enumerated().map { index, path in
      results[index]
        ?? JudgedInput(AuditedInput(path: path, title: path, problem: "\(path): error: its audit was lost"))
    }
  }

  private func start(number: Int, _ folder: TemporaryFolder) throws -> (process: ChildProcess, log: String) {
    let log = "log-\(number)"
    return (try ChildProcess(program, arguments(folder.path), errors: folder.path(of: log)), log)
  }

  private func lostInput(_ path: String, _ ending: ChildProcess.Ending, _ log: String) -> JudgedInput {
    let last = log.split(separator: "\n").last.map { ": \($0)" } ?? ""
    let words =
      switch ending {
      case .exited(let code): "ended with code \(code)"
      case .killed(let signal): "was ended by signal \(signal)"
      }
    let problem = "\(path): error: the process that audited it \(words)\(last)"
    return JudgedInput(AuditedInput(path: path, title: path, problem: problem))
  }
}
