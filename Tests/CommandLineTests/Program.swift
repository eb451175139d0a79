import Foundation
import Testing

/// Runs the built program as a user would.
struct Program {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Variables set on top of a bare environment.
  var environment: [String: String] = [:]
  var folder = Program.project

  /// The package's folder.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let scenarios = project.appendingPathComponent("Scenarios").path

  /// The programs lie beside the test bundle.
  private static var binary: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #if os(macOS)
      let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? bundle
    #else
      let folder = bundle
    #endif
    return folder.deletingLastPathComponent().appendingPathComponent("a11ysim")
  }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String], shell prefix: String? = nil) throws -> Outcome {
    let process = Process()
    if let prefix {
      let words = [Program.binary.path] + arguments
      let command = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", prefix + " exec " + command.joined(separator: " ")]
    } else {
      process.executableURL = Program.binary
      process.arguments = arguments
    }
    let own = ProcessInfo.processInfo.environment
    process.environment = ["PATH": own["PATH"] ?? "", "HOME": own["HOME"] ?? "/"].merging(environment) { $1 }
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Standard error stays far below a pipe's room, so reading one after the other cannot block.
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complained = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: wasKilled ? -process.terminationStatus : process.terminationStatus, output: said,
      errors: complained)
  }

  static func scenario(_ name: String) -> String { scenarios + "/" + name + ".json" }

  /// A path as a user in the project's folder writes it.
  static func relative(_ name: String) -> String { "Scenarios/" + name + ".json" }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    return path(name)
  }

  var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

/// A text kept in Fixtures/Golden. `A11YSIM_RECORD=1` writes it anew, never where CI is set.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = Program.project.appendingPathComponent("Tests/CommandLineTests/Fixtures/Golden/\(name)")
  let environment = ProcessInfo.processInfo.environment
  if environment["A11YSIM_RECORD"] == "1", environment["CI"] == nil {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "differs from \(name)", sourceLocation: sourceLocation)
}
