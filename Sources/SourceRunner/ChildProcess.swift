import Foundation

/// Runs a program to its end.
enum ChildProcess {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  static func run(_ program: URL, _ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: said, errors: said)
  }
}
