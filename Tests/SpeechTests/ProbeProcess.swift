import Foundation

/// Runs `speech-probe`, which lies beside the test bundle.
struct ProbeProcess {
  var status: Int32
  var output: String
  var errors: String

  static var executable: URL {
    #if os(Linux)
      let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #else
      let products = Bundle(for: Folder.self).bundleURL.deletingLastPathComponent()
    #endif
    return products.appendingPathComponent("speech-probe")
  }

  /// Runs it to its end.
  init(_ arguments: [String], environment: [String: String] = [:], in folder: String? = nil) throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
