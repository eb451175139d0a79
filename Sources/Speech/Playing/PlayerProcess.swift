import Foundation

/// A player program that reads samples from a socket.
///
/// Foundation's `Process` costs a thread's run loop and loses the end of a child now and then when several are
/// started at once; someone who presses keys starts one for nearly every key.
final class PlayerProcess: @unchecked Sendable {
  private let identifier: pid_t
  private let lock = NSLock()
  // Reaped or not; while it is not, no other process has the identifier.
  private var status: Int32?

  /// Starts a program with `input` as its standard input and its output thrown away.
  ///
  /// Throws ``SpeechError/playingFailed(program:reason:)``.
  init(_ program: String, _ arguments: [String], input: Int32) throws(SpeechError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.freeSignals(&attributes)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, &attributes, &words, environ)
    guard code == 0 else {
      throw .playingFailed(
        program: program, reason: "it could not be started: \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
  }

  // A thread may block signals and this program ignores SIGPIPE; a child would inherit both.
  private static func freeSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  /// Ends the program at once; nothing happens where it has ended. May be called from any thread.
  func kill() {
    lock.withLock { if status == nil { _ = Foundation.kill(identifier, SIGKILL) } }
  }

  /// Waits for the end and returns the exit status, negative for a signal.
  func wait() -> Int32 {
    // It is waited for without being reaped, so that `kill` never reaches another process.
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return lock.withLock {
      if let status { return status }
      var code: Int32 = 0
      while waitpid(identifier, &code, 0) == -1, errno == EINTR {}
      let ended = code & 0x7F == 0 ? (code >> 8) & 0xFF : -(code & 0x7F)
      status = ended
      return ended
    }
  }
}
