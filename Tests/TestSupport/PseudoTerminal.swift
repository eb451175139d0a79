import Foundation

/// A terminal that a test holds the other end of, with a program on it.
///
/// It keeps the terminal's own end open too, so that its settings can be read after the program is gone.
public final class PseudoTerminal {
  public struct NotMade: Error, CustomStringConvertible {
    public let description: String
  }

  /// Everything that the program has written so far.
  public private(set) var output = ""
  public let processIdentifier: pid_t
  private let master, slave: Int32
  private var bytes: [UInt8] = []

  /// Starts a program with the terminal as its standard input, output and error, and as its controlling one.
  public init(
    _ executable: String, _ arguments: [String], environment: [String: String], columns: Int = 80,
    lines: Int = 24
  ) throws {
    let path: String
    (master, path) = try Self.open()
    slave = Foundation.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.resize(master, columns, lines)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A session's leader gets the first terminal that it opens as its controlling one.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDWR, 0)
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, descriptor)
    }
    processIdentifier = try ChildProgram.spawn(
      executable, arguments, environment, &actions, isSessionLeader: true)
  }

  /// Makes the pair, and returns this end and the path of the other.
  private static func open() throws -> (Int32, String) {
    #if os(Linux)
      // Glibc's module hides `posix_openpt` and its kin; these are the requests that they make.
      let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (locked, index): (Int32, UInt32) = (0, 0)
      let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard master >= 0, ioctl(master, unlock, &locked) == 0, ioctl(master, number, &index) == 0 else {
        throw NotMade(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      return (master, "/dev/pts/\(index)")
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw NotMade(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
      }
      return (master, String(cString: name))
    #endif
  }

  deinit {
    close(master)
    close(slave)
    kill(processIdentifier, SIGKILL)
  }

  /// Forgets the output so far.
  public func forget() {
    bytes = []
    output = ""
  }

  /// The settings of the terminal, as bytes that can be compared.
  public var settings: [UInt8] {
    var settings = termios()
    guard tcgetattr(slave, &settings) == 0 else { return [] }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    return flags.flatMap { withUnsafeBytes(of: $0, Array.init) }
      + withUnsafeBytes(of: settings.c_cc, Array.init)
  }

  /// Presses keys.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes as they are.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives the terminal another size, which the program is told.
  public func resize(columns: Int, lines: Int) { Self.resize(master, columns, lines) }

  private static func resize(_ descriptor: Int32, _ columns: Int, _ lines: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(lines))
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Reads until something holds of the output; false where it still does not long after, or the program is gone.
  public func wait(until isSo: (String) -> Bool) -> Bool {
    let limit = Date(timeIntervalSinceNow: 60)
    while !isSo(output) {
      if Date() > limit { return false }
      _ = read(milliseconds: 200)
    }
    return true
  }

  /// Reads until the program has ended, and returns its exit status, negative for a signal; nil where it does not
  /// end.
  public func waitForEnd() -> Int32? {
    let limit = Date(timeIntervalSinceNow: 60)
    while Date() < limit {
      _ = read(milliseconds: 50)
      var status: Int32 = 0
      if waitpid(processIdentifier, &status, WNOHANG) == processIdentifier {
        while read(milliseconds: 0) {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
      }
    }
    return nil
  }

  private func read(milliseconds: Int32) -> Bool {
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0, source.revents & Int16(POLLIN) != 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer.prefix(count)
    output = String(decoding: bytes, as: UTF8.self)
    return true
  }
}
