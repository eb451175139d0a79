import Foundation
import SemanticTree

/// A child process that is given the descriptors it needs and no others.
final class SpawnedProcess {
  private let identifier: pid_t
  private var status: Int32?

  /// - Parameters:
  ///   - files: open files of this process with the numbers that they have in the child; without one, its standard
  ///     input is empty.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String], files: [(from: Int32, to: Int32)]
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (from, to) in files { posix_spawn_file_actions_adddup2(&actions, from, to) }
    var words = [program.path] + arguments
    identifier = try SpawnedProcess.spawn(program, &words, environment, &actions)
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// A thread may block signals and the program ignores SIGPIPE; the child would inherit both.
  private static func freeSignals(_ attributes: inout Attributes) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for signal in [SIGPIPE, SIGINT, SIGQUIT, SIGTERM, SIGHUP] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  private static func spawn(
    _ program: URL, _ words: inout [String], _ environment: [String: String], _ actions: inout Actions
  ) throws -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var variables: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
    defer { for word in arguments + variables { free(word) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    freeSignals(&attributes)
    var started: pid_t = 0
    let code = posix_spawn(&started, program.path, &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      throw SourceError.notStarted("'\(program.path)': \(String(cString: strerror(code)))")
    }
    return started
  }

  deinit { end() }

  /// The status by `waitpid` if the process has ended.
  var ending: Int32? {
    if let status { return status }
    var code: Int32 = 0
    let found = waitpid(identifier, &code, WNOHANG)
    // Somebody else waited for it: how it ended is lost.
    if found == identifier || (found == -1 && errno == ECHILD) { status = code }
    return status
  }

  /// Waits for the end and returns the status.
  func wait() -> Int32 {
    if let status { return status }
    var code: Int32 = 0
    while waitpid(identifier, &code, 0) == -1, errno == EINTR {}
    status = code
    return code
  }

  /// Waits for the end, and ends the process where it takes longer.
  ///
  /// - Returns: the status; nil where it was too slow.
  func wait(atMost seconds: Double) -> Int32? {
    let start = DispatchTime.now().uptimeNanoseconds
    while ending == nil {
      if Double(DispatchTime.now().uptimeNanoseconds - start) > seconds * 1e9 {
        end()
        return nil
      }
      usleep(500)
    }
    return status
  }

  /// Ends the process at once and returns its status.
  @discardableResult
  func end() -> Int32 {
    if let ending { return ending }
    // It leads a session of its own from its first moments on; its children die with it.
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    return wait()
  }
}
