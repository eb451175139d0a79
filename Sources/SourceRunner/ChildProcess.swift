import Foundation

/// Runs a program to its end.
enum ChildProcess {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// - Parameter input: what the program finds on its standard input.
  static func run(_ program: URL, _ arguments: [String], input: Data = Data()) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let (output, errors, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : source
    try process.run()
    // Three pipes, of which none may fill up while another is waited for.
    let said = Reading(errors)
    let writing = Thread {
      if !input.isEmpty { try? source.fileHandleForWriting.write(contentsOf: input) }
      try? source.fileHandleForWriting.close()
    }
    writing.start()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: answer, errors: String(decoding: said.wait(), as: UTF8.self))
  }

  /// Reads a pipe to its end on a thread of its own.
  private final class Reading: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    private var data = Data()

    init(_ pipe: Pipe) {
      Thread { [self] in
        data = pipe.fileHandleForReading.readDataToEndOfFile()
        isDone.signal()
      }.start()
    }

    func wait() -> Data {
      isDone.wait()
      return data
    }
  }
}
