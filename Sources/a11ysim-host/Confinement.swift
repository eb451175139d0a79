#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the process gives up before it loads a user's code.
struct Confinement {
  let command: HostCommand

  init(_ command: HostCommand) { self.command = command }

  /// Gives it up, for good.
  ///
  /// - Throws: where the kernel cannot confine the process and the command insists.
  func begin() throws {
    closeUnknownFiles()
    // No terminal is left to write to, and signals of the terminal go to the parent alone.
    setsid()
    chdir("/")
    Limits(command).set()
    #if os(Linux)
      endWithParent()
      for step in [SystemCall.giveUpPrivileges, Landlock.forbidWriting, SystemCallFilter().install] {
        do { try step() } catch  where command.confining == .attempt {}
      }
    #else
      if command.confining == .yes { throw NotConfined(part: "this system has no Landlock") }
    #endif
  }

  /// What the parent left open by accident is none of the user's code's business: it gets the standard streams and
  /// the two descriptors of the protocol.
  private func closeUnknownFiles() {
    for descriptor in Confinement.firstUnknown..<1024 { close(descriptor) }
  }

  /// The descriptor after those that a11ysim hands over.
  private static let firstUnknown: Int32 = 5

  /// A parent that is killed cannot end its child; the kernel can.
  private func endWithParent() {
    #if os(Linux)
      _ = SystemCall.prctl(SystemCall.setParentDeathSignal, Int(SIGKILL))
    #endif
  }
}

/// What the kernel cannot do.
struct NotConfined: Error, CustomStringConvertible {
  let part: String
  var description: String { "the process cannot be confined: \(part)" }
}
