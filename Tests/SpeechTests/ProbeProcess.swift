import Foundation
import TestSupport

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
    let outcome = try ChildProgram.run(
      Self.executable.path, arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, in: folder)
    (status, output, errors) = (outcome.status, outcome.output, outcome.errors)
  }
}
