/// How a process that runs a user's code is kept from everything else, best first.
public enum SandboxLevel: String, Sendable, CaseIterable, CustomStringConvertible {
  /// A world of its own, made by bubblewrap: no network, no other processes, no home folder, nothing to write to.
  case bubblewrap
  /// The kernel's Landlock and a filter of system calls: no network, no other programs, nothing to write to. Files that
  /// the user may read can be read.
  case landlock
  /// The sandbox of macOS: no network, no other programs, nothing to write to.
  case seatbelt
  /// Limits on memory, time and files written, and no more.
  case limits

  /// What `doctor` says.
  public var description: String {
    switch self {
    case .bubblewrap: "bubblewrap (no network, no home folder, nothing to write to)"
    case .landlock: "Landlock and a filter of system calls (no network, nothing to write to)"
    case .seatbelt: "sandbox-exec (no network, nothing to write to)"
    case .limits: "limits on memory, time and files written only"
    }
  }

  /// Whether it keeps code from the network and from writing anywhere.
  public var isSandbox: Bool { self != .limits }

  /// One line for whoever runs code without a sandbox; nil where there is one.
  public var note: String? {
    isSandbox
      ? nil
      : "no sandbox is to be had here, so the views' code runs with limits on memory, time and files written only"
        + " (install bubblewrap, or insist with --sandbox required)"
  }
}

/// Whether code may run without a sandbox.
public enum SandboxRequirement: String, Sendable, CaseIterable {
  /// The best there is.
  case best
  /// Nothing less than a sandbox.
  case required
}

/// Why code is not run.
public struct SandboxError: Error, Sendable, CustomStringConvertible {
  public let description: String
}

extension SandboxRequirement {
  /// The level to run code with.
  ///
  /// - Throws: `SandboxError` where a sandbox is required and there is none.
  public func level(of installation: Installation) throws -> SandboxLevel {
    let level = SandboxProbe.best(for: installation)
    guard self == .best || level.isSandbox else {
      throw SandboxError(
        description: "a sandbox is required and there is none: neither bubblewrap ('bwrap' on PATH, and user"
          + " namespaces) nor Landlock with seccomp works here")
    }
    return level
  }
}
