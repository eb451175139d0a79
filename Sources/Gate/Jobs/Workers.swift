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
      guard ending != .exited(0) else { continue }
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
    return inputs.enumerated().map { index, path in
      share.result(at: index)
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

/// The inputs that workers share out among themselves through files of a folder: who makes an input's claim has it.
public struct WorkShare {
  private let folder: String
  private let count: Int

  public init(folder: String, count: Int) {
    self.folder = folder
    self.count = count
  }

  /// Does what nobody has claimed, input after input.
  @MainActor
  public func work(_ audit: (Int) -> JudgedInput) throws {
    let parent = getppid()
    // Nobody asks for what is left when the process that called is gone.
    for index in 0..<count where getppid() == parent && claim(index) { try store(audit(index), at: index) }
  }

  private func claim(_ index: Int) -> Bool {
    let file = open(path("claim", index), O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard file >= 0 else { return false }
    let identifier = "\(getpid())"
    _ = identifier.withCString { write(file, $0, strlen($0)) }
    close(file)
    return true
  }

  func store(_ result: JudgedInput, at index: Int) throws {
    let data = try JSONEncoder().encode(result)
    try data.write(to: URL(fileURLWithPath: path("result", index)), options: .atomic)
  }

  func result(at index: Int) -> JudgedInput? {
    FileManager.default.contents(atPath: path("result", index)).flatMap {
      try? JSONDecoder().decode(JudgedInput.self, from: $0)
    }
  }

  /// What a worker has claimed and left without a result.
  func unfinished(claimedBy process: pid_t) -> [Int] {
    (0..<count).filter { index in
      guard let owner = FileManager.default.contents(atPath: path("claim", index)) else { return false }
      let isOwn = String(decoding: owner, as: UTF8.self) == "\(process)"
      return isOwn && !FileManager.default.fileExists(atPath: path("result", index))
    }
  }

  private func path(_ name: String, _ index: Int) -> String {
    folder.appending(pathComponent: "\(name)-\(index)")
  }
}
