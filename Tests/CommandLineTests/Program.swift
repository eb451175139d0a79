import Foundation
import TestSupport
import Testing

/// Runs the built program as a user would.
struct Program {
  /// Variables set on top of a bare environment.
  var environment: [String: String] = [:]
  var folder = Program.project

  /// The package's folder.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let scenarios = project.appendingPathComponent("Scenarios").path

  /// The programs lie beside the test bundle.
  static var binary: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #if os(macOS)
      let folder = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? bundle
    #else
      let folder = bundle
    #endif
    return folder.deletingLastPathComponent().appendingPathComponent("a11ysim")
  }

  /// All that a program sees of the environment.
  var variables: [String: String] {
    let own = ProcessInfo.processInfo.environment
    return ["PATH": own["PATH"] ?? "", "HOME": own["HOME"] ?? "/"].merging(environment) { $1 }
  }

  func run(_ arguments: String...) throws -> ChildProgram.Outcome { try run(arguments) }

  /// - Parameter prefix: shell commands to run before the program takes the shell's place.
  func run(_ arguments: [String], shell prefix: String? = nil) throws -> ChildProgram.Outcome {
    guard let prefix else {
      return try ChildProgram.run(
        Program.binary.path, arguments, environment: variables, in: folder.path)
    }
    let words = ([Program.binary.path] + arguments).map {
      "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    return try ChildProgram.run(
      "/bin/sh", ["-c", prefix + " exec " + words.joined(separator: " ")], environment: variables,
      in: folder.path)
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
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name).deletingLastPathComponent(), withIntermediateDirectories: true)
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
