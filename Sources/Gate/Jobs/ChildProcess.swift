import Foundation

/// Another program that was started. Foundation's `Process` may lose the end of one of several children; this asks the
/// kernel.
struct ChildProcess {
  /// How a child ended.
  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  struct NotStarted: Error, CustomStringConvertible {
    let description: String
  }

  let identifier: pid_t

  /// Starts a program with nothing on its standard input.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that is looked for along `PATH`.
  ///   - output: the file that takes its standard output.
  ///   - errors: the file that takes its standard error.
  init(_ program: String, _ arguments: [String], output: String = "/dev/null", errors: String) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, mode, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, mode, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var started: pid_t = 0
    let code = posix_spawnp(&started, program, &actions, nil, &words, &settings)
    guard code == 0 else { throw NotStarted(description: "'\(program)': \(String(cString: strerror(code)))") }
    identifier = started
  }

  /// Waits for the end.
  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
  }

  /// What a program leaves when it has ended.
  struct Answer {
    var ending: Ending
    var output: String
    var errors: String
  }

  /// Runs a program to its end.
  static func run(_ program: String, _ arguments: [String]) throws -> Answer {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (output, errors) = (folder.path(of: "out"), folder.path(of: "err"))
    let ending = try ChildProcess(program, arguments, output: output, errors: errors).wait()
    return Answer(ending: ending, output: folder.text(of: "out"), errors: folder.text(of: "err"))
  }
}

/// A folder for files that nobody keeps.
package struct TemporaryFolder {
  package let path: String

  package init() throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func path(of name: String) -> String { path.appending(pathComponent: name) }

  /// The content of a file; nothing where it is not there.
  func text(of name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path(of: name)) ?? Data(), as: UTF8.self)
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
