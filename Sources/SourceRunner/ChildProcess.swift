import Foundation

/// Runs a program to its end.
enum ChildProcess {
  struct Result {
    /// The exit status; the negative number of the signal where one ended it.
    var status: Int32
    var output: Data
    var errors: String
  }

  /// How long a program may take, in seconds.
  private static let longest = 300.0

  /// - Parameter input: what the program finds on its standard input.
  static func run(_ program: URL, _ arguments: [String], input: Data = Data()) throws -> Result {
    let files = (
      input: try Descriptor.namelessFile(), output: try Descriptor.namelessFile(),
      errors: try Descriptor.namelessFile()
    )
    try FileHandle(fileDescriptor: files.input.number).write(contentsOf: input)
    lseek(files.input.number, 0, SEEK_SET)
    let process = try SpawnedProcess(
      program, arguments, environment: ProcessInfo.processInfo.environment,
      files: [
        (files.input.number, STDIN_FILENO), (files.output.number, STDOUT_FILENO),
        (files.errors.number, STDERR_FILENO),
      ])
    guard let status = process.wait(atMost: longest) else {
      throw SourceError.notStarted(
        "\(program.lastPathComponent) took longer than \(Int(longest)) seconds and was ended; name fewer files"
      )
    }
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? (status >> 8) & 0xFF : -signal, output: content(of: files.output),
      errors: String(decoding: content(of: files.errors), as: UTF8.self))
  }

  private static func content(of file: Descriptor) -> Data {
    lseek(file.number, 0, SEEK_SET)
    return (try? FileHandle(fileDescriptor: file.number).readToEnd()) ?? Data()
  }
}
