import Foundation

/// A program that a test started.
///
/// Foundation's `Process` loses the end of a child now and then when tests start children on several threads at
/// once, and then waits for ever; this asks the kernel.
public final class ChildProgram {
  /// What a program left when it ended.
  public struct Outcome {
    /// The exit status; the negative number of the signal where one ended it.
    public var status: Int32
    public var output: String
    public var errors: String
  }

  public struct NotStarted: Error, CustomStringConvertible {
    public let description: String
  }

  public let processIdentifier: pid_t
  private let outputFile: URL
  private let errorFile: URL

  /// Starts a program with nothing on its standard input.
  ///
  /// - Parameter environment: all of it; nil for that of the test.
  public init(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil,
    in folder: String? = nil
  ) throws {
    let files = FileManager.default.temporaryDirectory
    outputFile = files.appendingPathComponent("child-\(UUID().uuidString)")
    errorFile = files.appendingPathComponent("child-\(UUID().uuidString)")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let mode = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, outputFile.path, mode, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errorFile.path, mode, 0o600)
    var (program, words) = (executable, arguments)
    if let folder {
      words = ["-c", #"cd "$1" && shift && exec "$@""#, "sh", folder, executable] + arguments
      program = "/bin/sh"
    }
    processIdentifier = try Self.spawn(program, words, environment, &actions)
  }

  /// Runs a program to its end.
  public static func run(
    _ executable: String, _ arguments: [String], environment: [String: String]? = nil,
    in folder: String? = nil
  ) throws -> Outcome {
    try ChildProgram(executable, arguments, environment: environment, in: folder).wait()
  }

  /// What the program has written to standard output so far.
  public var outputSoFar: String { Self.text(outputFile) }

  /// Waits for the end.
  public func wait() -> Outcome {
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    let outcome = Outcome(
      status: signal == 0 ? (status >> 8) & 0xFF : -signal, output: Self.text(outputFile),
      errors: Self.text(errorFile))
    for file in [outputFile, errorFile] { try? FileManager.default.removeItem(at: file) }
    return outcome
  }

  private static func text(_ file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  // POSIX_SPAWN_SETSID, which Glibc's module hides.
  #if os(Linux)
    private static let setSession = 0x80
  #else
    private static let setSession = 0x400
  #endif

  /// - Parameter isSessionLeader: whether the program gets a session of its own, without a terminal.
  static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String]?,
    _ actions: inout posix_spawn_file_actions_t, isSessionLeader: Bool = false
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a test run block signals, and a child would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let session = isSessionLeader ? setSession : 0
    posix_spawnattr_setflags(&attributes, Int16(Int(POSIX_SPAWN_SETSIGMASK) | session))
    let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, executable, &actions, &attributes, &words, &settings)
    guard code == 0 else {
      throw NotStarted(description: "'\(executable)': \(String(cString: strerror(code)))")
    }
    return identifier
  }
}
