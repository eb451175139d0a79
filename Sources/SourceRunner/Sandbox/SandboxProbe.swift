import Foundation

/// Finds out once which sandbox works, by using it.
public enum SandboxProbe {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: SandboxLevel] = [:]

  public static func best(for installation: Installation) -> SandboxLevel {
    lock.withLock {
      if let level = known[installation.host.path] { return level }
      let level = SandboxLevel.allCases.first { works($0, installation) } ?? .limits
      known[installation.host.path] = level
      return level
    }
  }

  static func works(_ level: SandboxLevel, _ installation: Installation) -> Bool {
    switch level {
    case .bubblewrap:
      guard let program = Bubblewrap.program else { return false }
      return succeeds(program, Bubblewrap(readable: [], homes: []).arguments + ["/bin/true"])
    case .landlock: return succeeds(installation.host, ["--confine", "yes", "--check"])
    case .seatbelt: return Seatbelt.program != nil
    case .limits: return true
    }
  }

  private static func succeeds(_ program: URL, _ arguments: [String]) -> Bool {
    (try? ChildProcess.run(program, arguments).status == 0) ?? false
  }
}

/// The sandbox of macOS.
enum Seatbelt {
  static var program: URL? {
    #if os(macOS)
      URL(fileURLWithPath: "/usr/bin/sandbox-exec")
    #else
      nil
    #endif
  }

  /// Reading is allowed, as is all that a process does to itself.
  static let profile = """
    (version 1)
    (allow default)
    (deny network*)
    (deny process-fork)
    (deny process-exec)
    (deny file-write*)
    (allow process-exec (regex #"/a11ysim-host$"))
    (allow file-write-data (literal "/dev/null"))
    (deny signal (target others))
    """
}
